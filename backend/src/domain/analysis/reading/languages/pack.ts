/**
 * What the reading has to know about a language to read a paper in it. Data only: a person who knows the law and the language can
 * read and extend a pack without reading code. English is read by its own, finer lists in `en`.
 *
 * Phrases are written in the small language of `phrase.ts`, with accents; they are compared without regard to case and accents.
 * In phrases about who does what the sides stand as
 *
 *   `@w` `@s`     the weaker and the stronger side as the one who acts: `der Mieter`, `wir`
 *   `@wo` `@so`   the same side in another role: `dem Mieter`, `par le bailleur`, `uns`
 *   `@b`          both sides: `die Parteien`
 *   `@x` `@y`     in what holds for either: the one the phrase is about, and the one who faces it (`@xo`, `@yo` likewise)
 *   `@x*`         in any role
 */
import type { RiskFamily } from '../burdens/families.ts';
import type { Severity } from '../../finding.ts';
import type { PhraseLists } from './phrase.ts';

export type PackCode = 'de' | 'fr' | 'es' | 'pt' | 'it';
export type TimeUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: PackCode;
  /** In English: `German`. */
  readonly name: string;
  readonly roles: readonly PackRole[];
  readonly mentions: PackMentions;
  readonly figures: PackFigures;
  readonly names: PackNames;
  readonly facts: PackFacts;
  readonly duties: PackDuties;
  readonly speech: PackSpeech;
  /** Kinds of paper, most special first. */
  readonly kinds: readonly PackKind[];
  /** What the stronger of two people does who are called by name, by the kind of deal: `lends`; also of himself: `I lend`. */
  readonly gives: readonly { readonly deal: string; readonly says: readonly string[] }[];
  /** What the weaker one does in such deals: `borrows`. */
  readonly takes: readonly { readonly deal: string; readonly says: readonly string[] }[];
  /** What the writer of a letter says who takes something from the one it is written to: `fico com a tua carrinha`. */
  readonly takesAsMe: readonly { readonly deal: string; readonly says: readonly string[] }[];
  /** Words that show the kind of deal where nobody is called by a role. */
  readonly hints: readonly { readonly deal: string; readonly says: readonly string[] }[];
  /** What papers usually settle. */
  readonly expected: readonly PackExpectation[];
  /** Named lists that phrases of the pack refer to as `{name}`. */
  readonly lists: PhraseLists;
  readonly burdens: readonly PackBurden[];
  readonly protects: PackProtects;
}

/** A word that papers call a side by. */
export interface PackRole {
  /** The role in English, as the report says it: `Tenant`. */
  readonly english: string;
  readonly side: 'weaker' | 'stronger';
  /** Kinds of deal in which it faces others; names are those of the English pairs where there is one. */
  readonly deals: readonly string[];
  /** Every form of the word, with gender, number and case. The first is shown. */
  readonly forms: readonly string[];
}

/** How sides are spoken of. */
export interface PackMentions {
  /** Words in front of a role that belong to it and leave it the one who acts: `der`, `jeder`, `le`. */
  readonly articles: readonly string[];
  /** Words that belong to it and show that it is not the one who acts: `dem`, `du`, `al`. */
  readonly obliqueArticles: readonly string[];
  /** Words after which it is not the one who acts; they stay part of the sentence: `durch`, `par`. */
  readonly prepositions: readonly string[];
  /** Role with its article where the two together show the same: `der *in`, `*ers`. */
  readonly obliqueForms: readonly string[];
  /** Words right after which a role is the one to whom something is done: `informer le bailleur`. */
  readonly objectAfter: readonly string[];
  /** The reader addressed by the paper: `Sie`, `vous`. */
  readonly you: readonly string[];
  readonly youOblique: readonly string[];
  /** Pronouns that mean the reader only with a capital inside a sentence (`Sie`); tested on the text as printed. */
  readonly youCapital: readonly string[];
  /** Verbs that say `you` by their ending, where the pronoun may be left out: `debes`. */
  readonly youVerbs: readonly string[];
  /** What a clause begins with that tells the reader to do something: `avise`, `apportez`. */
  readonly imperatives: readonly string[];
  /** The writer of the paper: `wir`, `nous`. */
  readonly we: readonly string[];
  readonly weOblique: readonly string[];
  /** Verbs that say `we` by their ending: `podemos`. */
  readonly weVerbs: readonly string[];
  /** A single writer who gives and speaks to a `you`, as in a letter: `ich`; verbs that say so where the pronoun is left out. */
  readonly me: readonly string[];
  readonly meOblique: readonly string[];
  readonly meVerbs: readonly string[];
  readonly both: readonly string[];
  /** Pronouns at the beginning of a clause that mean the side that acted last. */
  readonly again: readonly string[];
  /** A clause may begin with its verb, and the side that acted last is meant. */
  readonly dropsPronouns: boolean;
}

