const BYTES_PER_MB = 1024 * 1024;

/** A size in bytes as megabytes with two decimals, such as `1.25 MB`. A megabyte is 1024 × 1024 bytes, as in the upload limit. */
export function fileSize(bytes: number): string {
  return `${(bytes / BYTES_PER_MB).toFixed(2)} MB`;
}
