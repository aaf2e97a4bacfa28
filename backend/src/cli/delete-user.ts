import { parseArgs } from 'node:util';
import { migrate } from '../adapters/postgres/migrate.ts';
import { createPostgresUserRepository } from '../adapters/postgres/user-repository.ts';
import { createSystemClock } from '../adapters/system/clock.ts';
import { openDatabase } from '../database.ts';
import { createDeleteUser } from '../domain/users/delete-user.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { errors } from '../domain/errors.ts';
import { readSettings } from '../environment.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run --silent user:delete -- UID` or `-- --email ADDRESS`: removes a person with every row about them.
 * Exit 0 when somebody was removed, 1 with one sentence otherwise.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' } },
  });
  const given = values.email ?? positionals[0];
  if (given === undefined) {
    throw errors.invalidRequest('Usage: npm run --silent user:delete -- UID, or -- --email ADDRESS');
  }
  const database = await openDatabase(readSettings(), (cause) => {
    throw cause;
  });
  try {
    await migrate(database);
    const users = createPostgresUserRepository({ database });
    const uid = values.email === undefined ? given : await uidOf(users, values.email);
    if (uid === undefined) throw errors.userNotFound();
    await createDeleteUser({ users, clock: createSystemClock() })(uid);
    console.log('The user and every row about them are gone.');
    return 0;
  } finally {
    await database.close();
  }
});

async function uidOf(users: UserRepository, email: string): Promise<string | undefined> {
  const { users: found } = await users.list({ query: email, limit: 200, after: null });
  return found.find((user) => user.email?.toLowerCase() === email.toLowerCase())?.uid;
}
