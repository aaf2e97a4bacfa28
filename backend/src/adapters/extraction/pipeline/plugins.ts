import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FILE_KINDS } from '../../../../../config/product.ts';
import type { DocumentFormat } from '../../../ports/document-format.ts';

/** A plug-in that cannot be used; the message names it and tells the operator why. */
class PluginError extends Error {
  override readonly name = 'PluginError';
}

/**
 * Loads plug-ins: names of installed modules, or paths. Each exports its format as `format`.
 * Rejects with a `PluginError` for one that cannot be loaded, breaks `DocumentFormat`, or reads a kind that is read already.
 */
export async function loadPlugins(names: readonly string[]): Promise<DocumentFormat[]> {
  const formats = await Promise.all(names.map(loadPlugin));
  const owners = new Map<string, string>(FILE_KINDS.map(({ id }) => [id, 'the product itself']));
  for (const [index, { kind }] of formats.entries()) {
    const name = names[index] ?? '';
    const owner = owners.get(kind.id);
    if (owner !== undefined)
      throw new PluginError(`The plug-in ${name} reads "${kind.id}", which ${owner} reads already.`);
    owners.set(kind.id, name);
  }
  return formats;
}

async function loadPlugin(name: string): Promise<DocumentFormat> {
  const isPath = isAbsolute(name) || name.startsWith('.');
  let module: { readonly format?: unknown };
  try {
    module = await import(isPath ? pathToFileURL(resolve(name)).href : name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown';
    throw new PluginError(`The plug-in ${name} cannot be loaded: ${reason}`, { cause });
  }
  const { format } = module;
  const problem = problemOf(format);
  if (problem !== null) throw new PluginError(`The plug-in ${name} cannot be used: ${problem}.`);
  // `problemOf` has looked at every member.
  return format as DocumentFormat;
}

/** What keeps a value from being a `DocumentFormat`, or null. */
function problemOf(format: unknown): string | null {
  if (!isRecord(format)) return 'it exports no "format"';
  const { kind, matches, open } = format;
  if (!isRecord(kind)) return '"format.kind" is missing';
  if (!isText(kind['id']) || !isText(kind['label'])) return '"format.kind" needs an "id" and a "label"';
  if (!areTexts(kind['extensions']) || !kind['extensions'].every((ending) => /^\.[^A-Z]+$/u.test(ending)))
    return '"format.kind.extensions" has to list endings in lower case, such as ".odt"';
  if (!areTexts(kind['mediaTypes'])) return '"format.kind.mediaTypes" has to list media types';
  if (typeof matches !== 'function') return '"format.matches" is not a function';
  return typeof open === 'function' ? null : '"format.open" is not a function';
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);
