/**
 * Reads of PostgreSQL's catalog. Each takes the exposed schemas as $1 (text[]), and where privileges are asked for the
 * role names as $2; run with an empty search_path so that every type comes out qualified.
 */
export const relationsQuery = `
select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
  obj_description(c.oid, 'pg_class') as comment,
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isNullable', not a.attnotnull,
      'defaultSql', case
        when a.attgenerated <> '' then null
        when a.attidentity <> '' then format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
        else pg_get_expr(d.adbin, d.adrelid) end,
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

/** Which columns of which tables stand behind the columns of a view; a column counts when it kept its name. */
export const viewColumnsQuery = `
select vn.nspname as "viewSchema", v.relname as view, bn.nspname as "baseSchema", b.relname as base,
  json_agg(distinct ba.attname) as columns
from pg_class v
join pg_namespace vn on vn.oid = v.relnamespace
join pg_rewrite r on r.ev_class = v.oid and r.rulename = '_RETURN'
join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
  and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
join pg_class b on b.oid = d.refobjid and b.oid <> v.oid
join pg_namespace bn on bn.oid = b.relnamespace
join pg_attribute ba on ba.attrelid = b.oid and ba.attnum = d.refobjsubid
join pg_attribute va on va.attrelid = v.oid and va.attname = ba.attname and va.atttypid = ba.atttypid
where v.relkind in ('v', 'm') and vn.nspname = any ($1::text[])
group by 1, 2, 3, 4
order by 1, 2, 3, 4`;

export const routinesQuery = `
select n.nspname as schema, p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
  p.prorows = 1 as "returnsOneRow", obj_description(p.oid, 'pg_proc') as comment,
  t.typname = 'void' and t.typnamespace = 'pg_catalog'::regnamespace as "isVoid",
  rn.nspname as "rowSchema", rc.relname as "rowName",
  t.typtype = 'c' or t.typname = 'record' or coalesce(p.proargmodes && '{t,b,o}', false) as "isComposite",
  coalesce((
    select json_agg(json_build_object(
      'name', coalesce(p.proargnames[a.position], ''), 'type', format_type(a.type, null),
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
left join pg_class rc on rc.oid = t.typrelid and t.typtype = 'c'
left join pg_namespace rn on rn.oid = rc.relnamespace
where n.nspname = any ($1::text[]) and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
order by 1, 2, p.pronargs`;

/** Types that a client may cast to. Those that turn numbers into names of the catalog (regclass …) stay out. */
export const castTypesQuery = `
select n.nspname as schema, t.typname as name
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'd', 'e', 'r', 'm') and t.typcategory <> 'A'
  and t.typname !~ '^(reg|pg_|_)' and t.typname not in ('aclitem', 'refcursor', 'gtsvector', 'cid', 'xid', 'xid8', 'tid', 'oid', 'oidvector', 'int2vector', 'txid_snapshot')
  and (n.nspname in ('pg_catalog', 'extensions') or n.nspname = any ($1::text[]))`;
