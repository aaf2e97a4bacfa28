import { expect, it } from 'vitest';
import { startServer } from '../../src/adapters/http/server.ts';

it('says in a sentence that a port is taken, and how to choose another', async () => {
  const options = { host: '127.0.0.1', port: 0, onUnreadable: () => {} };
  const first = await startServer((_req, res) => void res.end(), options);
  try {
    await expect(
      startServer((_req, res) => void res.end(), { ...options, port: first.port }),
    ).rejects.toThrow(`Port ${first.port} is taken by another program. Set PORT to a free one`);
  } finally {
    await first.close(0);
  }
});
