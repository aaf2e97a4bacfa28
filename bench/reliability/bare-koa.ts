/** The least that answers the same question: Koa, one middleware, the product's own queries. Address on standard output. */
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

import { createPostgresActivityLog } from '../../backend/src/adapters/postgres/activity-log.ts';
import { connectDatabase } from '../../backend/src/adapters/postgres/connect.ts';

const database = connectDatabase({ connection: process.env['DATABASE_URL'] ?? '', maxConnections: 10 });
const activity = createPostgresActivityLog({ database });
const app = new Koa();
app.use(async (ctx) => {
  ctx.body = await activity.stats(new Date());
});
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  console.log(`http://127.0.0.1:${port}`);
});
