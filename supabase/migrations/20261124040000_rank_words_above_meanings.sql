-- A query ranks what says its words above what only means them; single words of a phrase count, too; a name written in one
-- ('KasirWarteg') is also read as two words; people of a major are found by what they can do.
-- A session that has used pg_trgm knows its settings; in another, only a superuser may name them in a function.
select extensions.similarity('a', 'a');

drop function private.plan_search(text);
drop function private.candidates_sql(text, text, text, text, integer[], real[], integer[], boolean[], boolean[]);

-- The terms of a row as its search index keeps them: each with the weight of its best field, and those of the name once more after
-- '^'. A concept brings its wider ones, a place its province and regions; a wider one stands once for each that brings it, up to
-- four times, since a row with many kinds of food answers better to 'kuliner'. What single words of a phrase mean counts as said in
-- the text: 'sewa kamera' is renting, and about a camera.
create or replace function private.search_terms(title text, labels text, place text, body text) returns tsvector
language sql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
  with read as materialized (
    select * from private.read_terms(array[
      -- 'KasirWarteg' is 'Kasir Warteg', too.
      coalesce(title, '') || case when title ~ '[a-z][A-Z]' then ' | ' || regexp_replace(title, '([a-z])([A-Z])', '\1 \2', 'g') else '' end,
      coalesce(labels, ''), coalesce(place, ''), coalesce(body, '')
    ])
  )
  select coalesce(string_agg(
    quote_literal(said.term) || ':' || said.places || case when said.field = 1 then ' ' || quote_literal('^' || said.term) || ':1A' else '' end,
    ' '
  ), '')::tsvector
  from (
    select one.term, min(one.field) as field,
      string_agg(one.place || substr('ABCD', one.field, 1), ',' order by one.place) filter (where one.place <= 4) as places
    from (
      select named.term, min(named.field) as field, row_number() over (partition by named.term order by min(named.field)) as place
      from (
        select whole.term, whole.lexeme, whole.field from read as whole
        union all
        select f.term, null, 4
        from read as whole
          join read as part
            on part.term is null and whole.size > 1 and whole.term like 'c/%' and part.at >= whole.at and part.at < whole.at + whole.size
          join private.lexicon_forms as f on f.form = part.word and f.term like 'c/%' and not f.is_ambiguous and not f.is_excluded
        where not exists (
          select from private.lexicon_forms as n where n.form = whole.word and n.term = f.term and n.is_excluded
        )
      ) as r
        cross join lateral (
          select coalesce(r.term, r.lexeme) as term, r.field, '' as source
          union all
          select l.other, r.field, r.term from private.lexicon_links as l where l.term = r.term and l.is_written
        ) as named
      where length(named.term) <= 100
      group by named.term, named.source
    ) as one
    group by one.term
  ) as said
$$;

-- What a query asks for, in groups (one for each concept, place or word of it), and each group in tiers: what was asked (1),
-- narrower concepts, skills of a named major, members of a region and a town's namesake (0.9), what single words of a phrase
-- mean (0.5: 'lingkungan' in 'peduli lingkungan'), wider and related concepts and the province (0.3).
--   full_query: something of each group that has to be there (1 and 0.9) · any_query: something of any group · near_query: also of the lowest tier
--   tier_*: the tiers in order; `tier_need` whether the group has to be there, for words like 'proyek' or 'tim' it does not;
--   `tier_said` the words themselves that name a concept, since of two rows that mean it the one that says it answers better
--   lone: words that no concept stands for, each as a query of its own; has_meaning: whether a concept or a place has to be there
-- All null or empty when the query says nothing.
create function private.plan_search(
  q text, out full_query tsquery, out any_query tsquery, out near_query tsquery, out tier_group integer[], out tier_weight real[],
  out tier_query tsquery[], out tier_size integer[], out tier_place boolean[], out tier_need boolean[], out tier_said tsquery[],
  out lone tsquery[], out has_meaning boolean
)
language plpgsql stable security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
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
    select p.group_no, l.other, p.word, case when l.weight >= 0.97 then 1 when l.weight >= 0.8 then 0.9 else 0.3 end, false, false
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
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no) where not n.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where s.is_excluded)::tsquery,
    array_agg(t.group_no order by t.group_no, t.weight desc), array_agg(t.weight::real order by t.group_no, t.weight desc),
    array_agg(t.query order by t.group_no, t.weight desc), array_agg(t.size order by t.group_no, t.weight desc),
    array_agg(n.is_place order by t.group_no, t.weight desc), array_agg(n.need order by t.group_no, t.weight desc),
    array_agg(w.said order by t.group_no, t.weight desc),
    (select array_agg(s.query::tsquery) from strong_of as s where s.is_lone and s.need and not s.is_excluded),
    exists (select from strong_of as s where s.need and not s.is_lone and not s.is_excluded)
  into full_query, any_query, near_query, excluded, tier_group, tier_weight, tier_query, tier_size, tier_place, tier_need, tier_said, lone,
    has_meaning
  from tier as t join needed as n using (group_no) left join own_words as w using (group_no) where not n.is_excluded;
  if excluded is not null then
    full_query := full_query && !!excluded;
    any_query := any_query && !!excluded;
    near_query := near_query && !!excluded;
  end if;
