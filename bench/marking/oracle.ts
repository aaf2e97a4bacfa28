import { DocumentObject, RedlineEngine } from '@adeu/core';
import { strFromU8, unzipSync } from 'fflate';

import type { MarkPoint } from '../../backend/src/marking/mark-point.ts';
import { resolved } from './resolve.ts';

/** Nobody's name: with it nothing is taken away, so the text is read as it stands. */
const NOBODY = '\u0000';
/** Oracles read white space in ways of their own. */
const evened = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** All text of a document after an independent library has accepted every change in it. */
export async function acceptedByOracle(bytes: Uint8Array): Promise<string> {
  const document = await DocumentObject.load(Buffer.from(bytes));
  new RedlineEngine(document, 'Oracle').accept_all_revisions();
  return textOf(await document.save());
}

/** The same edits by the library itself, accepted; null for an edit that it refuses. */
export async function editedByOracle(bytes: Uint8Array, edits: readonly MarkPoint[]): Promise<string | null> {
  const document = await DocumentObject.load(Buffer.from(bytes));
  const engine = new RedlineEngine(document, 'Oracle');
  try {
    engine.process_batch(
      edits.map(({ quote, replacement }) => ({
        type: 'modify' as const,
        target_text: quote!.text,
        new_text: replacement!,
      })),
    );
  } catch {
    return null;
  }
  return acceptedByOracle(new Uint8Array(await document.save()));
}

function textOf(bytes: Uint8Array): string {
  const main = strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml']!);
  return resolved(main, NOBODY, 'accept')
    .map(({ text }) => evened(text))
    .filter((text) => text !== '')
    .join('\n');
}
