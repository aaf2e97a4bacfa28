import type { Gathered } from '../gather.ts';
import { fold } from '../names/names.ts';

/** Of two sides, the one whose name opens the paper writes it as `we`, where the other stands further down. */
export function giveByTitle(mains: readonly Gathered[], body: string): void {
  if (mains.length !== 2 || mains.some(({ pronouns }) => pronouns.size > 0)) return;
  const title = fold(body.slice(0, body.indexOf('\n') + 1)).replace(/^the /, '');
  const [writer, ...more] = mains.filter(({ names }) =>
    names.some((name) => name.length > 4 && ` ${title} `.startsWith(` ${fold(name)} `)),
  );
  if (writer === undefined || more.length > 0 || writer.weight >= 3) return;
  writer.pronouns.add('we');
  mains.find((side) => side !== writer)!.pronouns.add('you');
}