end
$$;

-- The statement that finds the candidates of a search and scores them: `source` is the table of terms, `key` its column, `listing`
-- what it is joined to, `filter` the other conditions; then the tiers of private.plan_search. $10 to $12 are its three queries, $13
-- those of the tiers, $14 the words themselves.
-- At most 200 newest whose name says all that was asked, 400 that say it anywhere, 300 that say some of it and 100 that say
-- something near it are looked at: 1,000 in all, so that frequent words cost no more than rare ones.
-- Scores: 0 nothing, 1 all of it in the name. Of a group its best tier counts; a place counts most in the place of a row; a group
-- that need not be there counts a third; what answers to a part only loses up to six tenths. The score of a row depends on nothing
-- but the row and the query, so that pages follow each other without gaps.
create function private.candidates_sql(
  source text, key text, listing text, filter text, tier_group integer[], tier_weight real[], tier_size integer[],
  tier_place boolean[], tier_need boolean[], tier_said tsquery[]
) returns text
language sql immutable parallel safe set search_path = '' as $$
  with tier as (
    select t.*, dense_rank() over (order by t.group_no) as g
    from unnest(tier_group, tier_weight, tier_size, tier_place, tier_need, tier_said) with ordinality
      as t (group_no, weight, size, is_place, is_needed, said, at)
  ), best as (
    select t.g, bool_or(t.is_needed) as is_needed, 'greatest(' || string_agg(format(
      '%s * least(1.25, %s * pg_catalog.ts_rank(%L::real[], found.terms, $13[%s]))', t.weight, round((t.size * 1.644934)::numeric, 4),
      case when t.is_place then '{0.5, 1, 0.5, 0.9}' else '{0.5, 0.6, 0.85, 1}' end, t.at
    ) || case when t.said is not null and t.weight >= 0.9 then format(
      ' * (0.8 + 0.2 * least(1, greatest(%s * pg_catalog.ts_rank(''{1, 1, 1, 1}''::real[], found.terms, $14[%s])%s)))',
      round((numnode(t.said) + 1) / 2 * 1.644934, 4), t.at,
      case when t.weight = 1 then format(
        ', %s * pg_catalog.ts_rank(''{0, 0, 1, 0}''::real[], found.terms, $13[%s])', round((t.size * 1.644934)::numeric, 4), t.at
      ) else '' end
    ) else '' end, ', ') || ')' as score
    from tier as t group by t.g
  )
  select 'select scored.id, scored.created_at, round((('
    || string_agg(format('%s * g%s', case when b.is_needed then 1 else 0.3 end, b.g), ' + ') || ') / '
    || sum(case when b.is_needed then 1 else 0.3 end) || ' * (0.4 + 0.6 * ('
    || coalesce(string_agg(format('(g%s > 0.3)::integer', b.g), ' + ') filter (where b.is_needed), '0') || ')::numeric / '
    || greatest(count(*) filter (where b.is_needed), 1) || '))::numeric, 4)::double precision as score, '
    || coalesce(string_agg(format('g%s > 0.3', b.g), ' and ') filter (where b.is_needed), 'true')
    || ' as is_full from (select found.id, found.created_at, '
    || string_agg(format('%s as g%s', b.score, b.g), ', ')
    || ' from (select distinct on (id) id, created_at, terms from ('
    || (
      select string_agg(format(
        '(select s.%1$I as id, s.created_at, s.terms from private.%2$I as s join %3$s where s.terms @@ %4$s and %5$s
          order by s.created_at desc, s.%1$I desc limit %6$s)', key, source, listing, stage.query, filter, stage.most
      ), ' union all ' order by stage.at)
      from (values (1, 'private.in_name($10)', 200), (2, '$10', 400), (3, '$11', 300), (4, '$12', 100)) as stage (at, query, most)
      -- One group: some of it is all of it.
      where stage.at <> 3 or (select count(*) from best) > 1
    )
    || ') as every order by id offset 0) as found offset 0) as scored'
  from best as b
