/** What a model says of one risk, without the place it stands at. */
export interface SaidRisk {
  readonly quote: string;
  readonly family: string;
  readonly severity: string;
  readonly title: string;
  readonly says: string;
  readonly advice: string;
}

/** A risk with every field that the question asks of a model; `id` is the number of its paragraph. */
export const writtenRisk = (id: number, { quote, family, severity, title, says, advice }: SaidRisk) => ({
  ids: [id],
  quote,
  family,
  severity,
  title,
  says,
  advice,
  usual: '',
  wording: '',
});
