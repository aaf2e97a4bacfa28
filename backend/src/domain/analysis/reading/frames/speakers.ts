import type { LegalText } from '../../document/legal-text.ts';
import { findTurns } from '../chats/turns.ts';
import { CHAT_STAMP } from '../languages/chat-lines.ts';
import { rememberedOfBoth } from '../../remembered/remembered.ts';
import type { PaperSides } from '../sides/side.ts';
import { sifted } from '../../sieve/sifted.ts';

/** Fewest lines with a name in front that make a chat. */
const FEWEST_LINES = 4;
const LINE = new RegExp(
  String.raw`^${CHAT_STAMP}?(\p{Lu}[\p{L}'’ .-]{1,30}?)(?: \([^()\n]{1,40}\))?:\s`,
  'u',
);
/** A line of a chat with its time in front. */
const STAMPED = new RegExp(
  String.raw`^${CHAT_STAMP}(\p{Lu}[\p{L}'’ .-]{1,30}?)(?: \([^()\n]{1,40}\))?:\s`,
  'u',
);
const LETTER = sifted(/^(?:from|reply from|answer from|re from)[:\s]\s?(\p{Lu}[\p{L}'’ .-]{1,40})/iu);

/**
 * Which side writes each paragraph of a chat (`Rosmah: …`) or of letters that answer each other (`From: Oriol …`), by paragraph id.
 * Empty for every other paper.
 */
export const findSpeakers = rememberedOfBoth(
  (text: LegalText, { all }: PaperSides): ReadonlyMap<number, string> => {
    const { paragraphs } = text;
    const sideOf = (name: string) => {
      const low = name.trim().toLowerCase();
      const first = low.split(' ')[0]!;
      return all.find(({ mentions }) => mentions.includes(low) || mentions.includes(first))?.id ?? null;
    };
    const lines = paragraphs.flatMap(({ id, text }) => {
      const name = LINE.exec(text)?.[1];
      const side = name === undefined || /^from$/i.test(name) ? null : sideOf(name);
      return side === null ? [] : [[id, side] as const];
    });
    const strangers = paragraphs.flatMap(({ id, text: words }) => {
      const name = STAMPED.exec(words)?.[1];
      return name === undefined || sideOf(name) !== null ? [] : [[id, null] as const];
    });
    const isChat = lines.length >= FEWEST_LINES && new Set(lines.map(([, side]) => side)).size > 1;
    const letters = paragraphs.flatMap(({ id, text }) => {
      const name = LETTER.exec(text)?.[1];
      const side = name === undefined ? null : sideOf(name);
      return side === null ? [] : [[id, side] as const];
    });
    const turns = findTurns(text).map(({ name, paragraph }) => [paragraph, sideOf(name)] as const);
    const starts = new Map<number, string | null>(
      turns.length > 0 ? turns : isChat ? [...strangers, ...lines] : letters,
    );
    const speakers = new Map<number, string>();
    if (starts.size === 0) return speakers;
    let speaker: string | null = null;
    for (const { id } of paragraphs) {
      const next = starts.get(id);
      // whoever is no side speaks for none
      if (next !== undefined) speaker = next;
      if (speaker !== null) speakers.set(id, speaker);
    }
    return speakers;
  },
);
