/** What a word processor shows when one author's changes are all accepted or all rejected; an independent, small reading of the markup. */
export function resolvedText(xml: string, author: string, choice: 'accept' | 'reject'): string[] {
  const paragraphs: string[] = [];
  const stack: { name: string; isGone: boolean }[] = [];
  let text = '';
  let markIsGone = false;
  let skipping = 0;
  for (const [token, slash, name, attributes = '', empty] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>|[^<]+/gu,
  )) {
    const inWords = stack.at(-1)?.name === 'w:t' || stack.at(-1)?.name === 'w:delText';
    if (name === undefined) {
      if (inWords && skipping === 0) text += token;
      continue;
    }
    if (slash === '/') {
      if (stack.pop()?.isGone === true) skipping--;
      if (name !== 'w:p') continue;
      if (!markIsGone) paragraphs.push(text);
      if (!markIsGone) text = '';
      markIsGone = false;
      continue;
    }
    const isOurs = attributes.includes(`w:author="${author}"`);
    const isGone = isOurs && name === (choice === 'accept' ? 'w:del' : 'w:ins');
    if (isGone && stack.at(-1)?.name === 'w:rPr') markIsGone = true;
    if (empty === '/') {
      if (skipping === 0 && name === 'w:tab' && stack.at(-1)?.name === 'w:r') text += '\t';
      continue;
    }
    if (isGone) skipping++;
    stack.push({ name, isGone });
  }
  return paragraphs;
}
