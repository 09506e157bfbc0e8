-- Who finds little that is near is shown what is far, too: what shares a wider or a related meaning with the query.
-- A session that has used pg_trgm knows its settings; in another, only a superuser may name them in a function.
select extensions.similarity('a', 'a');

drop function private.plan_search(text);
drop function private.candidates_sql(text, text, text, text, boolean, tsquery, tsquery, tsquery);

-- What a query asks for, in groups (one for each concept, place or word of it), and each group in tiers: what was asked (1),
-- narrower concepts, skills of a named major, members of a region and a town's namesake (0.9), what single words of a phrase
-- mean (0.5: 'lingkungan' in 'peduli lingkungan'), wider and related concepts and the province (0.3), what is narrower than those or
-- wider still (0.1: a project in PHP for 'laravel').
--   full_query: something of each group that has to be there (1 and 0.9) · any_query: something of any group
--   near_query: also what is near (0.3) · far_query: also what is far (0.1)
--   tier_*: the tiers in order; `tier_need` whether the group has to be there, for words like 'proyek' or 'tim' it does not;
--   `tier_said` the words themselves that name a concept, since of two rows that mean it the one that says it answers better
--   lone: words that no concept stands for, each as a query of its own; has_meaning: whether a concept or a place has to be there
-- All null or empty when the query says nothing.
create function private.plan_search(
  q text, out full_query tsquery, out any_query tsquery, out near_query tsquery, out far_query tsquery,
  out tier_group integer[], out tier_weight real[],
  out tier_query tsquery[], out tier_size integer[], out tier_place boolean[], out tier_need boolean[], out tier_said tsquery[],
  out lone tsquery[], out has_meaning boolean
)
language plpgsql stable security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  excluded tsquery;
begin
  with said as (
    select * from private.read_terms(array[left(q, 200)])
  ), named as (
    select s.* from said as s
    where s.term is not null and not exists (
      -- 'soto lamongan': the origin of a dish is no place to look in.
      select from said as whole
      where whole.term is not null and whole.size > s.size and s.at >= whole.at and s.at + s.size <= whole.at + whole.size
    )
  ), negator as (
    select min(word.at) as at
    from string_to_table(private.split_words(left(q, 200)), ' ') with ordinality as word (word, at)
    where word.word in ('selain', 'kecuali', 'bukan', 'tanpa')
  ), part as (
    select n.at as group_no, n.term as lexeme, n.term, n.word, 1::real as weight from named as n
    union all
    select s.at, s.lexeme, null, s.word, 1::real from said as s
    where s.term is null and not exists (
      select from named as n
      where s.at >= n.at and s.at < n.at + n.size and (n.size > 1 or n.term like 'p/%')
    )
  ), meant as (
    select p.group_no, p.lexeme, p.word, p.weight, p.term is null as is_word, false as is_prefix from part as p
    union all
    select p.group_no, l.other, p.word,
      case when l.weight >= 0.97 then 1 when l.weight >= 0.8 then 0.9 when l.weight >= 0.3 then 0.3 else 0.1 end, false, false
    from part as p join private.lexicon_links as l on l.term = p.term and not l.is_written
    union all
    select n.at, f.term, n.word, 0.5, false, false
    from named as n
      join said as s on s.term is null and n.size > 1 and n.term like 'c/%' and s.at >= n.at and s.at < n.at + n.size
      join private.lexicon_forms as f on f.form = s.word and f.term like 'c/%' and f.term <> n.term
        and not f.is_ambiguous and not f.is_excluded
    where not exists (select from private.lexicon_forms as o where o.form = n.word and o.term = f.term and o.is_excluded)
    union all
    -- The last word may not be finished.
    select p.group_no, p.word, p.word, 0.9, true, true from part as p
    where p.term is null and p.group_no = (select max(s.at) from said as s) and length(p.word) >= 3
      and not exists (select from named as n where n.at = p.group_no)
  ), grouped as (
    select m.group_no, bool_and(m.is_word) as is_lone, bool_or(m.lexeme like 'p/%') as is_place,
      not bool_or(m.word in (
        'mahasiswa', 'tim', 'team', 'proyek', 'project', 'anggota', 'partner', 'rekan', 'teman', 'lowongan', 'kerja', 'jual',
        'jualan', 'usaha', 'bisnis', 'jasa', 'online', 'daring', 'orang', 'umkm', 'gabung', 'aplikasi', 'kota', 'desa'
      )) as is_needed,
      coalesce(m.group_no > (select n.at from negator as n), false) as is_excluded
    from meant as m group by m.group_no
  ), needed as (
    select g.*, g.is_needed or not exists (select from grouped as o where o.is_needed and not o.is_excluded) as need from grouped as g
  ), tier as (
    select m.group_no, m.weight,
      string_agg(distinct quote_literal(m.lexeme) || case when m.is_prefix then ':*' else '' end, ' | ')::tsquery as query,
      count(distinct quote_literal(m.lexeme) || case when m.is_prefix then ':*' else '' end)::integer as size
    from meant as m
    where length(m.lexeme) <= 100
    group by m.group_no, m.weight
  ), own_words as (
    select n.at as group_no, string_agg(quote_literal(s.lexeme), ' | ')::tsquery as said
    from named as n join said as s on s.term is null and s.at >= n.at and s.at < n.at + n.size
    where n.term like 'c/%' and length(s.lexeme) <= 100
    group by n.at
  ), strong_of as (
    select n.group_no, n.need, n.is_excluded, n.is_lone,
      string_agg('(' || t.query::text || ')', ' | ') filter (where t.weight > 0.5) as query
    from needed as n join tier as t using (group_no) group by n.group_no, n.need, n.is_excluded, n.is_lone
  )
  select
    (select string_agg('(' || s.query || ')', ' & ') from strong_of as s where s.need and not s.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where not s.is_excluded)::tsquery,
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no)
      where not n.is_excluded and t.weight > 0.2)::tsquery,
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no) where not n.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where s.is_excluded)::tsquery,
    array_agg(t.group_no order by t.group_no, t.weight desc), array_agg(t.weight::real order by t.group_no, t.weight desc),
    array_agg(t.query order by t.group_no, t.weight desc), array_agg(t.size order by t.group_no, t.weight desc),
    array_agg(n.is_place order by t.group_no, t.weight desc), array_agg(n.need order by t.group_no, t.weight desc),
    array_agg(w.said order by t.group_no, t.weight desc),
    (select array_agg(s.query::tsquery) from strong_of as s where s.is_lone and s.need and not s.is_excluded),
    exists (select from strong_of as s where s.need and not s.is_lone and not s.is_excluded)
  into full_query, any_query, near_query, far_query, excluded, tier_group, tier_weight, tier_query, tier_size, tier_place, tier_need,
    tier_said, lone, has_meaning
  from tier as t join needed as n using (group_no) left join own_words as w using (group_no) where not n.is_excluded;
  if excluded is not null then
    full_query := full_query && !!excluded;
    any_query := any_query && !!excluded;
    near_query := near_query && !!excluded;
    far_query := far_query && !!excluded;
  end if;