/** Numbers, times and money. */
export interface PackFigures {
  readonly numbers: Readonly<Record<string, number>>;
  readonly units: Readonly<Record<string, TimeUnit>>;
  /** Words between a number and its unit: `volle`, `ouvrés`. */
  readonly between: readonly string[];
  /** Adjectives of length, as ends of a word: `monatig` in `dreimonatige`. */
  readonly adjectives: Readonly<Record<string, TimeUnit>>;
  /** Names of currencies beside the signs and codes: `Euro`, `reais`. */
  readonly money: Readonly<Record<string, string>>;
  /** What else a sum is due by, from the word for it on: `je angefangene Viertelstunde`, `toutes les quatre semaines`. */
  readonly per: readonly string[];
  /** What sums recur by, as phrases that follow one or stand near it. */
  readonly periods: Readonly<
    Record<'hour' | 'day' | 'week' | 'month' | 'year' | 'each-time', readonly string[]>
  >;
}

/** How names of parties are introduced. */
export interface PackNames {
  /** Words that say `from here on called`. */
  readonly called: readonly string[];
  /** Words between or before parties: `zwischen`, `und`. */
  readonly between: readonly string[];
  /** Forms of address that are no part of a name. */
  readonly titles: readonly string[];
  /** Legal forms of firms, as printed. */
  readonly firms: readonly string[];
  /** Words at which a name ends: `wohnhaft`, `née`. */
  readonly ends: readonly string[];
}

/** Section 1. */
export interface PackFacts {
  readonly dates: readonly PackLabel[];
  /** What sums are for; the one named nearest counts. Main sums are those with `main`. */
  readonly sums: readonly PackSumLabel[];
  /** Words of ending, near a length of time, that make it a notice. */
  readonly notice: readonly string[];
  /** Words near a length of time that say that it is given in advance. Without one, words of ending make no notice. */
  readonly given: readonly string[];
  /** Words near a length of time that make it something else: a probation, an age of invoices. */
  readonly notNotice: readonly string[];
  /** Words right in front of a length of time that only say that it has passed: `mehr als`. */
  readonly exceeds: readonly string[];
  /** Purposes of a notice or deadline. */
  readonly deadlines: readonly PackLabel[];
  /** Words that introduce a deadline: `binnen`, `dans un délai de`. */
  readonly within: readonly string[];
  /** Words in front of a length of time that say how long the paper runs. */
  readonly term: readonly string[];
  /** Words near such a length that make it the length of something else: a waiver, a limitation of claims, a ban. */
  readonly notTerm: readonly string[];
  /** Words right in front of a length of time by which it goes on once more. */
  readonly renewed: readonly string[];
  /** It goes on by itself unless somebody says stop. */
  readonly renews: readonly string[];
  /** It runs without an end. */
  readonly endless: readonly string[];
  /** Words that choose a law, and the country that the law is of. */
  readonly law: readonly PackLabel[];
  /** Statutes that show the law where none is chosen. */
  readonly statutes: readonly PackLabel[];
  readonly courts: readonly string[];
  /** Sentences on how to leave. */
  readonly leave: readonly string[];
  readonly noLeave: readonly string[];
}

export interface PackLabel {
  /** In English. */
  readonly label: string;
  readonly says: readonly string[];
}

export interface PackSumLabel extends PackLabel {
  readonly isMain?: boolean;
  /** Only in deals of these kinds, and where the deal is not known. */
  readonly onlyIn?: readonly string[];
}

