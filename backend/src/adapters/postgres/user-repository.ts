import { errors } from '../../domain/errors.ts';
import type { AdminUser, User } from '../../domain/users/user.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import type { Database } from './connect.ts';
import { readCursor, writeCursor } from './cursor.ts';

interface UserRow {
  readonly id: number;
  readonly firebase_uid: string;
  readonly email: string | null;
  readonly display_name: string | null;
  readonly photo_url: string | null;
  readonly is_restricted: boolean;
}
interface AdminUserRow extends UserRow {
  readonly analysis_count: number;
  readonly last_login_at: Date | null;
  readonly token_count: number;
}

/** Counts a new user in the daily roll-up by the same statement that makes the row. `xmax = 0` marks a row that was inserted. */
const UPSERT = `
  with saved as (
    insert into users as u (firebase_uid, email, display_name, photo_url, created_at)
    values (:uid, :email, :displayName, :photoUrl, :at)
    on conflict (firebase_uid) do update set
      email = coalesce(excluded.email, u.email),
      display_name = coalesce(excluded.display_name, u.display_name),
      photo_url = coalesce(excluded.photo_url, u.photo_url)
    returning *, (xmax = 0) as is_new
  ), counted as (
    insert into daily_counts as d (day, new_users)
    select (cast(:at as timestamptz) at time zone 'UTC')::date, 1 from saved where is_new
    on conflict (day) do update set new_users = d.new_users + 1
  )
  select id, firebase_uid, email, display_name, photo_url, is_restricted from saved`;

const RECORD_LOGIN = `
  with added as (
    insert into login_events (user_id, auth_time, login_at)
    select id, :authTime, :at from users where firebase_uid = :uid
    on conflict (user_id, auth_time) do nothing
    returning user_id
  ), seen as (
    update users set last_login_at = greatest(last_login_at, cast(:at as timestamptz))
    from added where users.id = added.user_id
    returning users.id
  ), counted as (
    insert into daily_counts as d (day, logins)
    select (cast(:at as timestamptz) at time zone 'UTC')::date, 1 from seen
    on conflict (day) do update set logins = d.logins + 1
  )
  select count(*)::int as added from added`;

/** Keyset paging: users without a login sort last, which the first comparison of each branch says. */
const LIST = `
  select id, firebase_uid, email, display_name, photo_url, is_restricted, analysis_count, last_login_at,
    (select count(*)::int from personal_tokens where user_id = users.id) as token_count
  from users
  where (cast(:pattern as text) is null or display_name ilike :pattern or email ilike :pattern)
    and (cast(:afterId as int) is null
      or (cast(:afterLogin as timestamptz) is not null
        and (last_login_at < :afterLogin or last_login_at is null or (last_login_at = :afterLogin and id > :afterId)))
      or (cast(:afterLogin as timestamptz) is null and last_login_at is null and id > :afterId))
  order by last_login_at desc nulls last, id
  limit :limit`;

/** Keeps users in PostgreSQL. */
export function createPostgresUserRepository({ database }: { database: Database }): UserRepository {
  return {
    async upsert(uid, profile, at) {
      const { rows } = await database.run((knex) =>
        knex.raw<{ rows: UserRow[] }>(UPSERT, { uid, ...profile, at }),
      );
      return toUser(rows[0]!); // `insert … returning` with `do update` always yields the row
    },

    async find(uid) {
      const row = await database.run((knex) => knex<UserRow>('users').where({ firebase_uid: uid }).first());
      return row === undefined ? null : toUser(row);
    },

    async recordLogin(uid, authTime, at) {
      const { rows } = await database.run((knex) =>
        knex.raw<{ rows: { added: number }[] }>(RECORD_LOGIN, { uid, authTime, at }),
      );
      return rows[0]?.added === 1;
    },

    async setRestricted(uid, isRestricted, at) {
      await database.transaction(async (transaction) => {
        const changed = await transaction('users')
          .where({ firebase_uid: uid })
          .update({ is_restricted: isRestricted });
        if (changed === 0) throw errors.userNotFound();
        const action = isRestricted ? 'restrict' : 'unrestrict';
        await transaction('admin_actions').insert({ at, action, detail: uid });
      });
    },

    async list({ query, limit, after }) {
      const cursor = after === null ? null : readCursor(after);
      const { rows } = await database.run((knex) =>
        knex.raw<{ rows: AdminUserRow[] }>(LIST, {
          pattern: query === null ? null : `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`,
          afterId: cursor?.id ?? null,
          afterLogin: cursor?.lastLoginAt ?? null,
          limit: limit + 1,
        }),
      );
      const users = rows.slice(0, limit).map(toAdminUser);
      const last = users.at(-1);
      return { users, next: rows.length > limit && last !== undefined ? writeCursor(last) : null };
    },

    async forgetLogins(before) {
      return database.run((knex) => knex('login_events').where('login_at', '<', before).delete());
    },

    async remove(uid, at) {
      await database.transaction(async (transaction) => {
        // Login and analysis events go with the row; the daily counts are sums without users and stay.
        const removed = await transaction('users').where({ firebase_uid: uid }).delete();
        if (removed === 0) throw errors.userNotFound();
        await transaction('admin_actions').where({ detail: uid }).delete();
        await transaction('admin_actions').insert({ at, action: 'delete-user', detail: null });
        await transaction.raw(
          `insert into daily_counts as d (day, removed_users) values ((?::timestamptz at time zone 'UTC')::date, 1)
           on conflict (day) do update set removed_users = d.removed_users + 1`,
          [at],
        );
      });
    },
  };
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    uid: row.firebase_uid,
    email: row.email,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    isRestricted: row.is_restricted,
  };
}

function toAdminUser(row: AdminUserRow): AdminUser {
  return {
    ...toUser(row),
    analysisCount: row.analysis_count,
    lastLoginAt: row.last_login_at,
    tokenCount: row.token_count,
  };
}
