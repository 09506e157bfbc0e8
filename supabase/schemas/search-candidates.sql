-- The same query, for the names of rows alone.
create function private.in_name(query tsquery) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(query::text, '(^|[ (!])''', '\1''^', 'g')::tsquery
$$;

-- The words that the labels of a row hold if it answers to filters: all words of each of `all_of`, and of one of `any_of`. Rows are
-- narrowed by them before they are looked up; the filter itself still decides. Null when the filters have no words.
create function private.label_query(all_of text[], any_of text[]) returns tsquery
language sql stable set search_path = '' as $$
  with said as (
    select t.field, '(' || string_agg(quote_literal(t.lexeme), ' & ') || ')' as query
    from private.read_terms(all_of || any_of) as t where t.term is null and length(t.lexeme) <= 100 group by t.field
  )
  select nullif(concat_ws(' & ',
    (select string_agg(s.query, ' & ') from said as s where s.field <= cardinality(all_of)),
    (
      select '(' || string_agg(s.query, ' | ') || ')' from said as s where s.field > cardinality(all_of)
      having count(*) = cardinality(any_of)
    )
  ), '')::tsquery
$$;

-- How many rows of a table of terms answer to a query, as the statistics expect. Changes nothing, but only volatile functions may explain.
create function private.expect_rows(source text, query tsquery) returns double precision
language plpgsql volatile set search_path = '' as $$
declare
  expected json;
begin
  execute format('explain (format json) select from private.%I as s where s.terms @@ %L::tsquery', source, query) into expected;
  return expected -> 0 -> 'Plan' ->> 'Plan Rows';
end
$$;

-- Whether some row answers to a query: one of the newest, else one that the index of terms knows, which by then has few of them. What
-- the statistics expect says nothing of a word that they have not counted.
create function private.is_answered(source text, query tsquery) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  answered boolean;
begin
  execute format('select exists (
      select from (select s.terms from private.%1$I as s order by s.created_at desc limit 500) as s where s.terms @@ %2$L::tsquery
    )', source, query) into answered;
  if answered then return true; end if;
  execute format('select exists (select from private.%I as s where s.terms @@ %L::tsquery)', source, query) into answered;
  return answered;
end
$$;

