// Removes from node_modules what an image never uses: other versions of the OCR models, Node itself, source maps.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const modules = 'node_modules';
const remove = (path) => rmSync(path, { recursive: true, force: true });

for (const language of readdirSync(join(modules, '@tesseract.js-data'))) {
  const folder = join(modules, '@tesseract.js-data', language);
  for (const version of readdirSync(folder, { withFileTypes: true })) {
    if (version.isDirectory() && version.name !== '4.0.0_best_int') remove(join(folder, version.name));
  }
}
for (const name of readdirSync(modules)) if (/^node-(?:linux|win)-/.test(name)) remove(join(modules, name));
for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && /\.(?:map|md|markdown)$/i.test(entry.name) && !/licen[cs]e|notice/i.test(entry.name))
    remove(join(entry.parentPath, entry.name));
}
