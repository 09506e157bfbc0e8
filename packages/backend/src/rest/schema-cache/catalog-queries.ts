/**
 * Reads of PostgreSQL's catalog. Each takes the exposed schemas as $1 (text[]), and where privileges are asked for the
 * role names as $2; run with an empty search_path so that every type comes out qualified.
 */
export const relationsQuery = `
select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
  c.relrowsecurity as "hasPolicies",
  (
    select json_build_object('inserts', bits & 8 > 0, 'updates', bits & 4 > 0, 'deletes', bits & 16 > 0)
    from pg_relation_is_updatable(c.oid, true) bits) as takes,
  obj_description(c.oid, 'pg_class') as comment,
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isNullable', not a.attnotnull,
      'defaultSql', case
        when a.attgenerated <> '' then null
        when a.attidentity <> '' then format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
        else coalesce(pg_get_expr(d.adbin, d.adrelid), (select pg_get_expr(t.typdefaultbin, 0) from pg_type t where t.oid = a.atttypid)) end,
      'isGenerated', a.attgenerated <> '' or a.attidentity = 'a',
      'comment', col_description(c.oid, a.attnum)) order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
  coalesce((
    select json_agg(a.attname order by k.position)
    from pg_constraint p, unnest(p.conkey) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where p.conrelid = c.oid and p.contype = 'p' and a.attrelid = p.conrelid), '[]') as "primaryKey",
  (
    select json_object_agg(r.rolname, json_build_object(
      'selectable', coalesce((
        select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_schema_privilege(r.oid, n.oid, 'usage') and has_column_privilege(r.oid, c.oid, a.attnum, 'select')), '[]'),
      'canInsert', has_any_column_privilege(r.oid, c.oid, 'insert'),
      'canUpdate', has_any_column_privilege(r.oid, c.oid, 'update'),
      'canDelete', has_table_privilege(r.oid, c.oid, 'delete')))
    from pg_roles r where r.rolname = any ($2::text[])) as privileges
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any ($1::text[]) and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
order by 1, 2`;

/** Foreign keys of all schemas: a view of an exposed schema may stand over tables of another. */
export const foreignKeysQuery = `
select con.conname as name, sn.nspname as "sourceSchema", s.relname as source, tn.nspname as "targetSchema", t.relname as target,
  (
    select json_agg(json_build_object('source', sa.attname, 'target', ta.attname) order by k.position)
    from unnest(con.conkey, con.confkey) with ordinality k (source, target, position)
    join pg_attribute sa on sa.attrelid = con.conrelid and sa.attnum = k.source
    join pg_attribute ta on ta.attrelid = con.confrelid and ta.attnum = k.target) as columns,
  exists (
    select from pg_index i
    where i.indrelid = con.conrelid and i.indisunique and i.indpred is null and i.indexprs is null
      and (select array_agg(key order by key) from unnest(i.indkey::int2[]) key)
        = (select array_agg(key order by key) from unnest(con.conkey) key)) as "isUnique"
from pg_constraint con
join pg_class s on s.oid = con.conrelid join pg_namespace sn on sn.oid = s.relnamespace
join pg_class t on t.oid = con.confrelid join pg_namespace tn on tn.oid = t.relnamespace
where con.contype = 'f' and con.conparentid = 0
order by con.conname, sn.nspname, s.relname`;

/**
 * How each view was parsed, with the names of its columns in order. Views of all schemas, since a view of an exposed schema
 * may stand over one of another.
 */
export const viewsQuery = `
select c.oid::int8::text as oid, n.nspname as schema, c.relname as name, r.ev_action::text as definition,
  (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
order by 2, 3`;

/** Tables of all schemas with the names of their columns by number; a dropped column keeps its place. */
export const tablesQuery = `
select c.oid::int8::text as oid, n.nspname as schema, c.relname as name,
  (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns,
  coalesce((
    select json_agg(a.attname order by k.position)
    from pg_constraint p, unnest(p.conkey) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where p.conrelid = c.oid and p.contype = 'p'), '[]') as "primaryKey"
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p', 'f') and n.nspname not in ('pg_catalog', 'information_schema')`;