/** Who must do what. Phrases with `@x` for the one who must. */
export interface PackDuties {
  readonly says: readonly string[];
  /** Words that announce a list of duties: `Pflichten @xo`. */
  readonly heads: readonly string[];
  /** How an item of such a list begins. */
  readonly items: readonly string[];
  /** Sentences without the one who must; `payer` is who pays in a deal of this kind. */
  readonly impersonal: readonly {
    readonly who: 'payer' | 'weaker' | 'stronger';
    readonly says: readonly string[];
  }[];
  /** Plain papers say what a side does and mean that it has to. */
  readonly present: PackPresent;
  /** `@x` is to get something: what the clause costs, it costs the other side. */
  readonly entitles: readonly string[];
  /** What only looks like a duty: rights, hollow statements, liability that is excluded. */
  readonly unless: readonly string[];
}

/** How the present tense reads: `der Mieter fegt die Treppe`, `la divisa la lava la dipendente`. */
export interface PackPresent {
  /** Ends of verbs, without accents. */
  readonly ends: readonly string[];
  /** Words between the one who acts and the verb. */
  readonly between: readonly string[];
  /** Whether the verb may stand in front of the one who acts; `between`: with one of those words before it alone. */
  readonly front: 'none' | 'any' | 'between';
  /** Ends of verbs that say `we` and open a clause, where the pronoun may be left out. */
  readonly we: readonly string[];
  /** Words with such an end that say no duty: rights, states, what is received, and what is no verb. */
  readonly never: readonly string[];
  /** Words that make a part of a sentence depend on another: `wenn`, `que`. */
  readonly under: readonly string[];
}

/** What tells a paper that binds from one that tells, teaches or sells. */
export interface PackSpeech {
  /** Words that bind or allow. */
  readonly binds: readonly string[];
  /** Acts done by saying them: a power given, a summons. */
  readonly acts: readonly string[];
  /** Words of adoption: signatures, `zwischen … und …`, `mit der Nutzung`. */
  readonly adopts: readonly string[];
  /** Legal words that seldom stand elsewhere. */
  readonly legal: readonly string[];
  /** Telling: the past of a story, speech of others. */
  readonly tells: readonly string[];
  /** Teaching, selling, cooking, asking. */
  readonly others: readonly string[];
}

export interface PackKind {
  /** In English, as the report says it: `Residential lease`. */
  readonly label: string;
  /** Words of a title. */
  readonly title: readonly string[];
  /** Deals of `PackRole.deals` that suggest it where no title does. */
  readonly deals: readonly string[];
}

/** Something that papers of a kind usually settle; what is said where it is absent is that of the English one of the same id. */
export interface PackExpectation {
  readonly id: string;
  /** Kinds of deal in which it is looked for. */
  readonly deals: readonly string[];
  /** The paper must speak of this, else it does not matter. */
  readonly needs?: readonly string[];
  /** Any of these anywhere, and it is there. */
  readonly traces: readonly string[];
}

/** Words of a clause that show that what looks like a burden on `@x` is none. */
export interface PackProtects {
  /** Nothing is paid for it. */
  readonly free: readonly string[];
  /** It needs the consent of `@x`. */
  readonly consent: readonly string[];
  /** It comes back to `@x`, or is made up for. */
  readonly returns: readonly string[];
  /** `@x` may leave, give it up, take it back. */
  readonly mayLeave: readonly string[];
  /** It is taken off the price, which helps the one who pays it. */
  readonly offPrice: readonly string[];
  /** A rise is bound to a figure. */
  readonly capped: readonly string[];
  /** It follows from what the other side does. */
  readonly othersFault: readonly string[];
}

/** One kind of burden as a lawyer would describe it. */
export interface PackBurden {
  readonly family: RiskFamily;
  /** Finer kind, which chooses the words of the report: `late-fee`. */
  readonly variant?: string;
  /** Whom it weighs on; `x` is the side that `@x` stands for. */
  readonly hurts: 'weaker' | 'stronger' | 'x';
  /** Only in deals of these kinds; in any when absent. */
  readonly onlyIn?: readonly string[];
  /** Not in deals of these kinds. */
  readonly notIn?: readonly string[];
  /** A phrase of every group must stand in the clause. */
  readonly all: readonly (readonly string[])[];
  /** None of these may stand in the clause. */
  readonly unless?: readonly string[];
  readonly severity: Severity;
  /** One step graver where the clause says this. */
  readonly graver?: readonly string[];
  /** Sentences that it must find, read with the weaker side as the reader. */
  readonly examples: readonly string[];
  /** Sentences that it must leave alone. */
  readonly counterExamples: readonly string[];
}
