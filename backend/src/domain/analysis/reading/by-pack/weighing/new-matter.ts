import type { Burden } from '../../burdens/burden.ts';
import type { RiskFamily } from '../../burdens/families.ts';
import { fold } from '../../packs/fold.ts';

/** What the clauses of a family are about that a reader has to tell apart, in the five languages. */
const MATTERS: Readonly<Partial<Record<RiskFamily, Readonly<Record<string, RegExp>>>>> = {
  forum: {
    arbitration: /schieds|schlicht|arbitr|mediat|mediac|mediaz|sammelklage|action de groupe|class action/u,
    court: /gericht|tribuna|juzgado|fuero|foro|juridiction|giurisdizione|competen/u,
    law: /recht|gesetz|droit|loi|ley|derecho|\blei\b|legge|diritto/u,
  },
  'deemed-consent': {
    policy: /datenschutz|confidential|vie privee|privacidad|privacidade|privacy|riservatezza|cookie/u,
    change: /ander|geander|aktualis|neue|modif|cambi|alter|atualiz|actualiz|aggiorn|nouvel/u,
    use: /nutz|verwend|zugreif|utilis|acced|uso|usar|utiliz|usando|iscri|registr|anmeld|klick|cliqu|clic/u,
  },
};

/** How much a clause that says something new comes before those that say the same again; less than any difference of weight. */
const NEW = 0.4;

/**
 * Burdens in the order of the paper, those that are the first of their family to speak of a matter a little heavier, and as grave as
 * the gravest of the family: they make one point with it.
 */
export function newMattersFirst(
  burdens: readonly Burden[],
  printedOf: (burden: Burden) => string,
): readonly Burden[] {
  const seen = new Set<string>();
  return burdens.map((burden) => {
    const matters = MATTERS[burden.family];
    if (matters === undefined) return burden;
    const folded = fold(printedOf(burden));
    const fresh = Object.entries(matters)
      .filter(([, says]) => says.test(folded))
      .map(([matter]) => `${burden.family}/${matter}`)
      .filter((matter) => !seen.has(matter));
    for (const matter of fresh) seen.add(matter);
    if (fresh.length === 0) return burden;
    const isGrave = burdens.some(({ family, severity }) => family === burden.family && severity === 'high');
    return {
      ...burden,
      weight: (burden.weight ?? 0) + NEW,
      ...(isGrave ? { severity: 'high' as const } : {}),
    };
  });
}