/** A domain over a row type gives rows, as the type itself does. */
export const routinesQuery = `
with recursive base (oid, base) as (
  select oid, oid from pg_type where typtype <> 'd'
  union all select d.oid, b.base from pg_type d join base b on d.typbasetype = b.oid where d.typtype = 'd'
)
select n.nspname as schema, p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
  p.prorows = 1 as "returnsOneRow", obj_description(p.oid, 'pg_proc') as comment,
  t.typname = 'void' and t.typnamespace = 'pg_catalog'::regnamespace as "isVoid",
  rn.nspname as "rowSchema", rc.relname as "rowName",
  case when rc.relkind = 'c' then (
    select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
    from pg_attribute a where a.attrelid = rc.oid and a.attnum > 0 and not a.attisdropped) end as "rowColumns",
  bt.typtype = 'c' or coalesce(p.proargmodes && '{t,b,o}', false) as "isComposite",
  format_type(t.oid, -1) as "resultType",
  bt.typname = 'record' as "isRecord", bt.typname = 'bytea' as "isBytes",
  case when t.typtype = 'd' and t.typname like '%/%' then t.typname end as "mediaType",
  coalesce((
    select json_agg(json_build_object(
      'name', coalesce(p.proargnames[a.position], ''), 'type', format_type(a.type, -1),
      'mode', coalesce(p.proargmodes[a.position], 'i'), 'rowSchema', an.nspname, 'rowName', ac.relname) order by a.position)
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a (type, position)
    join pg_type at on at.oid = a.type
    left join pg_class ac on ac.oid = at.typrelid and at.typtype = 'c'
    left join pg_namespace an on an.oid = ac.relnamespace), '[]') as args,
  p.pronargs::int as "inputCount", p.pronargdefaults::int as "defaultCount",
  coalesce((
    select json_agg(r.rolname) from pg_roles r
    where r.rolname = any ($2::text[]) and has_function_privilege(r.oid, p.oid, 'execute')), '[]') as "executableBy"
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_type t on t.oid = p.prorettype
join base on base.oid = t.oid
join pg_type bt on bt.oid = base.base
left join pg_class rc on rc.oid = bt.typrelid and bt.typtype = 'c'
left join pg_namespace rn on rn.oid = rc.relnamespace
where n.nspname = any ($1::text[]) and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
order by 1, 2, p.pronargs, pg_catalog.oidvectortypes(p.proargtypes)`;

/** Domains, also over other domains, that are text search documents. */
export const vectorDomainsQuery = `
with recursive domains as (
  select oid from pg_type where typtype = 'd' and typbasetype = 'pg_catalog.tsvector'::regtype
  union select t.oid from pg_type t join domains d on t.typbasetype = d.oid where t.typtype = 'd'
)
select format_type(oid, -1) as type from domains`;

/** Domains whose author said by casts how they are written and read outside the database. */
export const representationsQuery = `
with functions as (
  select c.castsource, c.casttarget, json_build_object('schema', n.nspname, 'name', p.proname) as name
  from pg_cast c join pg_proc p on p.oid = c.castfunc join pg_namespace n on n.oid = p.pronamespace
  where c.castcontext = 'i'
)
select format_type(d.oid, -1) as type,
  (select f.name from functions f where f.castsource = d.oid and f.casttarget = 'pg_catalog.json'::regtype) as "toJson",
  (select f.name from functions f where f.castsource = 'pg_catalog.json'::regtype and f.casttarget = d.oid) as "fromJson",
  (select f.name from functions f where f.castsource = 'pg_catalog.text'::regtype and f.casttarget = d.oid) as "fromText"
from pg_type d
where d.typtype = 'd' and exists (select from functions f where d.oid in (f.castsource, f.casttarget))`;

