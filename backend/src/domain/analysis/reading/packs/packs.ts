import { GERMAN } from '../languages/de/pack.ts';
import { ITALIAN } from '../languages/it/pack.ts';
import { PORTUGUESE } from '../languages/pt/pack.ts';
import { SPANISH } from '../languages/es/pack.ts';
import { FRENCH } from '../languages/fr/pack.ts';
import type { LanguagePack } from '../languages/pack.ts';

/** Every language that is read by a pack. English is read by lists of its own. */
export const PACKS: readonly LanguagePack[] = [GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN];

/** The pack of a language by its ISO 639-1 code, or null. */
export function packOf(language: string | null): LanguagePack | null {
  return PACKS.find(({ code }) => code === language) ?? null;
}