end
$$;

-- The statement that finds the candidates of a search: the newest 200 whose name says all that was asked, 400 that say it anywhere,
-- 300 that say some of it, 100 that say something near it and 50 something far from it; 1,050 in all. `source` is the table of terms, `key` its column,
-- `listing` what candidates c are joined to, `filter` the other conditions, `is_wide` whether some of them have no words.
-- Neither rare nor frequent words read more than a bounded number of rows. What the statistics and the 500 newest rows let expect
-- 10,000 times at most is read by the index of terms. What is more frequent is looked for among the 20,000 newest rows, in fewer
-- where the frequency promises twice as many as wanted: of a million rows that gives at least about the 200 newest answers.
create function private.candidates_sql(
  source text, key text, listing text, filter text, is_wide boolean, full_query tsquery, any_query tsquery, near_query tsquery,
  far_query tsquery
) returns text
language plpgsql stable set search_path = '' as $$
declare
  most constant integer := 10000;
  deepest constant integer := 20000;
  wanted constant integer[] := '{200, 400, 300, 100, 50}';
  queries tsquery[] := array[private.in_name(full_query) && full_query, full_query, any_query, near_query, far_query];
  expected double precision[] := '{}';
  indexed integer := 0;
  depth double precision := 1000;
  probed integer;
  hits integer[];
  amount double precision;
  flags text;
