import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { PUBLIC_PAGES } from '../config/product.ts';
import type { prerender, PrerenderedPage } from './src/prerender.tsx';

/** The public pages, and one for any path that no route knows. */
const PATHS = [...PUBLIC_PAGES, '/404'];
/** Stand in the markup until the server puts the brand of the installation there; so components print a brand as it is. */
const BRAND = { name: '__BRAND_NAME__', company: '__BRAND_COMPANY__', contactEmail: '__BRAND_EMAIL__' };
const EDITIONS = [
  ['commercial', true],
  ['private', false],
] as const;

type Prerender = typeof prerender;

/**
 * Writes the public pages as HTML beside index.html, in `pages/<edition>`, so that they show before any script has come;
 * and puts opening.js before the first paint of every page.
 */
export function prerenderedPages(): Plugin {
  return {
    name: 'prerendered-pages',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const opening = Object.values(bundle ?? {}).find((file) => file.name === 'opening.js');
        return opening === undefined
          ? html
          : [{ tag: 'script', attrs: { src: `/${opening.fileName}` }, injectTo: 'head-prepend' }];
      },
    },
    buildStart() {
      const source = readFileSync(join(import.meta.dirname, 'opening.js'), 'utf8');
      this.emitFile({ type: 'asset', name: 'opening.js', source });
    },
    async writeBundle({ dir = '' }, bundle) {
      const shell = readFileSync(join(dir, 'index.html'), 'utf8');
      const pageAt = await loadPrerender();
      for (const [edition, isCommercial] of EDITIONS) {
        for (const path of PATHS) {
          const page = await pageAt(path, { brand: BRAND, isCommercial });
          const file = join(dir, 'pages', edition, `${path === '/' ? 'index' : path.slice(1)}.html`);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, inOrder(fill(shell, page), Object.keys(bundle)));
        }
      }
    },
  };
}

/** Builds the page once more, for Node, and loads it. The files are needed for no longer than that. */
async function loadPrerender(): Promise<Prerender> {
  const folder = mkdtempSync(join(tmpdir(), 'legible-prerender-'));
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
    });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    // The module that was just built exports what its source does.
    const module = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as {
      prerender: Prerender;
    };
    // Each page is a part of its own: loads them all while the files are there.
    for (const path of PATHS) await module.prerender(path, { brand: BRAND, isCommercial: true });
    return module.prerender;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The page with its markup, its title and its description in the places where index.html has the general ones. */
function fill(shell: string, { html, title, description }: PrerenderedPage): string {
  const replacements: readonly (readonly [pattern: RegExp, text: string])[] = [
    [/(?<=<title>)[^<]*/, escapeText(title)],
    [/(?<=property="og:title"\s+content=")[^"]*/, escapeText(title)],
    [/(?<=property="og:site_name"\s+content=")[^"]*/, BRAND.name],
    [/(?<=name="description"\s+content=")[^"]*/, escapeText(description)],
    [/(?<=property="og:description"\s+content=")[^"]*/, escapeText(description)],
    [/(?<=<div id="root">)(?=<\/div>)/, html],
  ];
  return replacements.reduce((page, [pattern, text]) => {
    if (!pattern.test(page)) throw new Error(`index.html has no place for ${pattern}.`);
    return page.replace(pattern, () => text);
  }, shell);
}

/** The faces of the first screen, by the beginning of their file names. */
const FACES = ['instrument-sans-latin-wght-normal', 'newsreader-headline'];

/**
 * What is seen comes first: the faces are asked for with the page, not after its styles; the script, which only has to
 * take over what can be read already, waits in a template until opening.js puts it in its place.
 */
function inOrder(html: string, files: readonly string[]): string {
  const faces = FACES.map((face) => {
    const file = files.find((name) => name.startsWith(`assets/${face}`));
    if (file === undefined) throw new Error(`The build has no face ${face}.`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });
  const opening = /<script src="\/assets\/opening-[^"]*"><\/script>/;
  const ofScript = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
  const template = `<template id="page-script">${(html.match(ofScript) ?? []).join('')}</template>`;
  return html
    .replaceAll(ofScript, '')
    .replace(opening, '')
    .replace(
      '</title>',
      `</title>\n    ${[template, ...(html.match(opening) ?? []), ...faces].join('\n    ')}`,
    );
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
