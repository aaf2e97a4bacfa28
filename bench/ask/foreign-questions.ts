/** Things that some papers speak of and others do not, each with the words that would betray that a paper does. */
const THINGS: readonly (readonly [question: string, words: RegExp])[] = [
  ['Can I keep a dog or a cat?', /\b(?:pets?|dogs?|cats?|animals?)\b/i],
  ['Do I have a parking space?', /\b(?:park|parking|garage|vehicles?|cars?)\b/i],
  ['Am I allowed to smoke inside?', /\bsmok|\bvap(?:e|ing)|\bcigar/i],
  ['How many days of paid holiday do I get?', /\b(?:holidays?|vacation|annual leave|days off|leave)\b/i],
  ['What happens to my pension?', /\bpension|\bsuperannuation|\bprovident|\b401/i],
  ['Is there a bonus?', /\bbonus|\bincentive|\bcommission/i],
  ['Do I get share options?', /\bshares?\b|\boptions?\b|\bequity|\bstock/i],
  ['How long is the probation period?', /\bprobation|\btrial\b/i],
  ['May I work from home?', /\bhome\b|\bremote|\bhybrid|\boffice\b/i],
  ['Who is responsible for mowing the lawn?', /\blawn|\bgarden|\byard|\bgrass|\bmow/i],
  ['What is the interest rate of the loan?', /\binterest\b|\bAPR\b|\bloan|\bper ?cent|%/i],
  ['Can I pay back the loan early?', /\bloan|\bprepay|\brepay|\bborrow/i],
  ['Is there a warranty on the roof?', /\broof|\bwarrant/i],
  ['Who gets custody of the children?', /\bchild|\bcustody|\bkids?\b/i],
  ['What royalties do I get for my songs?', /\broyalt|\bsongs?\b|\bmusic/i],
  ['Which airline baggage allowance applies?', /\bbag(?:s|gage)?\b|\bluggage|\bflight|\bairline/i],
  ['What is the dress code for the wedding?', /\bwedding|\bdress/i],
  ['Do they pay for my visa?', /\bvisa|\bimmigration|\bwork permit/i],
  ['How is the wine stored?', /\bwine|\bbottles?\b|\bcellar/i],
  ['Is surgery covered?', /\bsurger|\bmedical|\bhospital|\bhealth|\btreatment/i],
  ['How often is the swimming pool cleaned?', /\bpool|\bswim/i],
  ['Who insures the horse?', /\bhorse|\bpony|\bstable/i],
  ['May I install solar panels?', /\bsolar|\bpanel/i],
  ['Is there a most favoured customer clause for prices?', /\bfavou?red|\bbest price|\blowest price/i],
  ['Can they audit my books?', /\baudit|\binspect|\bbooks|\brecords|\baccounts?\b/i],
];

/** Questions whose answer is not in the paper: no word of the thing stands in it. */
export const foreignQuestions = (text: string): string[] =>
  THINGS.filter(([, words]) => !words.test(text)).map(([question]) => question);
