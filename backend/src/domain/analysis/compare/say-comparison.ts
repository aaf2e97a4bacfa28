import { sayRemark } from '../report/say-report.ts';
import type { Teller } from '../report/languages/teller.ts';
import type { Effect, PaperComparison } from './comparison.ts';

/**
 * A finished comparison in another language. Names, figures and words of the papers stay; a sentence that is no message of ours is left out
 * where a title says it too, and quoted as a remark in English where it limits what the comparison can say.
 */
export function sayComparison(comparison: PaperComparison, teller: Teller): PaperComparison {
  if (teller.language === 'en') return comparison;
  const say = (words: string) => teller.say(words, 'compare') ?? '';
  return {
    ...comparison,
    summary: say(comparison.summary) || teller.say(comparison.summary) || comparison.summary,
    effects: comparison.effects.map((effect) => ({
      ...effect,
      title: sayTitle(effect, teller),
      text: say(effect.text),
    })),
    unchanged: { ...comparison.unchanged, sentence: say(comparison.unchanged.sentence) },
    notCompared: comparison.notCompared.map(
      (doubt) => teller.say(doubt, 'compare') ?? sayRemark(doubt, teller),
    ),
  };
}

/** Contexts of what facts say. */
const FACTS = ['amount', 'term', 'notice', 'date', 'law', 'other', 'stretch', ''] as const;

/** `Notice to leave: 30 days → 60 days`: a name and its figures, each in the language where it is a word of ours. */
function sayTitle({ title }: Pick<Effect, 'title'>, { say }: Teller): string {
  const whole = say(title, 'compare');
  if (whole !== null) return whole;
  const [name = '', ...rest] = title.split(': ');
  if (rest.length === 0) return title;
  const named = say(name, 'compare') ?? say(name, 'label') ?? name;
  const figure = (words: string): string => {
    for (const context of FACTS) {
      const said = say(`${words}.`, context) ?? say(words, context);
      if (said !== null) return said.replace(/\.$/, '');
    }
    return words;
  };
  const told = rest.join(': ');
  return `${named}: ${say(told, 'compare') ?? told.split(' → ').map(figure).join(' → ')}`;
}
