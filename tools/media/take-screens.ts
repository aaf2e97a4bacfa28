/**
 * Photographs every state of the product at 360, 768 and 1280 pixels into docs/screens, on a product that it starts
 * itself: `npm exec -- node tools/media/take-screens.ts [public|analyze|passing|account|report|ask|changes|by-hand|ten|kept|admin …] [--axe]`. Papers
 * and people are invented. With `--axe`, each state is also held against the rules of axe before its picture is taken; it ends
 * with 1 where one is broken.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { accessibilityViolations } from '../../frontend/e2e/accessibility.ts';
import { startProduct } from '../../frontend/e2e/fixtures.ts';
import { findBrowser } from '../find-browser.ts';
import { photographAccount } from '../screens/account-states.ts';
import { photographAdmin } from '../screens/admin-states.ts';
import { photographAnalyze } from '../screens/analyze-states.ts';
import { photographAsk } from '../screens/ask-states.ts';
import { photographChanges } from '../screens/changes-states.ts';
import { createCamera, type Camera } from '../screens/camera.ts';
import { photographPassing } from '../screens/passing-states.ts';
import { photographPublic } from '../screens/public-states.ts';
import {
  photographByHand,
  photographEngine,
  photographKept,
  photographTen,
} from '../screens/report-states.ts';
import { signInPage } from '../sign-in-page.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const PARTS = [
  'public',
  'analyze',
  'passing',
  'account',
  'report',
  'ask',
  'changes',
  'by-hand',
  'ten',
  'kept',
  'admin',
];
const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { axe: { type: 'boolean', default: false } },
});
let looked = 0;
const faults: string[] = [];

// In a process of its own: the build sets NODE_ENV for the whole process it runs in.
spawnSync('node', ['tools/build-frontend-if-stale.ts'], { stdio: 'inherit' });
mkdirSync(FOLDER, { recursive: true });
const { product, stop } = await startProduct();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  for (const part of PARTS.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    await photograph(part);
    console.log(`${part}: done`);
  }
} finally {
  await browser.close();
  await stop();
}
if (asked.axe) console.log(`${looked} states looked at by axe, ${faults.length} with a fault`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function photograph(part: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.url });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  // A report that is left unsaved asks first.
  page.on('dialog', (dialog) => void dialog.accept());
  const camera = createCamera(page, FOLDER, inspect);
  if (part === 'public') await photographPublic(camera);
  else await photographInside(part, camera);
  await context.close();
}

async function inspect(name: string, page: Page, selector?: string): Promise<void> {
  if (!asked.axe) return;
  looked += 1;
  const broken = await accessibilityViolations(page, selector);
  if (broken.length > 0) faults.push(`${name}: ${JSON.stringify(broken)}`);
}

async function photographInside(part: string, camera: Camera): Promise<void> {
  const { page } = camera;
  await signInPage(page);
  if (part === 'analyze') await photographAnalyze(camera);
  else if (part === 'passing') await photographPassing(camera);
  else if (part === 'account') await photographAccount(camera);
  else if (part === 'report') await photographEngine(camera);
  else if (part === 'by-hand') await photographByHand(camera);
  else if (part === 'ten') await photographTen(camera);
  else if (part === 'kept') await photographKept(camera);
  else if (part === 'ask') await photographAsk(camera);
  else if (part === 'changes') await photographChanges(camera);
  else await photographAdmin(camera, product.adminPassword);
}
