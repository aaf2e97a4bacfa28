import type { AskedQuestion } from './everyday-questions.ts';

/** Two more ways in which a person asks about each family of burden. */
const OTHER_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'unilateral-change': [
    'Can they put the price up or change the rules?',
    'Are they allowed to alter this later?',
  ],
  'sole-discretion': ['Is it up to them alone?', 'Who gets the last word?'],
  'unequal-exit': ['Do both of us need the same notice?', 'Is it harder for me to get out than for them?'],
  'no-exit': ['Can I leave early?', 'How do I get out of this before the end?'],
  'auto-renewal': [
    'Will it just carry on if I do nothing?',
    'Do I have to cancel or does it stop by itself?',
  ],
  'sudden-end': ['Can they end it without warning?', 'Could I be out at once?'],
  'exit-cost': ['Do I have to pay if I cancel?', 'Is there a fee for ending it?'],
  forfeiture: ['Do I get my money back?', 'Can they keep my deposit?'],
  penalty: ['What if I pay late?', 'Will I be fined?'],
  'broad-indemnity': ['Do I have to pay when somebody sues them?', 'Must I cover their losses?'],
  'uncapped-liability': ['How much could I have to pay at worst?', 'Is there a cap on what I owe?'],
  'other-side-not-liable': [
    'Do they pay if they break something?',
    'What if something gets damaged or stolen?',
  ],
  'answers-for-others': ['Am I responsible for what my guests or staff do?', 'Do I pay for the others too?'],
  'cost-shifting': ['Who pays for repairs and other costs?', 'Do I have to pay their lawyers or taxes?'],
  waiver: ['Am I signing away my rights?', 'Can I still make a claim later?'],
  forum: ['Which court decides?', 'Can I sue them where I live?'],
  restraint: ['Can I work for a competitor afterwards?', 'Am I free to take on other work?'],
  gag: ['Do I have to keep this secret?', 'Can I write a bad review?'],
  'ip-grab': ['Do they own my work?', 'Can they use what I made?'],
  'data-or-image': ['Can they film me or use my picture?', 'What happens to my data?'],
  'entry-or-seizure': ['Can they walk into my home?', 'Can they take or sell what is mine?'],
  'deemed-consent': ['What if I do not answer?', 'Does silence mean yes?'],
  'short-deadline': ['How long do I have to complain?', 'By when do I have to say something?'],
  'withheld-pay': ['Can they take something off my pay?', 'Might I get paid late?'],
  'open-price': ['Can it get more expensive?', 'Are there costs on top?'],
  'no-promise': ['Do they have to deliver on time?', 'Can I rely on what they say?'],
  'thin-remedy': ['What if it does not work?', 'Can I send it back?'],
  transfer: ['Can they sell this to somebody else?', 'Could I end up with another company?'],
  'work-demands': ['Can they send me to another place?', 'Do I have to work at weekends?'],
  'minimum-commitment': ['Do I have to take a certain amount?', 'What if I need less?'],
  'spoken-promises-lost': [
    'They promised me something on the phone, is that worth anything?',
    'Do our e-mails count?',
  ],
  'wide-power': ['Can they sign for me?', 'What can they do in my name?'],
  security: ['What can they take if I do not pay?', 'Can I lose my truck or my home?'],
  'proof-burden': ['Who decides who is right?', 'What if their numbers are wrong?'],
  'benefit-lost': ['What do I miss out on?', 'Could I lose my cover or my benefits?'],
};

/** The same question in other words: of each kind of question that asks for a rule, one of three ways, by its number. */
export function inOtherWords(
  asked: AskedQuestion,
  family: string | undefined,
  number: number,
): AskedQuestion {
  if (asked.kind === 'duty') {
    const what = asked.question.replace(/^Who has to /, '');
    const forms = [asked.question, `Do I have to ${what}`, `Must they ${what}`];
    return { ...asked, question: forms[number % forms.length]! };
  }
  const words = family === undefined ? undefined : OTHER_WORDS[family];
  return words === undefined ? asked : { ...asked, question: [asked.question, ...words][number % 3]! };
}
