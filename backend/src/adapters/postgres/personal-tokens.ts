import type { Knex } from 'knex';
import type { PersonalToken, PersonalTokens, StoredToken } from '../../ports/personal-tokens.ts';
import type { Database } from './connect.ts';

interface TokenRow {
  readonly id: string;
  readonly token_hash: string;
  readonly name: string;
  readonly prefix: string;
  readonly email: string | null;
  readonly is_email_verified: boolean;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
}
interface OwnedRow extends TokenRow {
  readonly firebase_uid: string;
}

/** Keeps personal access tokens in PostgreSQL, so that every instance knows them and a revoked one is dead everywhere. */
export function createPostgresPersonalTokens({ database }: { database: Database }): PersonalTokens {
  return {
    async add(token, limit) {
      return database.transaction(async (transaction) => {
        // The lock on the user makes parallel calls wait, and count what the others stored.
        const user = await transaction<{ id: number; firebase_uid: string }>('users')
          .where({ firebase_uid: token.uid })
          .forUpdate()
          .first('id');
        if (user === undefined) return false;
        const own = () => transaction('personal_tokens').where({ user_id: user.id });
        await own().where('expires_at', '<=', token.createdAt).delete();
        const [{ count } = { count: 0 }] = await own().count<{ count: string | number }[]>({ count: '*' });
        if (Number(count) >= limit) return false;
        await transaction('personal_tokens').insert({ ...toRow(token), user_id: user.id });
        await note(transaction, 'make-token', token.uid, token.createdAt);
        return true;
      });
    },

    async find(tokenHash) {
      const row: OwnedRow | undefined = await database.run((knex) =>
        knex('personal_tokens as t')
          .join('users as u', 'u.id', 't.user_id')
          .where('t.token_hash', tokenHash)
          .first('t.*', 'u.firebase_uid'),
      );
      return row === undefined ? null : toStored(row);
    },

    async list(uid, at) {
      const rows: TokenRow[] = await database.run((knex) =>
        tokensOf(knex, uid).where('expires_at', '>', at).orderBy('created_at', 'desc').select(),
      );
      return rows.map(toToken);
    },

    async touch(id, at) {
      await database.run((knex) => knex('personal_tokens').where({ id }).update({ last_used_at: at }));
    },

    async remove(uid, id, at) {
      return database.transaction(async (transaction) => {
        const removed = await tokensOf(transaction, uid).where({ id }).delete();
        if (removed > 0) await note(transaction, 'revoke-token', uid, at);
        return removed > 0;
      });
    },

    async removeAll(uid, at) {
      return database.transaction(async (transaction) => {
        const removed = await tokensOf(transaction, uid).delete();
        if (removed > 0) await note(transaction, 'revoke-tokens', uid, at);
        return removed;
      });
    },
  };
}

const tokensOf = (knex: Knex, uid: string) =>
  knex('personal_tokens').whereIn('user_id', knex('users').where({ firebase_uid: uid }).select('id'));

const note = (transaction: Knex.Transaction, action: string, uid: string, at: Date) =>
  transaction('admin_actions').insert({ action, detail: uid, at });

function toRow(token: StoredToken): TokenRow {
  return {
    id: token.id,
    token_hash: token.tokenHash,
    name: token.name,
    prefix: token.prefix,
    email: token.email,
    is_email_verified: token.isEmailVerified,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
    last_used_at: token.lastUsedAt,
  };
}

function toToken(row: TokenRow): PersonalToken {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  };
}

const toStored = (row: OwnedRow): StoredToken => ({
  ...toToken(row),
  uid: row.firebase_uid,
  tokenHash: row.token_hash,
  email: row.email,
  isEmailVerified: row.is_email_verified,
});
