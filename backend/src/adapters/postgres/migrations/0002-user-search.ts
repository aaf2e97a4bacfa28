import type { Migration } from '../migrations.ts';

/**
 * An index for the operator's search, which looks for any part of a name or an e-mail. It needs the extension pg_trgm
 * (https://www.postgresql.org/docs/current/pgtrgm.html), which comes with PostgreSQL and which the owner of a database
 * may switch on. Where it is missing, forbidden, or kept in a schema that is not searched, the schema is complete without
 * the index: the search then reads every user. The block with the exception undoes only itself.
 */
export const userSearch: Migration = {
  name: '0002-user-search',
  sql: `
    do $migration$
    begin
      if exists (select from pg_available_extensions where name = 'pg_trgm') then
        create extension if not exists pg_trgm;
        create index users_by_words on users using gin (display_name gin_trgm_ops, email gin_trgm_ops)
          with (fastupdate = off);
      end if;
    exception
      when insufficient_privilege or undefined_object or undefined_file or feature_not_supported then null;
    end
    $migration$;
  `,
};