/** Aggregates over one row whose result is a domain named like a media type; those of one row type go before those of any. */
export const mediaHandlersQuery = `
select t.typname as "mediaType", b.typname = 'bytea' as "isBytes",
  json_build_object('function', json_build_object('schema', n.nspname, 'name', p.proname),
    'rowType', case when rc.oid is not null then json_build_object('schema', rn.nspname, 'name', rc.relname) end,
    'makesFeatures', false) as aggregate
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_type t on t.oid = p.prorettype and t.typtype = 'd' and t.typname like '%/%'
join pg_type b on b.oid = t.typbasetype
join pg_type at on at.oid = p.proargtypes[0]
left join pg_class rc on rc.oid = at.typrelid and at.typtype = 'c'
left join pg_namespace rn on rn.oid = rc.relnamespace
where p.prokind = 'a' and p.pronargs = 1 and n.nspname = any ($1::text[]) and (rc.oid is not null or at.typname = 'anyelement')
order by rc.oid is null, n.nspname, p.proname`;

/** What PostGIS brings along to make a GeoJSON feature of a row; one that belongs to an extension goes before any other. */
export const featuresQuery = `
select 'application/geo+json' as "mediaType", false as "isBytes",
  json_build_object('function', json_build_object('schema', n.nspname, 'name', p.proname), 'rowType', null, 'makesFeatures', true) as aggregate
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where p.proname = 'st_asgeojson' and p.prokind = 'f' and p.proargtypes[0] = 'pg_catalog.record'::regtype
  and p.pronargs - p.pronargdefaults <= 1
order by exists (
  select from pg_depend d where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e') desc, 1
limit 1`;

/** Types that a client may cast to. Those that turn numbers into names of the catalog (regclass …) stay out. */
export const castTypesQuery = `
select n.nspname as schema, t.typname as name
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'd', 'e', 'r', 'm') and t.typcategory <> 'A'
  and t.typname !~ '^(reg|pg_|_)' and t.typname not in ('aclitem', 'refcursor', 'gtsvector', 'cid', 'xid', 'xid8', 'tid', 'oid', 'oidvector', 'int2vector', 'txid_snapshot')
  and (n.nspname in ('pg_catalog', 'extensions') or n.nspname = any ($1::text[]))`;

/**
 * What `alter role … set …` says of the roles that ask, of all databases before this one. Only what a role may set itself, and
 * not what each request sets for itself.
 */
export const roleSettingsQuery = `
select r.rolname as role, split_part(given, '=', 1) as name, substr(given, strpos(given, '=') + 1) as value
from pg_roles r
join pg_db_role_setting d on d.setrole = r.oid
  and d.setdatabase in (0, (select oid from pg_database where datname = current_database()))
cross join unnest(d.setconfig) as given
left join pg_settings s on s.name = split_part(given, '=', 1)
where r.rolname = any ($1::text[]) and (s.context = 'user' or s.name is null and split_part(given, '=', 1) like '%.%')
  and split_part(given, '=', 1) not in ('role', 'search_path', 'session_authorization', 'application_name',
    'default_transaction_read_only', 'default_transaction_isolation')
order by d.setdatabase, 2`;

/** Whether the database tells of changes of its schema by itself. */
export const tellsChangesQuery = `
select count(*) = 2 as told from pg_event_trigger
where evtname in ('pgrst_ddl_watch', 'pgrst_drop_watch') and evtenabled in ('O', 'A')`;

/** A number that differs after any change of the exposed schemas: every row of the catalogue about them counts, with its version. */
export const fingerprintQuery = `
with spaces as (select oid, xmin::text as version from pg_namespace where nspname = any ($1::text[])),
  relations as (select c.oid, c.xmin::text as version from pg_class c where c.relnamespace in (select oid from spaces))
select coalesce(sum(hashtextextended(part, 0)), 0)::text as fingerprint from (
  select 'n' || oid || ':' || version as part from spaces
  union all select 'c' || oid || ':' || version from relations
  union all select 'a' || attrelid || '.' || attnum || ':' || xmin::text from pg_attribute where attrelid in (select oid from relations)
  union all select 'd' || oid || ':' || xmin::text from pg_attrdef where adrelid in (select oid from relations)
  union all select 'k' || oid || ':' || xmin::text from pg_constraint where connamespace in (select oid from spaces)
  union all select 'r' || oid || ':' || xmin::text from pg_rewrite where ev_class in (select oid from relations)
  union all select 'p' || oid || ':' || xmin::text from pg_proc where pronamespace in (select oid from spaces)
  union all select 't' || oid || ':' || xmin::text from pg_type where typnamespace in (select oid from spaces)
) parts`;