-- An expression for the first of the queries that a row s answers to; each is wider than the one before, and the row answers to the
-- last.
create function private.tier_sql(queries tsquery[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when cardinality(queries) = 1 then '1' else
    'case' || case when cardinality(queries) = 2
      then format(' when s.terms @@ %L::tsquery then 1', queries[1])
      else format(' when s.terms @@ %L::tsquery then case when s.terms @@ %L::tsquery then 1 else 2 end', queries[2], queries[1])
    end || coalesce((
      select string_agg(format(' when s.terms @@ %L::tsquery then %s', queries[at], at), '' order by at)
      from generate_series(3, cardinality(queries) - 1) as at where queries[at] <> queries[at - 1]
    ), '') || format(' else %s end', cardinality(queries))
  end
$$;

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
create function private.candidates_sql(
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

-- The statement that finds the newest 400 rows of the newest 20,000 that answer to $8, all but what is ruled out, for a query that says nothing
-- else; $7 goes along as it is.
create function private.others_sql(source text, key text, listing text, filter text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select format('select c.id, c.created_at, 0.35::float8, true, $7, null::tsquery from (
      select s.%1$I as id, s.created_at, s.terms from private.%2$I as s order by s.created_at desc, s.%1$I desc limit 20000
    ) as c join %3$s where c.terms @@ $8 and %4$s order by c.created_at desc, c.id desc limit 400', key, source, listing, filter)
$$;

-- The statement that scores candidates (private.candidates_sql) by the tiers of private.plan_search; $7 are their queries, $8 the
-- words themselves.
-- Scores: 0 nothing, 1 all of it in the name. Of what answers to a group (0.5 and more) the best tier counts; a place counts most in the
-- place of a row. What is only near adds up, since a row that says several of such things is nearer, but never to more than the nearest of
-- them can weigh; of two rows that answer the one that also says single words of it or what is near stands first. A group that need not be
-- there counts a third, a word that nothing explains a half; what answers to a part only loses up to eight tenths. The score of a row
-- depends on nothing but the row and the query, so that pages follow each other without gaps. Of two rows that mean what was asked, the one
-- that also says the words ('booking' for 'sistem booking') answers better than the one whose label means it, and the one that looks for
-- this alone better than the one with other labels beside it (private.project_terms counts them).
create function private.scores_sql(
  source text, key text, candidates text, tier_group integer[], tier_weight real[], tier_size integer[],
  tier_place boolean[], tier_share real[], tier_said tsquery[]
) returns text
language sql immutable parallel safe set search_path = '' as $$
  with tier as (
    select t.*, dense_rank() over (order by t.group_no) as g
    from unnest(tier_group, tier_weight, tier_size, tier_place, tier_share, tier_said) with ordinality
      as t (group_no, weight, size, is_place, share, said, at)
  ), part as (
    select t.g, t.weight, t.share, format(
      '%s * pg_catalog.ts_rank(%L::real[], found.terms, $7[%s])', round((t.size * 1.644934)::numeric, 4),
      case when t.is_place then '{0.5, 1, 0.5, 0.9}' else '{0.5, 0.6, 0.85, 1}' end, t.at
    ) as rank, case when t.said is not null and t.weight > 0.5 then format(
      case when t.weight = 1 then ' * (0.7 + 0.3 * least(1, greatest(%1$s, %2$s)) + 0.2 * least(1, %1$s / %3$s))'
        else ' * (0.94 + 0.06 * least(1, %1$s) + 0.04 * least(1, %1$s / %3$s))' end,
      format('%s * pg_catalog.ts_rank(''{1, 1, 1, 1}''::real[], found.terms, $8[%s])', round((numnode(t.said) + 1) / 2 * 1.644934, 4), t.at),
      label.rank, greatest(1, (numnode(t.said) - 1) / 2)
    ) else '' end || case when t.weight > 0.5 and not t.is_place then format(' * (1 + found.alone * least(1, %s))', label.rank) else '' end as said
    from tier as t cross join lateral (
      select format('%s * pg_catalog.ts_rank(''{0, 0, 1, 0}''::real[], found.terms, $7[%s])', round((t.size * 1.644934)::numeric, 4), t.at)
        as rank
    ) as label
  ), best as (
    select t.g, max(t.share)::numeric as share,
      coalesce('greatest(' || string_agg(format('%s * least(1.25, %s)%s', t.weight, t.rank, t.said), ', ') filter (where t.weight > 0.5) || ')', '0')
        as meant,
      -- However often a row says what single words mean, it answers less well than one that says once in its text what was asked.
      coalesce(string_agg(format('%s * least(0.68, %s)', t.weight, t.rank), ' + ') filter (where t.weight = 0.5), '0') as part,
      case when min(t.weight) < 0.5 then format('%1$s * tanh((%2$s) / %1$s)', max(t.weight) filter (where t.weight < 0.5),
        string_agg(format('%s * %s', t.weight, t.rank), ' + ') filter (where t.weight < 0.5)) else '0' end as near
    from part as t group by t.g
  )
  select 'select scored.id, scored.created_at, round(((' || string_agg(format('%s * g%s', b.share, b.g), ' + ') || ') / ' || sum(b.share)
    || ' * (0.2 + 0.8 * ('
    || coalesce(string_agg(format('%s * least(1, g%s / 0.3)', b.share, b.g), ' + ') filter (where b.share > 0.3), '0')
    || ') / ' || coalesce(sum(b.share) filter (where b.share > 0.3), 1) || '))::numeric, 4)::double precision as score, '
    || coalesce(string_agg(format('is_said%s', b.g), ' and ') filter (where b.share > 0.3), 'true')
    || ' as is_full from (select ranked.id, ranked.created_at, '
    || string_agg(format(
      'greatest(meant%1$s, part%1$s, near%1$s) + 0.1 * least(meant%1$s, part%1$s) + 0.03 * near%1$s as g%1$s, '
      || 'greatest(meant%1$s, part%1$s) > 0.3 as is_said%1$s', b.g
    ), ', ')
    || ' from (select found.id, found.created_at, '
    || string_agg(format('%2$s as meant%1$s, %3$s as part%1$s, %4$s as near%1$s', b.g, b.meant, b.part, b.near), ', ')
    || format(' from (select s.%1$I as id, s.created_at, s.terms, '
      || 'case when s.terms @@ ''s/1'' then 0.06 when s.terms @@ ''s/2'' then 0.03 when s.terms @@ ''s/3'' then 0.02 else 0 end as alone '
      || 'from (%2$s) as c join private.%3$I as s on s.%1$I = c.id offset 0) as found offset 0) as ranked offset 0) as scored',
      key, candidates, source)
  from best as b
$$;

-- The statement that gives those of the scored rows (private.scores_sql) that answer. $9: also those that are only near, $10 and $11 go
-- along as they are, $12 the words of phrases.
-- 0.01 is far, 0.05 near, 0.2 an answer. What is far comes only after fewer than twenty that are nearer. Where no row has 0.2, those that
-- say a word of a phrase answer, from 0.1 on.
create function private.answers_sql(source text, key text, scores text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select format('select answer.id, answer.created_at, answer.score, answer.is_full, $10, $11 from (
    select scored.*, max(scored.score) over () as best, count(*) filter (where scored.score >= 0.05) over () as nearer
    from (%3$s) as scored) as answer where (answer.score >= 0.05 or answer.score >= 0.01 and answer.nearer < 20)
      and (answer.best >= 0.2 or $9 or answer.best >= 0.1 and (answer.score >= 0.2 or exists (
        select from private.%1$I as s where s.%2$I = answer.id and s.terms @@ $12
      )))', source, key, scores)
$$;

-- The words of the texts of each row that answer to a query, as they are written, small letters; for the marks in a list. `texts` has
-- one text for each row; the words of all rows are looked up at once.
create function private.matching_words(texts text[], any_query tsquery) returns table (at integer, words text[])
language sql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
set jit = off rows 100 as $$
  with token as materialized (
    select t.at::integer as at, w.word, lead(w.word) over (partition by t.at order by w.at) as next_word
    from unnest(texts) with ordinality as t (value, at)
      cross join lateral string_to_table(replace(private.split_words(left(t.value, 20000)), '_', '-'), ' ') with ordinality as w (word, at)
  ), asked as materialized (
    select f.form, f.is_ambiguous from (
      select distinct replace(m[1], '''''', '''') as term from regexp_matches(any_query::text, '''((?:[^'']|'''')*)''', 'g') as m
    ) as a join private.lexicon_forms as f on f.term = a.term
    where not f.is_excluded and pg_catalog.array_to_tsvector(array[a.term]) @@ any_query
  ), word as materialized (
    select distinct token.word from token where token.word not in ('|', '')
  ), single as (
    select word.word from word left join private.lexicon_words as w on w.word = word.word
    where not coalesce(w.is_stop, false) and (
      word.word in (select a.form from asked as a where not a.is_ambiguous)
      or w.normal in (select a.form from asked as a where not a.is_ambiguous)
      or pg_catalog.array_to_tsvector(
        array[coalesce(w.stem, (pg_catalog.ts_lexize('pg_catalog.indonesian_stem', word.word))[1], word.word)]
      ) @@ any_query
    )
  ), marked as (
    select token.at, token.word from token join single on single.word = token.word
    union
    select token.at, part.word from token cross join lateral unnest(array[token.word, token.next_word]) as part (word)
    where (token.word || ' ' || token.next_word in (select a.form from asked as a)) is true
  )
  select marked.at, array_agg(marked.word order by marked.word) from marked group by marked.at
$$;
