import { parseArgs } from 'node:util';
import { migrate } from '../adapters/postgres/migrate.ts';
import { createContainer } from '../composition/container.ts';
import { openDatabase } from '../composition/database.ts';
import type { AdminUser } from '../domain/users/user.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { errors } from '../domain/errors.ts';
import { readSettings } from '../composition/environment.ts';
import { ports, useCases } from '../composition/tokens.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run --silent user:delete -- UID, or -- --email ADDRESS';

/**
 * `npm run --silent user:delete -- UID` or `-- --email ADDRESS`: removes a user with every row about them. One address may
 * belong to several sign-ins (Google's and a local one): all of them go. Exit 0 when somebody was removed, 1 with one
 * sentence otherwise.
 */
await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' } },
  });
  const given = values.email ?? positionals[0];
  if (given === undefined) throw errors.invalidRequest(USAGE);
  const config = readSettings();
  const database = await openDatabase(config, (cause) => {
    throw cause;
  });
  try {
    await migrate(database);
    const wiring = createContainer({ config, database });
    const users = await wiring.get(ports.users);
    const uids = values.email === undefined ? [given] : await uidsOf(users, values.email);
    if (uids.length === 0) throw errors.userNotFound();
    const deleteUser = await wiring.get(useCases.deleteUser);
    for (const uid of uids) await deleteUser(uid);
    console.log(
      uids.length === 1
        ? 'The user and every row about them are gone.'
        : `${uids.length} users with this address and every row about them are gone.`,
    );
    return 0;
  } finally {
    await database.close();
  }
});

async function uidsOf(users: UserRepository, email: string): Promise<string[]> {
  const uids: string[] = [];
  let after: string | null = null;
  do {
    const page = await users.list({ query: email, limit: 200, after });
    uids.push(...page.users.filter((user) => isAddressOf(user, email)).map(({ uid }) => uid));
    after = page.next;
  } while (after !== null);
  return uids;
}

// A function, not a constant: the command above runs before constants below it exist.
function isAddressOf(user: AdminUser, email: string): boolean {
  return user.email?.toLowerCase() === email.toLowerCase();
}
