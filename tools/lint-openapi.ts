/** `npm run lint:api`: holds the description of the interface, as the server makes it, to the rules in tools/openapi. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeInterface } from '../backend/src/adapters/http/openapi/document.ts';

const folder = mkdtempSync(join(tmpdir(), 'legible-openapi-'));
try {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(describeInterface(), null, 2));
  const { status } = spawnSync(
    'redocly',
    ['lint', file, '--config', 'tools/openapi/redocly.yaml', '--max-problems', '20'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // The linter would ask its maker for a newer version and report its use.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
