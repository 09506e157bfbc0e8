import type { Sql } from 'postgres';

/** Owns the functions of the embedded database that run with the rights of their owner: rows it reads and writes, nothing else. */
export const functionRole = 'kawanusaha_functions';

/** Schemas of the engine whose functions may run with the rights of their owner. */
export const engineFunctionSchemas: readonly string[] = ['auth', 'realtime'];

/**
 * Gives what runs with the rights of its owner (`security definer`) to a role that is no superuser, cannot sign in and owns no table; safe
 * to repeat, and repeated at each start after the migrations. Issue 18 §1.16. `realtime.sync_publication` stays with the superuser: it
 * makes triggers on tables, and only the server may call it. Functions of an application of the engine stay with whom it made them as.
 * In: a connection of the superuser; the schemas whose functions it is about. Errors: those of PostgreSQL.
 */
export async function giveFunctionsAway(sql: Sql, schemas: readonly string[]): Promise<void> {
  await sql.begin(async (tx) => {
    const found = await tx`select from pg_roles where rolname = ${functionRole}`;
    if (found.length === 0) await tx.unsafe(`create role ${functionRole}`);
    await tx.unsafe(rights).simple();
    const functions = await tx<{ signature: string }[]>`
      select p.oid::regprocedure::text as signature from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname = any (${[...schemas]}) and p.proowner <> ${functionRole}::regrole
        and p.oid <> 'realtime.sync_publication()'::regprocedure
        and not exists (
          select from pg_depend as e where e.objid = p.oid and e.classid = 'pg_proc'::regclass and e.deptype = 'e'
        )`;
    for (const { signature } of functions)
      await tx.unsafe(`alter function ${signature} owner to ${functionRole}`);
  });
}

/** Row-level security does not bind it: what a policy cannot say is what such functions are for. The record of migrations is not its. */
const rights = `
  alter role ${functionRole} with nologin nosuperuser nocreatedb nocreaterole noreplication bypassrls;
  do $$
  declare
    own name;
  begin
    for own in
      select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'kawanusaha')
    loop
      execute format('grant usage on schema %I to ${functionRole}', own);
      execute format('grant select, insert, update, delete on all tables in schema %I to ${functionRole}', own);
      execute format('grant usage, select, update on all sequences in schema %I to ${functionRole}', own);
      execute format('grant execute on all routines in schema %I to ${functionRole}', own);
    end loop;
  end $$;
  revoke execute on function realtime.sync_publication() from ${functionRole}`;
