/**
 * Rules that hold for everything in the database, asked of its catalogue, those of Supabase's linter (splinter) among them. Each query
 * lists violations as `name`; `plant` is a mistake that it must find.
 */
export const catalogueRules: Readonly<
  Record<string, { readonly violations: string; readonly plant: string }>
> = {
  'row-level security is on for every table': {
    violations: `
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and not c.relrowsecurity
        and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace,
          'realtime'::regnamespace)`,
    plant: 'create table public.planted (id int primary key)',
  },
  'no function is executable by PUBLIC': {
    violations: `
      select p.oid::regprocedure::text as name from pg_proc p
      cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl
      where acl.grantee = 0 and acl.privilege_type = 'EXECUTE'
        and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace,
          'realtime'::regnamespace)`,
    plant: `create function private.planted() returns int language sql set search_path = '' as 'select 1';
      grant execute on function private.planted() to public`,
  },
  'every function has a fixed search_path': {
    violations: `
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(p.proconfig @> array['search_path=""'], false)`,
    plant: `create function private.planted() returns int language sql security definer as 'select 1'`,
  },
  'no function that discourages sequential scans has its plans compiled': {
    violations: `
      select p.oid::regprocedure::text as name from pg_proc p
      where p.proconfig @> array['enable_seqscan=off'] and not p.proconfig @> array['jit=off']`,
    plant: `create function private.planted() returns int language sql set search_path = '' set enable_seqscan = off as 'select 1'`,
  },
  'nothing that clients call runs with the rights of its owner': {
    violations: `
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef
        and (has_function_privilege('anon', p.oid, 'EXECUTE') or has_function_privilege('authenticated', p.oid, 'EXECUTE'))`,
    plant: `create function public.planted() returns int language sql security definer set search_path = '' as 'select 1';
      grant execute on function public.planted() to authenticated`,
  },
  'a private function may be run by whom its function in public may be run by': {
    violations: `
      select i.oid::regprocedure::text || ' by ' || role as name
      from pg_proc i join pg_proc o on o.proname = i.proname and o.proargtypes = i.proargtypes
      cross join unnest(array['anon', 'authenticated']) as role
      where i.pronamespace = 'private'::regnamespace and o.pronamespace = 'public'::regnamespace
        and has_function_privilege(role, i.oid, 'EXECUTE') <> has_function_privilege(role, o.oid, 'EXECUTE')`,
    plant: `grant execute on function private.get_wallet() to anon`,
  },
  'no policy reads user_metadata': {
    violations: `
      select tablename || ': ' || policyname as name from pg_policies
      where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata|user_meta_data'`,
    plant: `create policy planted on public.pengguna for select to authenticated
      using ((auth.jwt() -> 'user_metadata' ->> 'is_premium')::boolean)`,
  },
  'every policy asks auth.uid() once per statement': {
    violations: `
      select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies
      where replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT auth.uid()', '') ~ 'auth\\.(uid|role|jwt|email)\\(\\)'`,
    plant: `create policy planted on public.pengguna for select to authenticated using (id = auth.uid())`,
  },
  'every policy asks private.is_admin() once per statement': {
    violations: `
      select tablename || ': ' || policyname as name from pg_policies
      where replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT private.is_admin()', '') ~ 'is_admin\\(\\)'`,
    plant: `create policy planted on public.pengguna for select to authenticated using (private.is_admin())`,
  },
  'no policy lets everybody write': {
    violations: `
      select tablename || ': ' || policyname as name from pg_policies
      where cmd <> 'SELECT' and coalesce(with_check, qual) = 'true' and policyname <> 'service_role_all'`,
    plant: `create policy planted on public.pengguna for insert to authenticated with check (true)`,
  },
  'every policy names its roles': {
    violations: `select tablename || ': ' || policyname as name from pg_policies where roles = '{public}'`,
    plant: `create policy planted on public.pengguna for select using (id = (select auth.uid()))`,
  },
  'every foreign key has an index': {
    violations: `
      select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
      where k.contype = 'f'
        and k.connamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)
        and not exists (
          select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        )`,
    plant: `create table public.planted (
      id int primary key, user_id uuid references auth.users (id)); alter table public.planted enable row level security`,
  },
  'visitors may write no table': {
    violations: `
      select table_name || ': ' || privilege_type as name from information_schema.role_table_grants
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private') and privilege_type <> 'SELECT'
      union all
      select table_name || '.' || column_name from information_schema.role_column_grants
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private') and privilege_type <> 'SELECT'`,
    plant: 'grant insert on public.reports to anon',
  },
  'clients hold no table-wide right to insert or update, and never truncate': {
    violations: `
      select table_name || ': ' || privilege_type as name from information_schema.role_table_grants
      where grantee = 'authenticated' and table_schema in ('public', 'private')
        and privilege_type not in ('SELECT', 'DELETE') and table_name <> 'notification_preferences'`,
    plant: 'grant update on public.pengguna to authenticated',
  },
  'what is hidden cannot be selected': {
    violations: `
      select hidden.tab || '.' || hidden.col || ' by ' || role as name
      from (values ('relasi_bisnis', 'whatsapp'), ('relasi_bisnis', 'search'), ('project_listings', 'contact_method'),
        ('project_listings', 'owner_email'), ('project_listings', 'search'), ('referral_codes', 'public_id'),
        ('notifications', 'email_status'), ('notifications', 'dedupe_key'), ('thread_messages', 'is_delivered'),
        ('thread_members', 'unread_since'), ('thread_members', 'mailed_at'), ('contact_messages', 'handled_by'),
        ('contact_messages', 'warned'), ('guardian_requests', 'token_hash'), ('guardian_requests', 'mailbox')) as hidden (tab, col)
      cross join unnest(array['anon', 'authenticated']) as role
      where has_column_privilege(role, 'public.' || hidden.tab, hidden.col, 'SELECT')`,
    plant: 'grant select on public.relasi_bisnis to anon',
  },
  'no user but the owner touches schema private': {
    violations: `
      select table_name || ' by ' || grantee as name from information_schema.role_table_grants
      where table_schema = 'private' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')`,
    plant: 'grant select on private.disposable_domains to authenticated',
  },
  'no policy waits behind row-level security that is off': {
    violations: `
      select distinct p.polrelid::regclass::text as name from pg_policy p join pg_class c on c.oid = p.polrelid
      where not c.relrowsecurity
        and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace)`,
    plant: `alter table public.pengguna disable row level security`,
  },
  'every table that clients could reach has a policy': {
    violations: `
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relrowsecurity and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_policy p where p.polrelid = c.oid)
        and (has_any_column_privilege('anon', c.oid, 'SELECT, INSERT, UPDATE')
          or has_any_column_privilege('authenticated', c.oid, 'SELECT, INSERT, UPDATE')
          or has_table_privilege('authenticated', c.oid, 'DELETE'))`,
    plant: `create table public.planted (id int primary key); alter table public.planted enable row level security;
      grant select on public.planted to authenticated`,
  },
  'no view shows accounts': {
    violations: `
      select distinct c.oid::regclass::text as name from pg_class c
        join pg_rewrite r on r.ev_class = c.oid
        join pg_depend d on d.objid = r.oid and d.refobjid = 'auth.users'::regclass
      where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace`,
    plant: 'create view public.planted with (security_invoker = true) as select id from auth.users',
  },
  'the data API offers neither materialized views nor foreign tables': {
    violations: `
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('m', 'f') and c.relnamespace = 'public'::regnamespace`,
    plant: 'create materialized view public.planted as select 1 as one',
  },
  'one policy for each table, role and action': {
    violations: `
      select p.polrelid::regclass || ' ' || a.action || ' by ' || r.role as name
      from pg_policy p
      cross join lateral unnest(case p.polcmd when '*' then array['r', 'a', 'w', 'd'] else array[p.polcmd::text] end) as a (action)
      cross join lateral (select rolname as role from pg_roles where oid = any (p.polroles)) as r
      where p.polpermissive and p.polrelid in (
        select oid from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)) and r.role <> 'service_role'
      group by p.polrelid, a.action, r.role having count(*) > 1`,
    plant: `create policy planted on public.pengguna for select to authenticated using (false);
      create policy planted_too on public.pengguna for select to authenticated using (false)`,
  },
  'no index twice': {
    violations: `
      select min(i.indexrelid::regclass::text) as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace,
        'realtime'::regnamespace)
      group by i.indrelid, regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX \\S+ ON', '')
      having count(*) > 1`,
    plant: 'create index planted on public.app_settings (updated_by)',
  },
  'no extension lives where clients call': {
    violations: `
      select extname as name from pg_extension where extnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    plant: 'create extension intarray schema public',
  },
  "no view runs with its owner's rights": {
    violations: `
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
        and not coalesce(c.reloptions @> array['security_invoker=true'], false)`,
    plant: 'create view public.planted as select id, email from auth.users',
  },
  'every table has a primary key': {
    violations: `
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace,
          'storage'::regnamespace)
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    plant: 'create table private.planted (id int); alter table private.planted enable row level security',
  },
  'no column has a type that an upgrade of PostgreSQL cannot carry over': {
    violations: `
      select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a
        join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)
        and t.typname in ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator', 'regproc',
          'regprocedure')`,
    plant: `create table public.planted (id int primary key, how regproc); alter table public.planted enable row level security`,
  },
  'a list that clients write holds texts, not lists of them': {
    violations: `
      select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a
        join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and t.typcategory = 'A' and exists (
          select from unnest(array['anon', 'authenticated']) as role, unnest(array['INSERT', 'UPDATE']) as privilege
          where has_column_privilege(role, c.oid, a.attnum, privilege)
        ) and not exists (
          select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
            and pg_get_constraintdef(k.oid) ~ 'private\\.is_(plain|short)_list'
        )`,
    plant: `create table public.planted (id int primary key, words text[]); alter table public.planted enable row level security;
      grant insert (words) on public.planted to authenticated`,
  },
  'no bucket that everybody reads can be listed': {
    violations: `
      select b.id || ': ' || p.policyname as name from storage.buckets b join pg_policies p on p.schemaname = 'storage'
        and p.tablename = 'objects' and p.cmd in ('SELECT', 'ALL') and p.roles && array['public', 'anon']::name[]
      where b.public`,
    plant: `create policy planted on storage.objects for select to anon using (true)`,
  },
};