$$;

-- The open projects that answer to a query (without slips: private.correct_query) under the same filters, with how well; at most 1,000 (private.candidates_sql).
-- What is only near to the query stands after something that answers, or where `near` asks for it.
-- None when the query has only words that nothing explains and one of them stands in no project: with `near` those that
-- answer to the rest of it, else the newest.
create or replace function private.match_projects(
  q text, p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text, near boolean
) returns table (id uuid, created_at timestamptz, score double precision, is_full boolean)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.6 rows 200 as $$
declare
  plan record;
  word tsquery;
  is_known boolean := true;
  filter text := private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  select * into plan from private.plan_search(q);
  if plan.any_query is not null then
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      execute format('select exists (select from private.project_search as s where s.terms @@ %L::tsquery)', word) into is_known;
    end loop;
    if is_known or near or plan.has_meaning then
      return query execute 'select answer.id, answer.created_at, answer.score, answer.is_full from (
        select scored.*, max(scored.score) over () as best from (' || private.candidates_sql(
        'project_search', 'project_id', 'public.project_listings as p on p.id = s.project_id', filter,
        plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      ) || ') as scored) as answer where answer.score >= 0.05 and (answer.best >= 0.1 or $15)' using q, p_type, p_skills, p_city, p_remote, p_budget, null::timestamptz, null::uuid, null::integer, plan.full_query,
        plan.any_query, plan.near_query, plan.tier_query, plan.tier_said, near;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select p.id, p.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), p.project_name))::numeric, 4)::float8, false
    from public.project_listings as p where btrim(left($1, 100)) operator(extensions.<%) p.project_name and '
    || filter || ' order by p.created_at desc limit 100'
    using q, p_type, p_skills, p_city, p_remote, p_budget;
  if found or not near then return; end if;
  return query execute
    'select p.id, p.created_at, 0::float8, false from public.project_listings as p where ' || filter
    || ' order by p.created_at desc, p.id desc limit 24'
    using q, p_type, p_skills, p_city, p_remote, p_budget;
end
$$;

-- The contacts that answer to a query (without slips: private.correct_query) under the same filters, with how well; at most 1,000 (private.candidates_sql).
-- What is only near to the query stands after something that answers, or where `near` asks for it.
-- None when the query has only words that nothing explains and one of them stands in no contact: with `near` those that
-- answer to the rest of it, else the newest.
create or replace function private.match_contacts(
  q text, p_skill text, p_city text, near boolean
) returns table (id uuid, created_at timestamptz, score double precision, is_full boolean)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.6 rows 200 as $$
declare
  plan record;
  word tsquery;
  is_known boolean := true;
  filter text := private.contact_filter(p_skill, p_city);
begin
  select * into plan from private.plan_search(q);
  if plan.any_query is not null then
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      execute format('select exists (select from private.contact_search as s where s.terms @@ %L::tsquery)', word) into is_known;
    end loop;
    if is_known or near or plan.has_meaning then
      return query execute 'select answer.id, answer.created_at, answer.score, answer.is_full from (
        select scored.*, max(scored.score) over () as best from (' || private.candidates_sql(
        'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = s.contact_id', filter,
        plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      ) || ') as scored) as answer where answer.score >= 0.05 and (answer.best >= 0.1 or $15)' using q, p_skill, p_city, null::text, null::text, null::text, null::timestamptz, null::uuid, null::integer, plan.full_query,
        plan.any_query, plan.near_query, plan.tier_query, plan.tier_said, near;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select r.id, r.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), r.name))::numeric, 4)::float8, false
    from public.relasi_bisnis as r where btrim(left($1, 100)) operator(extensions.<%) r.name and '
    || filter || ' order by r.created_at desc limit 100'
    using q, p_skill, p_city;
  if found or not near then return; end if;
  return query execute
    'select r.id, r.created_at, 0::float8, false from public.relasi_bisnis as r where ' || filter
    || ' order by r.created_at desc, r.id desc limit 24'
    using q, p_skill, p_city;
end
$$;

-- What the rows say is derived anew once the next start has loaded its lexicon.
delete from private.lexicon_version;
