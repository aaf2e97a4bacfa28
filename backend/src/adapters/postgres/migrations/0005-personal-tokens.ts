import type { Migration } from '../migrations.ts';

/** Personal access tokens: their SHA-256, never the token. They go with their user. */
export const personalTokens: Migration = {
  name: '0005-personal-tokens',
  sql: `
    create table personal_tokens (
      id text primary key,
      token_hash text not null unique,
      user_id integer not null references users (id) on delete cascade,
      name text not null,
      prefix text not null,
      email text,
      is_email_verified boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz
    );
    create index personal_tokens_by_user on personal_tokens (user_id, created_at desc);
  `,
};
