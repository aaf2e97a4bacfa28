import { RISK_FAMILIES, type RiskFamily } from '../../reading/burdens/families.ts';
import type { Severity } from '../../finding.ts';

/** What a model may report. */
export type FindingKind = 'key_fact' | 'obligation' | 'risk' | 'unusual' | 'machine_text';

/** Names that models give to the fields they were asked for, ours first. */
export const FIELD_NAMES = {
  ids: [
    'ids',
    'id',
    'paragraph_ids',
    'paragraphs',
    'paragraph',
    'paragraph_id',
    'refs',
    'ref',
    'clause_ids',
    'para',
    'paragraph_number',
    'clause',
    'section',
    'source',
    'sources',
    '§',
    'absatz',
    'absätze',
    'paragraf',
    'paragraphe',
    'párrafo',
    'parágrafo',
    'paragrafo',
  ],
  quote: [
    'quote',
    'quotes',
    'quoted_text',
    'evidence',
    'excerpt',
    'citation',
    'verbatim',
    'exact_quote',
    'exact_words',
    'clause_wording',
    'original',
    'passage',
    'snippet',
    'clause_text',
    'text_excerpt',
    'original_text',
    'zitat',
    'citation_exacte',
    'cita',
    'citação',
    'citazione',
    'citation_text',
  ],
  kind: ['kind', 'type', 'category', 'finding_type', 'art'],
  who: ['who', 'party', 'side', 'obligor', 'responsible', 'responsible_party', 'debtor', 'actor', 'wer'],
  severity: [
    'severity',
    'level',
    'risk_level',
    'priority',
    'importance',
    'risk_severity',
    'schwere',
    'schweregrad',
    'niveau',
    'gravité',
    'gravedad',
    'gravidade',
    'gravità',
    'rating',
    'risk',
  ],
  title: [
    'title',
    'issue',
    'heading',
    'name',
    'label',
    'headline',
    'titel',
    'titre',
    'título',
    'titolo',
    'risk_title',
    'short_title',
  ],
  says: [
    'says',
    'explanation',
    'description',
    'meaning',
    'why',
    'reason',
    'impact',
    'details',
    'in_plain_english',
    'plain_english',
    'what_it_means',
    'why_it_matters',
    'why_this_matters',
    'erklärung',
    'begründung',
    'erläuterung',
    'bedeutung',
    'explication',
    'explicación',
    'explicação',
    'spiegazione',
    'meaning_for_you',
    'what_this_means',
    'consequence',
    'effect',
    'concern',
    'comment',
    'note',
    'in_practice',
    'problem',
    'duty',
    'obligation',
    'fact',
    'value',
    'text',
    'risk',
    'action',
    'summary',
    'analysis',
  ],
  advice: [
    'advice',
    'ask',
    'recommendation',
    'suggestion',
    'what_to_ask',
    'empfehlung',
    'rat',
    'ratschlag',
    'conseil',
    'consejo',
    'conselho',
    'consiglio',
    'what_to_do',
    'suggested_action',
    'next_step',
    'negotiate',
    'request',
    'mitigation',
    'recommended_action',
  ],
  usual: ['usual', 'what_is_usual', 'market', 'market_standard', 'standard', 'typical'],
  wording: [
    'wording',
    'replacement',
    'proposed_wording',
    'suggested_wording',
    'suggested_text',
    'replacement_text',
    'revised_clause',
    'new_wording',
  ],
  family: ['family', 'risk_family', 'risk_type', 'class'],
  when: ['when', 'deadline', 'due', 'timing'],
} as const satisfies Record<string, readonly string[]>;

const KNOWN: ReadonlySet<string> = new Set(Object.values(FIELD_NAMES).flat());
/** What a name means that models make up of several words: `plain_explanation`, `exact_clause_quote`. */
const MEANT: readonly (readonly [RegExp, keyof typeof FIELD_NAMES])[] = [
  [/wording|replacement|redraft|rewrit|revised/, 'wording'],
  [/advice|recommend|suggest|action|negotiat|ask\b|what_to/, 'advice'],
  [/quot|excerpt|verbatim|passage|exact/, 'quote'],
  [/severity|level|grade|rating|seriousness/, 'severity'],
  [/title|headline|heading|label|short_name/, 'title'],
  [/explan|meaning|means|impact|consequence|why|plain|rationale|reason|descri/, 'says'],
  [/(?:paragraph|clause|section|para)_?(?:ids?|numbers?|nos?|refs?|references?)\b|^ids?_|_ids?$/, 'ids'],
  [/usual|market|typical|standard/, 'usual'],
];

/** The field that a made-up name means, or null; names that are known are none. */
export const fieldMeant = (name: string): keyof typeof FIELD_NAMES | null =>
  KNOWN.has(name) ? null : (MEANT.find(([words]) => words.test(name))?.[1] ?? null);

const KIND_WORDS: readonly (readonly [RegExp, FindingKind])[] = [
  [/machine|inject|prompt|orders? to|\bai\b/, 'machine_text'],
  [/unusual|compar|deviat|uncommon|atypical/, 'unusual'],
  [
    /risk|risik|danger|red.?flag|concern|issue|unfair|warning|problem|burden|pitfall|risiko|risque|riesgo|risco/,
    'risk',
  ],
  [/oblig|dut(?:y|ies)|requirement|responsib|commitment|pflicht|to.?do|\bmust\b/, 'obligation'],
  [
    /fact|part(?:y|ies)|date|amount|money|sum|price|term|law|notice|payment|key|info|deadline|duration|other/,
    'key_fact',
  ],
];

/** What kind a word means, or null. */
export function kindOf(word: string): FindingKind | null {
  const plain = word.toLowerCase();
  return KIND_WORDS.find(([words]) => words.test(plain))?.[1] ?? null;
}

const SEVERITY_WORDS: readonly (readonly [RegExp, Severity])[] = [
  [
    /^(?:very )?(?:high|critical|severe|serious|major|extreme|grave|red|urgent|hoch|sehr hoch|kritisch|schwer|élevée?|eleve|haute?|alto|alta|crítico|crítica|critique|hoog|hög|høy|h)\b|🔴|^(?:[7-9]|10) ?(?:\/|of|out of) ?10/,
    'high',
  ],
  [
    /^(?:medium|moderate|mid|middle|med|amber|yellow|orange|mittel|mäßig|moyenne?|modérée?|medio|media|moderad[oa]|médio|média|gemiddeld|m)\b|[🟠🟡]|^[4-6] ?(?:\/|of|out of) ?10/u,
    'medium',
  ],
  [
    /^(?:low|minor|minimal|small|slight|green|niedrig|gering|faible|bajo|baja|baixo|baixa|laag|låg|lav|l)\b|🟢|^[1-3] ?(?:\/|of|out of) ?10/,
    'low',
  ],
];

/** How grave a word calls a risk; null where it says nothing, as "none" does for what is no risk. */
export function severityOf(word: string): Severity | null {
  const plain = word.trim().toLowerCase();
  return SEVERITY_WORDS.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** The family of risk that a word names, or null. */
export function familyOf(word: string): RiskFamily | null {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return RISK_FAMILIES.find((family) => family === plain) ?? null;
}
