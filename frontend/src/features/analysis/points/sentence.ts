/** With a capital letter and a period, as a sentence of its own begins and ends. */
export function sentence(words: string): string {
  const text = words.trim();
  if (text === '') return text;
  const end = /[\p{L}\p{N})%]$/u.test(text) ? '.' : '';
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}
