import type { Turning } from './comparison.ts';

const NOT =
  /^(?:not|no|never|neither|nor|none|nothing|nobody|cannot|can't|won't|shan't|don't|doesn't|isn't|aren't|without|except|unless|only|excluding|nicht|kein|keine|keinen|keiner|nie|ohne|außer|sauf|aucun|aucune|jamais|sans|ninguno|ninguna|nunca|sin|salvo|não|nenhum|nenhuma|sem|niet|geen|nooit|zonder|non|nessun|nessuna|mai|senza|pas)$/;
const DUTY =
  /^(?:shall|must|may|might|will|would|should|can|could|need|required|obliged|entitled|permitted|allowed|free|liable|muss|müssen|darf|dürfen|kann|können|soll|sollen|doit|doivent|peut|peuvent|debe|deben|deberá|puede|pueden|deve|devem|pode|podem|moet|moeten|mag|mogen|devono|può|possono)$/;
const NUMBER_WORD =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|double|twice|once|days?|weeks?|months?|years?|hours?|business|[$€£¥₹%]|percent)$/;
const DATE =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{1,4}[./]\d{1,2}[./]\d{1,4})$/;

/** What kind of meaning-turning word this is, or null for an ordinary one. */
export function turningOf(key: string): Turning | null {
  if (DATE.test(key)) return 'date';
  if (/\d/.test(key) || NUMBER_WORD.test(key)) return 'number';
  if (NOT.test(key)) return 'not';
  return DUTY.test(key) ? 'duty' : null;
}

/** What weighs most first. */
export const TURNING_ORDER: readonly Turning[] = ['number', 'date', 'not', 'duty'];
