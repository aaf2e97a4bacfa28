import type { AdminSession, AdminSessions } from '../../ports/admin-sessions.ts';
import type { Database } from './connect.ts';

interface SessionRow {
  readonly token_hash: string;
  readonly password_fingerprint: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly ends_at: Date;
}

/** Keeps admin sessions in PostgreSQL, so that every instance knows them and a log-out ends them everywhere. */
export function createPostgresAdminSessions({ database }: { database: Database }): AdminSessions {
  return {
    async open(session) {
      await database.run(async (knex) => {
        await knex('admin_sessions').where('ends_at', '<', session.createdAt).delete();
        await knex('admin_sessions').insert(toRow(session));
      });
    },

    async find(tokenHash) {
      const row = await database.run((knex) =>
        knex<SessionRow>('admin_sessions').where({ token_hash: tokenHash }).first(),
      );
      return row === undefined ? null : toSession(row);
    },

    async touch(tokenHash, at) {
      await database.run((knex) =>
        knex('admin_sessions').where({ token_hash: tokenHash }).update({ last_used_at: at }),
      );
    },

    async close(tokenHash) {
      await database.run((knex) => knex('admin_sessions').where({ token_hash: tokenHash }).delete());
    },

    async recordAction(action, detail, at) {
      await database.run((knex) => knex('admin_actions').insert({ action, detail, at }));
    },
  };
}

function toRow(session: AdminSession): SessionRow {
  return {
    token_hash: session.tokenHash,
    password_fingerprint: session.passwordFingerprint,
    created_at: session.createdAt,
    last_used_at: session.lastUsedAt,
    ends_at: session.endsAt,
  };
}

function toSession(row: SessionRow): AdminSession {
  return {
    tokenHash: row.token_hash,
    passwordFingerprint: row.password_fingerprint,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    endsAt: row.ends_at,
  };
}