begin
  execute format('select count(*), array[%s] from (select s.terms from private.%I as s order by s.created_at desc, s.%I desc limit 500) as s',
    (select string_agg(format('count(*) filter (where s.terms @@ %L::tsquery)', q.query), ', ' order by q.at)
      from unnest(queries) with ordinality as q (query, at)), source, key) into probed, hits;
  amount := greatest((select c.reltuples from pg_catalog.pg_class as c where c.oid = ('private.' || source)::regclass), probed);
  for i in 1..5 loop
    expected := expected || greatest(
      private.expect_rows(source, queries[i]), case when hits[i] >= 5 then amount * hits[i] / probed end, 1
    );
    if expected[i] <= most then indexed := i; end if;
  end loop;
  for i in indexed + 1..5 loop
    depth := case when is_wide then deepest else least(deepest, greatest(depth, 2 * wanted[i] * amount / expected[i])) end;
  end loop;
  select string_agg(format('s.terms @@ %L::tsquery as answers_%s', q.query, q.at), ', ' order by q.at) into flags
  from unnest(queries) with ordinality as q (query, at);
  return 'with ' || concat_ws(', ',
    case when indexed > 0 then format(
      'indexed as materialized (select s.%1$I as id, s.created_at, %2$s from private.%3$I as s where s.terms @@ %4$L::tsquery
        order by s.created_at desc, s.%1$I desc limit %5$s)', key, flags, source, queries[indexed], deepest
    ) end,
    case when indexed < 5 then format(
      'newest as materialized (select s.id, s.created_at, %2$s from (
        select s.%1$I as id, s.created_at, s.terms from private.%3$I as s order by s.created_at desc, s.%1$I desc limit %5$s
      ) as s where s.terms @@ %4$L::tsquery)', key, flags, source, far_query, depth::integer
    ) end
  ) || (
    select string_agg(format(
      ' (select c.id from (select * from %1$s where answers_%2$s order by created_at desc, id desc) as c join %3$s
        where %4$s order by c.created_at desc, c.id desc limit %5$s)',
      case when q.at <= indexed then 'indexed' else 'newest' end, q.at, listing, filter, wanted[q.at]
    ), ' union' order by q.at)
    from unnest(queries) with ordinality as q (query, at)
    -- One group: some of it is all of it.
    where q.at <= 2 or q.query <> queries[q.at - 1]
  );
end
$$;

-- The open projects that answer to a query under the same filters, with how well; at most 1,050 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it; what is far from it only after
-- fewer than twenty that are nearer.
-- None when the query has only words that nothing explains and one of them stands in no project: with `near` those that
-- answer to the rest of it, else the newest.
create or replace function private.match_projects(
  q text, p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text, near boolean
) returns table (id uuid, created_at timestamptz, score double precision, is_full boolean, corrected text, asked tsquery)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.6
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off rows 200 as $$
declare
  plan record;
  word tsquery;
  labels tsquery;
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q);
  if plan.any_query is not null then
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      is_known := private.is_answered('project_search', word);
    end loop;
    if is_known or near or plan.has_meaning then
      if num_nonnulls(p_type, p_skills, p_city) > 0 then
        labels := private.label_query(array[case when p_type not in ('Semua', 'Terbaru') then p_type end, p_city], coalesce(p_skills, '{}'));
      end if;
      return query execute 'select answer.id, answer.created_at, answer.score, answer.is_full, $10, $11 from (
        select scored.*, max(scored.score) over () as best, count(*) filter (where scored.score >= 0.05) over () as nearer
        from (' || private.scores_sql(
        'project_search', 'project_id', private.candidates_sql(
          'project_search', 'project_id', 'public.project_listings as p on p.id = c.id', filter,
          p_remote is not null or btrim(coalesce(p_budget, '')) <> '',
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query),
          coalesce(plan.far_query && labels, plan.far_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      ) || ') as scored) as answer where (answer.score >= 0.05 or answer.score >= 0.01 and answer.nearer < 20)
        and (answer.best >= 0.1 or $9)'
        using q, p_type, p_skills, p_city, p_remote, p_budget, plan.tier_query, plan.tier_said, near, fixed, plan.any_query;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select p.id, p.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), p.project_name))::numeric, 4)::float8, false, $7, $8
    from public.project_listings as p where btrim(left($1, 100)) operator(extensions.<%) p.project_name and '
    || filter || ' order by p.created_at desc limit 100'
    using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
  if found or not near then return; end if;
  return query execute
    'select p.id, p.created_at, 0::float8, false, $7, $8 from public.project_listings as p where ' || filter
    || ' order by p.created_at desc, p.id desc limit 24'
    using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
end
$$;

-- The contacts that answer to a query under the same filters, with how well; at most 1,050 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it; what is far from it only after
-- fewer than twenty that are nearer.
-- None when the query has only words that nothing explains and one of them stands in no contact: with `near` those that
-- answer to the rest of it, else the newest.
create or replace function private.match_contacts(
  q text, p_skill text, p_city text, near boolean
) returns table (id uuid, created_at timestamptz, score double precision, is_full boolean, corrected text, asked tsquery)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.6
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off rows 200 as $$
declare
  plan record;
  word tsquery;
  labels tsquery;
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.contact_filter(p_skill, p_city);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q);
  if plan.any_query is not null then
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      is_known := private.is_answered('contact_search', word);
    end loop;
    if is_known or near or plan.has_meaning then
      if num_nonnulls(p_skill, p_city) > 0 then
        labels := private.label_query(array[case when p_skill not in ('Semua', 'Terbaru') then p_skill end, p_city], '{}');
      end if;
      return query execute 'select answer.id, answer.created_at, answer.score, answer.is_full, $10, $11 from (
        select scored.*, max(scored.score) over () as best, count(*) filter (where scored.score >= 0.05) over () as nearer
        from (' || private.scores_sql(
        'contact_search', 'contact_id', private.candidates_sql(
          'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = c.id', filter,
          false,
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query),
          coalesce(plan.far_query && labels, plan.far_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      ) || ') as scored) as answer where (answer.score >= 0.05 or answer.score >= 0.01 and answer.nearer < 20)
        and (answer.best >= 0.1 or $9)'
        using q, p_skill, p_city, null::text, null::text, null::text, plan.tier_query, plan.tier_said, near, fixed, plan.any_query;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select r.id, r.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), r.name))::numeric, 4)::float8, false, $7, $8
    from public.relasi_bisnis as r where btrim(left($1, 100)) operator(extensions.<%) r.name and '
    || filter || ' order by r.created_at desc limit 100'
    using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
  if found or not near then return; end if;
  return query execute
    'select r.id, r.created_at, 0::float8, false, $7, $8 from public.relasi_bisnis as r where ' || filter
    || ' order by r.created_at desc, r.id desc limit 24'
    using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
