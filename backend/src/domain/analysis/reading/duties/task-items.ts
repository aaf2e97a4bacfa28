import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Frame } from '../frames/frame.ts';

/** Verbs that alone tell no deed, and in a list of tasks do. */
const VERBS = /^(?:be|have|do|stay|keep|let|start|accept|sign)$/;
const OPENS_TASKS = /\b(?:will|shall|must|agrees? to|undertakes? to|promises? to)(?: not)?\s?:?\s*$/i;
/** What somebody gets or may do is no task of theirs. */
const GETS =
  /\b(?:be|have) (?:paid|entitled|given|free|allowed|able|told|the right|a right|access|use of)\b/i;

/** `be quiet after eleven` under `KIM WILL`: a list of what somebody will do holds tasks, whatever the verb. */
export function isItemOfTasks(
  { lead, mode, actor, verb }: Frame,
  { text: words }: Sentence,
  { text }: LegalText,
): boolean {
  if (lead === null || actor.kind !== 'side' || !/^(?:will|must)(?:-not)?$/.test(mode)) return false;
  if (!VERBS.test(verb) || GETS.test(words)) return false;
  const opens = new RegExp(String.raw`^\W{0,4}(?:\(?[a-z\d]{1,3}[).] )?(?:not |never )?${verb}\b`, 'i');
  return opens.test(words) && OPENS_TASKS.test(text.slice(lead.start, lead.end));
}
