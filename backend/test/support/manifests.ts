import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** One resource of Kubernetes, as far as tests look into it. */
export interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly [field: string]: unknown;
}

/** What a kustomization comes to: its resources with patches applied, and the settings of its one ConfigMap. */
export interface Rendered {
  readonly resources: readonly Resource[];
  readonly settings: Readonly<Record<string, string>>;
  /** Problems that the real tool would refuse, or would pass over in silence. */
  readonly problems: readonly string[];
}

interface Kustomization {
  readonly resources?: readonly string[];
  readonly patches?: readonly { readonly path: string }[];
  readonly configMapGenerator?: readonly {
    readonly name: string;
    readonly behavior?: 'merge';
    readonly envs: readonly string[];
  }[];
  readonly images?: readonly { readonly name: string; readonly newName: string; readonly newTag: string }[];
}

/** Every resource of a file. Throws on YAML that is not well formed, doubled keys included. */
export function readResources(file: string): Resource[] {
  return parseAllDocuments(readFileSync(file, 'utf8'), { version: '1.1' }).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    return document.toJS() as Resource; // the tests below look at the fields themselves
  });
}

/** Resolves a folder with a kustomization as kustomize would, for the few of its features that are in use here. */
export function renderKustomization(folder: string): Rendered {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const problems: string[] = [];
  const resources: Resource[] = [];
  let settings: Readonly<Record<string, string>> = {};
  for (const name of kustomization.resources ?? []) {
    const path = join(folder, name);
    if (name.endsWith('.yaml')) resources.push(...readResources(path));
    else {
      const base = renderKustomization(path);
      resources.push(...base.resources);
      problems.push(...base.problems);
      settings = base.settings;
    }
  }
  for (const { path } of kustomization.patches ?? []) {
    for (const patch of readResources(join(folder, path))) {
      const at = resources.findIndex((resource) => idOf(resource) === idOf(patch));
      if (at < 0) problems.push(`${path} patches ${idOf(patch)}, which is not there`);
      else resources[at] = merge(resources[at], patch) as Resource; // a resource stays one
    }
  }
  for (const { envs, behavior } of kustomization.configMapGenerator ?? []) {
    if ((behavior === 'merge') !== Object.keys(settings).length > 0)
      problems.push('a ConfigMap is made twice, or merged into nothing');
    for (const file of envs) settings = { ...settings, ...readSettings(join(folder, file)) };
  }
  for (const { name, newName, newTag } of kustomization.images ?? []) {
    if (!JSON.stringify(resources).includes(`"image":"${name}"`))
      problems.push(`no container runs the image ${name}`);
    if (newTag === 'latest' || newName === '') problems.push(`${name} has no fixed version`);
  }
  const twice = resources.map(idOf).filter((id, index, all) => all.indexOf(id) !== index);
  problems.push(...twice.map((id) => `${id} is there twice`));
  return { resources, settings, problems };
}

/** Lines of `NAME=value`, comments and empty lines left out. */
function readSettings(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      if (at < 1) throw new Error(`${dirname(file)}: "${line}" is no setting`);
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

const idOf = ({ kind, metadata }: Resource): string => `${kind}/${metadata.name}`;

/** Objects are joined field by field; anything else, lists included, is replaced. */
function merge(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above;
  const fields = Object.entries(above).map(([name, value]) => [name, merge(below[name], value)] as const);
  return { ...below, ...Object.fromEntries(fields) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values at a path of field names, through lists: `find(resource, 'spec', 'template')`. */
export function find(value: unknown, ...path: readonly string[]): unknown[] {
  const [name, ...rest] = path;
  if (Array.isArray(value)) return value.flatMap((item) => find(item, ...path));
  if (name === undefined) return value === undefined ? [] : [value];
  return isObject(value) ? find(value[name], ...rest) : [];
}

/** Every value of a field with this name, however deep it lies. */
export function findDeep(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => findDeep(item, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...findDeep(inner, name),
  ]);
}
