-- What the names of rows say and what rows say anywhere is looked for in one reading of the newest rows where two would read more.
-- The statement that finds the candidates of a search: the newest 200 whose name says all that was asked, 400 that say it anywhere,
-- 300 that say some of it, 100 that say something near it and 50 something far from it; 1,050 in all. `source` is the table of terms, `key` its column,
-- `listing` what candidates c are joined to, `filter` the other conditions, `is_wide` whether some of them have no words.
-- Neither rare nor frequent words read more than a bounded number of rows. What the statistics and the 500 newest rows let expect
-- 10,000 times at most is read by the index of terms; the statistics take every word that they have not counted for as frequent as one
-- that they just have, so what hardly stands in the newest rows is expected no more often than those allow. What is more frequent is
-- looked for in the newest rows until there are enough, in 20,000 at most, or in fewer where the frequency promises twice as many as
-- wanted: of a million rows that gives at least about the 200 newest answers. What names say and what rows say anywhere is looked for in
-- one reading where two, each until there are enough, are expected to read more rows. The index gives 40,000 rows at most, should a word
-- that hardly stands in the newest rows be frequent in older ones.
create or replace function private.candidates_sql(
  source text, key text, listing text, filter text, is_wide boolean, full_query tsquery, any_query tsquery, near_query tsquery,
  far_query tsquery
) returns text
language plpgsql stable set search_path = '' as $$
declare
  most constant integer := 10000;
  deepest constant integer := 20000;
  wanted constant integer[] := '{200, 400, 300, 100, 50}';
  queries tsquery[] := array[
    -- What is ruled out is so anywhere; what a name says the row says, too.
    case when full_query::text like '%!%' then private.in_name(full_query) && full_query else private.in_name(full_query) end,
    full_query, any_query, near_query, far_query
  ];
  expected double precision[] := '{}';
  indexed integer := 0;
  depths integer[] := '{}';
  is_shared boolean;
  probed integer;
  hits integer[];
  amount double precision;
begin
  execute format('select count(*), array[%s] from (select s.terms from private.%I as s order by s.created_at desc, s.%I desc limit 500) as s',
    (select string_agg(format('count(*) filter (where s.terms @@ %L::tsquery)', q.query), ', ' order by q.at)
      from unnest(queries) with ordinality as q (query, at)), source, key) into probed, hits;
  amount := greatest((select c.reltuples from pg_catalog.pg_class as c where c.oid = ('private.' || source)::regclass), probed);
  for i in 1..5 loop
    expected := expected || greatest(case
      when hits[i] >= 5 then greatest(private.expect_rows(source, queries[i]), amount * hits[i] / probed)
      else least(private.expect_rows(source, queries[i]), amount * (hits[i] + 3) / greatest(probed, 1))
    end, 1);
    if expected[i] <= most then indexed := i; end if;
    depths := depths || case when is_wide then deepest else least(deepest, greatest(1000, 2 * wanted[i] * amount / expected[i]))::integer end;
  end loop;
  is_shared := indexed = 0 and not is_wide and greatest(depths[1], depths[2])
    < least(depths[1], wanted[1] * amount / expected[1]) + least(depths[2], wanted[2] * amount / expected[2]);
  return case when indexed > 0 then format(
      'with indexed as materialized (select s.id, s.created_at, %2$s as tier from (
          select s.%1$I as id, s.created_at, s.terms from private.%3$I as s where s.terms @@ %4$L::tsquery limit %6$s
        ) as s order by s.created_at desc, s.id desc limit %5$s)',
      key, private.tier_sql(queries[1:indexed]), source, queries[indexed], deepest, 2 * deepest
    ) when is_shared then format(
      'with newest as materialized (select s.id, s.created_at, case when s.terms @@ %2$L::tsquery then 1 else 2 end as tier from (
          select s.%1$I as id, s.created_at, s.terms from private.%3$I as s order by s.created_at desc, s.%1$I desc limit %5$s
        ) as s where s.terms @@ %4$L::tsquery)',
      key, queries[1], source, queries[2], greatest(depths[1], depths[2])
    ) else '' end || (
    select string_agg(case when q.at <= indexed or is_shared and q.at <= 2
      then format(
        ' (select c.id from (select * from %s where tier <= %s order by created_at desc, id desc) as c join %s
          where %s order by c.created_at desc, c.id desc limit %s)',
        case when is_shared then 'newest' else 'indexed' end, q.at, listing, filter, wanted[q.at]
      ) else format(
        ' (select c.id from (
            select s.%1$I as id, s.created_at, s.terms from private.%2$I as s order by s.created_at desc, s.%1$I desc limit %3$s
          ) as c join %4$s where c.terms @@ %5$L::tsquery and %6$s order by c.created_at desc, c.id desc limit %7$s)',
        key, source, depths[q.at], listing, q.query, filter, wanted[q.at]
      ) end, ' union' order by q.at)
    from unnest(queries) with ordinality as q (query, at)
    -- One group: some of it is all of it.
    where q.at <= 2 or q.query <> queries[q.at - 1]
  );
end
$$;