end
$$;

-- The project directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_budget is 'none' (no amount stated) or a range in Rupiah, 'from-to', either end may be
-- left out ('-1000000', '1000000-5000000', '5000000-'). p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any; `owner_signs` is what the owner lets cards show (public-profiles.sql).
create or replace function public.search_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, project_name text, project_description text, project_type text, required_skills text[],
  budget_range text, budget_max bigint, timeline text, contact_type text, owner_name text, city text, is_remote boolean,
  hours_per_week integer, reward_type text, seats integer, deadline date, picture_path text, is_active boolean,
  closed_at timestamptz, closed_reason text, expires_at timestamptz, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, owner_signs jsonb
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
set plan_cache_mode = force_generic_plan rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, null::float8, null::boolean, null::text[], null::text, private.person_signs(p.user_id)
      from public.project_listings as p where '
      || private.project_filter(p_type, p_skills, p_city, p_remote, p_budget)
      || case
        when p_before is null then ''
        when p_before_id is null then ' and p.created_at < $7'
        else ' and (p.created_at, p.id) < ($7, $8)'
      end
      || ' order by p.created_at desc, p.id desc limit $9'
      using q, p_type, p_skills, p_city, p_remote, p_budget, p_before, p_before_id, most;
    return;
  end if;
  return query
    with page as materialized (
      select m.*, row_number() over (order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc)::integer as at
      from private.match_projects(q, p_type, p_skills, p_city, p_remote, p_budget, coalesce(p_near, false)) as m
      where (not by_date or coalesce(p_near, false) or m.score >= 0.05) and (p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id))
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    ), marked as materialized (
      select * from private.matching_words(
        array(
          select concat_ws(' | ', p.project_name, p.project_description, array_to_string(p.required_skills, ' | '), p.project_type, p.city)
          from page join public.project_listings as p on p.id = page.id order by page.at
        ),
        (select page.asked from page limit 1)
      )
    )
    select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, page.score, page.is_full,
      coalesce(m.words, '{}'), page.corrected, private.person_signs(p.user_id)
    from page join public.project_listings as p on p.id = page.id left join marked as m on m.at = page.at
    order by page.at;
end
$$;

-- The contact directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any; `owner_signs` is what the owner lets cards show (public-profiles.sql).
create or replace function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, via_messages boolean,
  owner_signs jsonb
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
set plan_cache_mode = force_generic_plan rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
begin
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, null::float8, null::boolean, null::text[], null::text, r.via_messages,
      private.person_signs(r.user_id)
      from public.relasi_bisnis as r where '
      || private.contact_filter(p_skill, p_city)
      || case
        when p_before is null then ''
        when p_before_id is null then ' and r.created_at < $7'
        else ' and (r.created_at, r.id) < ($7, $8)'
      end
      || ' order by r.created_at desc, r.id desc limit $9'
      using q, p_skill, p_city, null::text, null::text, null::text, p_before, p_before_id, most;
    return;
  end if;
  return query
    with page as materialized (
      select m.*, row_number() over (order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc)::integer as at
      from private.match_contacts(q, p_skill, p_city, coalesce(p_near, false)) as m
      where (not by_date or coalesce(p_near, false) or m.score >= 0.05) and (p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id))
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    ), marked as materialized (
      select * from private.matching_words(
        array(
          select concat_ws(' | ', r.name, r.main_skill, r.experience, r.vision, r.looking_for, r.city, r.campus)
          from page join public.relasi_bisnis as r on r.id = page.id order by page.at
        ),
        (select page.asked from page limit 1)
      )
    )
    select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, page.score, page.is_full,
      coalesce(m.words, '{}'), page.corrected, r.via_messages, private.person_signs(r.user_id)
    from page join public.relasi_bisnis as r on r.id = page.id left join marked as m on m.at = page.at
    order by page.at;
end
$$;
