export type FileLook = 'pdf' | 'image' | 'other';

/** What a file looks like, for its icon and for showing it: by its media type, or by its ending where the browser knows no type. */
export function lookOf({ type, name }: Pick<File, 'type' | 'name'>): FileLook {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf';
  return type.startsWith('image/') || /\.(jpe?g|png)$/i.test(name) ? 'image' : 'other';
}
