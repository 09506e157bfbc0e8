import type { Sql } from 'postgres';

/** What the server works as: it reads and writes rows, and changes nothing that holds them. */
export const serverRole = 'kawanusaha_server';
/** What backups are made as: it reads everything, writes nothing and keeps the log. */
export const backupRole = 'kawanusaha_backup';

type Passwords = { readonly server: string; readonly backup: string };

/**
 * Makes the roles of the embedded database unless they are there, and gives them what they need; safe to repeat, and repeated at each
 * start after the migrations, so that a data folder of an earlier version gets them. Issue 18 §1.16.
 * In: a connection of the superuser to the server's database. Errors: those of PostgreSQL.
 */
export async function allowServerRoles(sql: Sql, passwords: Passwords): Promise<void> {
  await sql.begin(async (tx) => {
    for (const role of [serverRole, backupRole]) {
      const found = await tx`select from pg_roles where rolname = ${role}`;
      if (found.length === 0) await tx.unsafe(`create role ${role}`);
    }
    await tx.unsafe(`${serverRights(passwords.server)}; ${backupRights(passwords.backup)}`).simple();
  });
}

const bounds = 'login nosuperuser nocreatedb nocreaterole';

/**
 * Row-level security does not bind it, as it never bound the server (docs/security.md, 'Left open on purpose'); what it does for a request,
 * it does as the role of that request. Default rights reach what the superuser makes later. `maintain` is for `analyze`.
 */
const serverRights = (password: string): string => `
  alter role ${serverRole} with ${bounds} noreplication bypassrls password '${password}';
  grant anon, authenticated, service_role to ${serverRole} with inherit false, set true;
  grant pg_read_all_stats to ${serverRole};
  do $$
  declare
    own name;
  begin
    for own in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
      execute format('grant usage on schema %I to ${serverRole}', own);
      execute format('grant select, insert, update, delete, maintain on all tables in schema %I to ${serverRole}', own);
      execute format('grant usage, select, update on all sequences in schema %I to ${serverRole}', own);
      execute format('grant execute on all routines in schema %I to ${serverRole}', own);
    end loop;
  end $$;
  alter default privileges grant usage on schemas to ${serverRole};
  alter default privileges grant select, insert, update, delete, maintain on tables to ${serverRole};
  alter default privileges grant usage, select, update on sequences to ${serverRole};
  alter default privileges grant execute on routines to ${serverRole};
  revoke insert, update, delete, maintain on all tables in schema kawanusaha from ${serverRole}`;

const backupRights = (password: string): string => `
  alter role ${backupRole} with ${bounds} replication bypassrls password '${password}';
  grant pg_read_all_data, pg_read_all_stats to ${backupRole};
  grant execute on function pg_create_restore_point(text) to ${backupRole}`;
