/** `with our clients (each a “Hirer”)`: the word is of those with whom a side deals beside this paper. */
export const isOfOthers = (role: string, body: string): boolean =>
  new RegExp(
    String.raw`\b(?:our|its|their|various|other|one of our|the [\p{L}]+['’]s) (?:own |business )?(?:clients?|customers?|partners?|suppliers?|companies|businesses|third parties)\b[^.;()]{0,40}\((?:each,? |any,? |together,? )?(?:the |an? )?["“'](?:the )?${role}s?["”']`,
    'iu',
  ).test(body);
