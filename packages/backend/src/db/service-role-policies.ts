import type { Sql } from 'postgres';

/**
 * Gives `service_role` a policy for everything on each table of `public`, `storage` and `realtime`, but only where the role could not get
 * BYPASSRLS (PostgreSQL of a provider that hands out no superuser). Elsewhere it does nothing. Safe to repeat.
 */
export async function ensureServiceRolePolicies(sql: Sql): Promise<void> {
  await sql
    .unsafe(
      `do $$
      declare
        target record;
      begin
        if (select rolbypassrls or rolsuper from pg_roles where rolname = 'service_role') then
          return;
        end if;
        for target in
          select n.nspname, c.relname from pg_class c
          join pg_namespace n on n.oid = c.relnamespace
          where c.relkind in ('r', 'p') and n.nspname in ('public', 'storage', 'realtime') and pg_has_role(c.relowner, 'usage')
            and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'service_role_all')
        loop
          execute format('create policy service_role_all on %I.%I to service_role using (true) with check (true)',
            target.nspname, target.relname);
        end loop;
      end
      $$`,
    )
    .simple();
}
