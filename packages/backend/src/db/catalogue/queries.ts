/**
 * One query for each kind of thing in a database: `name` says which one, `definition` says all that makes it what it is.
 * `$1` holds the schemas that are asked about; `schema.table` in it asks for the policies of that table alone. A trigger
 * belongs to the schema of its function, whatever table it is on. Left out: owners, which differ between hosts; what is part
 * of an extension; and what the server itself adds by rule (triggers and functions of published tables, `service_role_all`).
 */

/**
 * Rights as `role=RIGHT`, without those of the owner and of the roles that the embedded database is served by; no entry means the default. MAINTAIN, which GRANT ALL includes from
 * version 17 on, is left out, so that every version of PostgreSQL gives the same.
 */
const rights = (acl: string, kind: string, owner: string): string => `
  (select string_agg(
      case when a.grantee = 0 then 'public' else pg_get_userbyid(a.grantee)::text end || '=' || a.privilege_type
        || case when a.is_grantable then '*' else '' end,
      ' ' order by case when a.grantee = 0 then 'public' else pg_get_userbyid(a.grantee)::text end, a.privilege_type)
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) as a
    where a.grantee <> ${owner} and a.privilege_type <> 'MAINTAIN'
      and (a.grantee = 0 or pg_get_userbyid(a.grantee) !~ '^kawanusaha_'))`;

/** Whether a thing is not part of an extension, which its operator may install and update. */
const own = (oid: string, catalogue: string): string => `
  not exists (select from pg_depend as e
    where e.objid = ${oid} and e.classid = '${catalogue}'::regclass and e.deptype = 'e')`;

const comment = (oid: string, catalogue: string, part = '0'): string =>
  `(select d.description from pg_description as d
    where d.objoid = ${oid} and d.classoid = '${catalogue}'::regclass and d.objsubid = ${part})`;

export const catalogueQueries: Readonly<Record<string, string>> = {
  schema: `
    select n.nspname as name, jsonb_build_array(${rights('n.nspacl', 'n', 'n.nspowner')}) as definition
    from pg_namespace as n where n.nspname = any ($1)`,
  extension: `
    select e.extname as name, jsonb_build_array(n.nspname) as definition
    from pg_extension as e join pg_namespace as n on n.oid = e.extnamespace`,
  relation: `
    select n.nspname || '.' || c.relname as name,
      jsonb_build_array(c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.relreplident, c.reloptions,
        case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end,
        ${rights('c.relacl', 'r', 'c.relowner')}, ${comment('c.oid', 'pg_class')}) as definition
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm') and ${own('c.oid', 'pg_class')}`,
  column: `
    select n.nspname || '.' || c.relname || '.' || a.attname as name,
      jsonb_build_array(row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
        a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcollation::regcollation::text,
        pg_get_expr(d.adbin, d.adrelid), ${rights('a.attacl', 'c', 'c.relowner')},
        ${comment('c.oid', 'pg_class', 'a.attnum')}) as definition
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid join pg_namespace as n on n.oid = c.relnamespace
    left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      and ${own('c.oid', 'pg_class')}`,
  constraint: `
    select k.conrelid::regclass::text || ' ' || k.conname as name,
      jsonb_build_array(k.contype, pg_get_constraintdef(k.oid), k.condeferrable, k.condeferred, k.convalidated,
        ${comment('k.oid', 'pg_constraint')}) as definition
    from pg_constraint as k join pg_namespace as n on n.oid = k.connamespace
    where n.nspname = any ($1) and k.conrelid <> 0 and k.contype not in ('n', 't')
      and ${own('k.conrelid', 'pg_class')}`,
  index: `
    select i.indexrelid::regclass::text as name,
      jsonb_build_array(pg_get_indexdef(i.indexrelid), i.indisvalid, ${comment('i.indexrelid', 'pg_class')}) as definition
    from pg_index as i join pg_class as c on c.oid = i.indrelid join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = any ($1) and c.relkind in ('r', 'p', 'm') and ${own('c.oid', 'pg_class')}`,
  function: `
    select p.oid::regprocedure::text as name,
      jsonb_build_array(pg_get_functiondef(p.oid), ${rights('p.proacl', 'f', 'p.proowner')},
        ${comment('p.oid', 'pg_proc')}) as definition
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname = any ($1) and p.prokind in ('f', 'p') and ${own('p.oid', 'pg_proc')}
      and (n.nspname <> 'realtime' or p.proname !~ '^see_[0-9a-f]{32}$')`,
  trigger: `
    select g.tgrelid::regclass::text || ' ' || g.tgname as name,
      jsonb_build_array(pg_get_triggerdef(g.oid), g.tgenabled, ${comment('g.oid', 'pg_trigger')}) as definition
    from pg_trigger as g join pg_class as c on c.oid = g.tgrelid join pg_namespace as n on n.oid = c.relnamespace
    join pg_proc as p on p.oid = g.tgfoid join pg_namespace as f on f.oid = p.pronamespace
    where not g.tgisinternal
      and (f.nspname = any ($1) or (n.nspname = any ($1) and f.nspname in ('pg_catalog', 'extensions')))
      and g.tgname not in ('realtime_insert', 'realtime_update', 'realtime_delete')`,
  policy: `
    select p.polrelid::regclass::text || ' "' || p.polname || '"' as name,
      jsonb_build_array(p.polcmd, p.polpermissive,
        (select array_agg(coalesce(nullif(r, 0)::regrole::text, 'public') order by r = 0, nullif(r, 0)::regrole::text) from unnest(p.polroles) as r),
        pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid),
        ${comment('p.oid', 'pg_policy')}) as definition
    from pg_policy as p join pg_class as c on c.oid = p.polrelid join pg_namespace as n on n.oid = c.relnamespace
    where (n.nspname = any ($1) or n.nspname || '.' || c.relname = any ($1)) and p.polname <> 'service_role_all'`,
  sequence: `
    select s.seqrelid::regclass::text as name,
      jsonb_build_array(format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle,
        ${rights('c.relacl', 's', 'c.relowner')}) as definition
    from pg_sequence as s join pg_class as c on c.oid = s.seqrelid join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = any ($1) and ${own('c.oid', 'pg_class')}`,
  type: `
    select t.oid::regtype::text as name,
      jsonb_build_array(t.typtype, format_type(t.typbasetype, t.typtypmod), t.typnotnull, t.typdefault,
        (select array_agg(e.enumlabel order by e.enumsortorder) from pg_enum as e where e.enumtypid = t.oid),
        (select array_agg(pg_get_constraintdef(k.oid) order by k.conname) from pg_constraint as k where k.contypid = t.oid),
        ${rights('t.typacl', 'T', 't.typowner')}) as definition
    from pg_type as t join pg_namespace as n on n.oid = t.typnamespace
    where n.nspname = any ($1) and t.typtype in ('e', 'd') and ${own('t.oid', 'pg_type')}`,
  publication: `
    select t.pubname || ' ' || t.schemaname || '.' || t.tablename as name, jsonb_build_array(t.attnames, t.rowfilter) as definition
    from pg_publication_tables as t where t.schemaname = any ($1)`,
  'default rights': `
    select coalesce(n.nspname, 'every schema') || ' ' || d.defaclobjtype::text as name,
      jsonb_build_array(${rights('d.defaclacl', 'f', 'd.defaclrole')}) as definition
    from pg_default_acl as d left join pg_namespace as n on n.oid = d.defaclnamespace
    where d.defaclrole = (select oid from pg_roles where rolname = current_user)
      and (n.nspname is null or n.nspname = any ($1))`,
};
