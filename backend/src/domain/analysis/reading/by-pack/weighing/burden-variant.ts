import type { PackBurden } from '../../languages/pack.ts';
import { fold } from '../../packs/fold.ts';

/** Work, trade and custom in the five languages. */
const OF_WORK =
  /konkurr|wettbewerb|kunden|servic|serviz|auftrag|prester|beschaftig|arbeit|tatig|salon|eroffn|concurr|clientele|travaill|emplo|competen|trabaj|clientes|trabalh|concorr|lavor|esclusiv|exclusiv|achet|comprar|comprare|kaufen|bezieh|plataforma|plateforme|piattaforma|contact|gewerb|unternehm/u;

/** The finer kind that chooses the words for a burden, where the clause itself tells more than its rule. */
export const variantOf = (rule: PackBurden, printed: string): string =>
  isRuleOfUse(rule, printed)
    ? 'use'
    : rule.family === 'sudden-end' && ALL_DUE.test(fold(printed))
      ? 'acceleration'
      : (rule.variant ?? 'general');

/** The whole rest falls due at once. */
const ALL_DUE =
  /(?:gesamte|ganze)\p{L}{0,2} rest|reste d'un coup|tout le reste|solde .{0,40}exigible|totalite .{0,40}exigible|exigibles? de una|todo el resto|tudo o resto|resto todo|tutto il resto|vencimento antecipado|saldo .{0,30}immediatamente/u;

/** `È vietato fumare, tenere animali, sublocare`: a rule of the house, not of work or trade. */
const isRuleOfUse = ({ family }: PackBurden, printed: string): boolean =>
  family === 'restraint' && !OF_WORK.test(fold(printed));
