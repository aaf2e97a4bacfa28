import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../../../config/product.ts';
import { decodeText } from '../../../src/adapters/extraction/text/text-encoding.ts';

const folder = new URL('../../fixtures/encodings/', import.meta.url);
const bytesOf = (name: string): Buffer => readFileSync(new URL(name, folder));

/** What each file says in its first line, by code page and maker. */
const FIRST_LINES: Readonly<Record<string, string>> = {
  'gb18030-iconv': '房屋租赁合同',
  'gb18030-python': '劳动合同书',
  'gb18030-iconv-lite': '借款协议',
  'gbk-iconv': '房屋租赁合同',
  'gbk-python': '劳动合同书',
  'gbk-iconv-lite': '借款协议',
  'big5-iconv': '房屋租賃契約',
  'big5-python': '服務協議',
  'big5-iconv-lite': '買賣合約',
  'euc-kr-iconv': '임대차 계약서',
  'euc-kr-python': '근로계약서',
  'euc-kr-iconv-lite': '비밀유지 계약',
  'shift-jis-iconv': '建物賃貸借契約書',
  'shift-jis-python': '業務委託契約',
  'shift-jis-iconv-lite': '金銭消費貸借契約書',
};

describe('A text file in an East Asian code page', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

  it('is there from three makers for each of five code pages', () => {
    expect(files.map((name) => name.replace('.txt', '')).toSorted()).toEqual(
      Object.keys(FIRST_LINES).toSorted(),
    );
  });

  it.each(files)('is told by what it says, whatever the country: %s', (name) => {
    const label = name.split(/-(?=iconv|python)/u)[0]?.replace('shift-jis', 'shift_jis') ?? '';
    const whole = new TextDecoder(label, { fatal: true }).decode(bytesOf(name));
    expect(whole.split(/\r?\n/u)[0]).toBe(FIRST_LINES[name.replace('.txt', '')]);
    for (const country of COUNTRIES) {
      expect(decodeText(bytesOf(name), country)).toEqual({ text: whole, isGuess: true, isDamaged: false });
    }
  });

  it.each(files)('is told by its first two dozen letters: %s', (name) => {
    const bytes = bytesOf(name).subarray(0, 48);
    const decoded = decodeText(bytes, 'Other');
    // The cut may go through a letter.
    expect(decoded?.text.startsWith(FIRST_LINES[name.replace('.txt', '')] ?? '?')).toBe(true);
  });

  it.each(files)('is read to the end, and says so, where one letter is damaged: %s', (name) => {
    const bytes = bytesOf(name);
    // The first half of a letter, whose other half is gone.
    const half = name.startsWith('shift') ? 0x93 : 0xc6;
    const damaged = Buffer.concat([bytes, Buffer.from([half, 0x0a])]);
    const decoded = decodeText(damaged, 'Ireland');
    expect(decoded?.isDamaged).toBe(true);
    expect(decoded?.text.slice(0, 60)).toBe(decodeText(bytes, 'Ireland')?.text.slice(0, 60));
  });
});

describe('A damaged letter', () => {
  it('does not turn a text in UTF-8 into another code page', () => {
    const text = 'Der Verkäufer übergibt die Möbel für 500 €. '.repeat(20);
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xc3]), Buffer.from(' Ende.')]);
    expect(decodeText(bytes, 'Germany')).toEqual({
      text: `${text}\ufffd Ende.`,
      isGuess: true,
      isDamaged: true,
    });
  });

  it('is the accent that it may be in a text of Latin letters', () => {
    const bytes = Buffer.from('The caf\u00e9 is let to the tenant for one year.', 'latin1');
    expect(decodeText(bytes, 'Ireland')?.text).toBe('The café is let to the tenant for one year.');
  });
});
