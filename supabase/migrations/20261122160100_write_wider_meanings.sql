-- What is narrower than a concept, and the regions of a place, are written with the row instead of being asked for one by one, so
-- that wide queries are as quick as others. A search says which words it read otherwise, and what is beyond 1,000 is estimated.
-- A session that has used pg_trgm knows its settings; in another, only a superuser may name them in a function.
select extensions.similarity('a', 'a');

drop function public.search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
);
drop function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean);
drop function public.count_projects(text, text, text[], text, boolean, text);
drop function public.count_contacts(text, text, text);
drop function private.match_projects(text, text, text[], text, boolean, text, boolean);
drop function private.match_contacts(text, text, text, boolean);
drop function private.candidates_sql(text, text, text, text);
drop function private.search_score(tsvector, integer[], real[], tsquery[], integer[], boolean[], boolean[]);

-- The lexicon is loaded anew by the next start.
delete from private.lexicon_version;
delete from private.lexicon_links;
alter table private.lexicon_links add column is_written boolean not null;
alter table private.lexicon_links drop constraint lexicon_links_pkey;
alter table private.lexicon_links add primary key (term, other, is_written);

-- What texts say, for the trigger that writes and the search that reads: one row for each concept, place and word that says
-- something. `field` is the number of the text, `at` the position of the first word among all of them, `size` their number;
-- `term` is null for a word, whose `lexeme` is its stem.
create or replace function private.read_terms(texts text[])
returns table (field integer, at integer, size integer, term text, lexeme text, word text)
-- The planner expects thousands of words and would read the whole lexicon: each word is looked up instead.
language plpgsql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  fields integer[];
  clauses integer[];
  normals text[];
  stems text[];
  stops boolean[];
  longests integer[];
  amount integer;
  taken boolean[];
  placed integer[];
  announced boolean;
  whole boolean;
  free boolean;
  found record;
  kept_at integer[] := '{}';
  kept_size integer[] := '{}';
  kept_term text[] := '{}';
  blocked_at integer[] := '{}';
  blocked_size integer[] := '{}';
  blocked_term text[] := '{}';
begin
  with token as (
    select t.field::integer, w.position, w.token,
      count(*) filter (where w.token = '|') over (order by t.field, w.position) + t.field * 100000 as clause
    from unnest(texts) with ordinality as t (value, field)
      cross join lateral string_to_table(private.split_words(left(t.value, 20000)), ' ') with ordinality as w (token, position)
  ), plain as (
    select token.field, token.position, token.clause, replace(token.token, '_', '-') as token from token
    where token.token not in ('|', '')
  ), known as (
    select plain.*, coalesce(w.word, r.word, f.form, base.word, plain.token) as read
    from plain
      left join private.lexicon_words as w on w.word = plain.token
      left join lateral (
        select f.form from private.lexicon_forms as f where w.word is null and f.form = plain.token limit 1
      ) as f on true
      left join private.lexicon_words as r on r.word = case
        when w.word is null and f.form is null and plain.token ~ '([a-z])\1' then private.drop_repeats(plain.token)
      end
      left join private.lexicon_words as base on base.word = case
        when w.word is null and f.form is null and r.word is null and plain.token ~ '^[a-z]{3,}(nya|ku|mu|lah|kah|pun)$'
          then regexp_replace(plain.token, '(nya|ku|mu|lah|kah|pun)$', '')
      end
  ), unit as (
    select known.field, known.position, known.clause, part.position as part, part.normal, part.stem,
      coalesce(w.is_stop, false) as is_stop, coalesce(w.longest, 1) as longest
    from known
      left join private.lexicon_words as w on w.word = known.read
      left join private.lexicon_words as half
        on half.word = case when known.read like '%-%' then split_part(known.read, '-', 1) end
      cross join lateral unnest(
        string_to_array(coalesce(w.normal, known.read), ' '),
        string_to_array(coalesce(half.stem, w.stem, (pg_catalog.ts_lexize('pg_catalog.indonesian_stem', known.read))[1], known.read), ' ')
      ) with ordinality as part (normal, stem, position)
  )
  select array_agg(u.field order by u.field, u.position, u.part), array_agg(u.clause order by u.field, u.position, u.part),
    array_agg(coalesce(u.normal, '') order by u.field, u.position, u.part),
    array_agg(coalesce(u.stem, u.normal, '') order by u.field, u.position, u.part),
    array_agg(u.is_stop order by u.field, u.position, u.part), array_agg(u.longest order by u.field, u.position, u.part)
  into fields, clauses, normals, stems, stops, longests
  from unit as u;
  amount := coalesce(cardinality(normals), 0);
  if amount = 0 then return; end if;
  taken := array_fill(false, array[amount]);
  placed := array_fill(0, array[amount]);

  for found in
    with span as (
      select u.at::integer as at, s.size, array_to_string(normals[u.at:u.at + s.size - 1], ' ') as normal,
        array_to_string(stems[u.at:u.at + s.size - 1], ' ') as stem
      from unnest(longests, clauses) with ordinality as u (longest, clause, at)
        cross join lateral generate_series(1, least(u.longest, 8, (amount - u.at + 1)::integer)) as s (size)
      where clauses[u.at + s.size - 1] = u.clause
    ), candidate as (
      select s.at, s.size, f.term, f.weight, f.is_ambiguous, f.is_excluded
      from span as s join private.lexicon_forms as f on f.form = s.normal
      union all
      select s.at, s.size, f.term, 0.9, f.is_ambiguous, f.is_excluded
      from span as s join private.lexicon_forms as f on f.form = s.stem
      where s.size > 1 and s.stem <> s.normal and not f.is_excluded and f.term like 'c/%'
        and not exists (select from private.lexicon_forms as n where n.form = s.normal and n.term like 'c/%' and not n.is_excluded)
      union all
      select u.at::integer, 2, f.term, 0.8, f.is_ambiguous, false
      from unnest(normals, clauses) with ordinality as u (normal, clause, at)
        join private.lexicon_forms as f on f.form = u.normal || normals[u.at + 1]
      where u.at < amount and clauses[u.at + 1] = u.clause and f.term like 'c/%' and f.weight = 1 and not f.is_excluded
        and length(u.normal) >= 2 and length(normals[u.at + 1]) >= 3 and length(u.normal || normals[u.at + 1]) >= 8
    )
    select c.* from candidate as c
    order by c.is_excluded desc, c.term like 'p/%' desc,
      case when c.term like 'p/%' then c.at end, c.size desc, c.weight desc, c.at
  loop
    if found.is_excluded then
      blocked_at := blocked_at || found.at;
      blocked_size := blocked_size || found.size;
      blocked_term := blocked_term || found.term;
      continue;
    end if;
    free := true;
    if found.term like 'p/%' then
      for i in found.at..found.at + found.size - 1 loop free := free and placed[i] = 0; end loop;
      continue when not free;
      announced := found.at > 1 and fields[found.at - 1] = fields[found.at] and normals[found.at - 1] in (
        'di', 'dari', 'ke', 'asal', 'daerah', 'sekitar', 'wilayah', 'domisili', 'berdomisili', 'tinggal', 'kuliah', 'lokasi',
        'warga', 'arek', 'wong', 'urang', 'kampus', 'pulau', 'sekitaran', 'seputar', 'area', 'merantau', 'rantau', 'kos', 'univ',
        'universitas', 'politeknik', 'uin', 'iain', 'smkn', 'sman', 'smk', 'sma', 'orang', 'anak', 'pemkot', 'pemkab', 'pelosok',
        'kampung', 'alun-alun', 'kota', 'kab', 'kabupaten', 'provinsi', 'prov', 'propinsi'
      );
      whole := (found.at = 1 or fields[found.at - 1] <> fields[found.at])
        and (found.at + found.size > amount or fields[found.at + found.size] <> fields[found.at]);
      continue when found.is_ambiguous and not announced and not whole;
      -- 1: the words may mean something else too; 2: they mean the place alone.
      for i in found.at..found.at + found.size - 1 loop
        placed[i] := case when announced then 2 else 1 end;
      end loop;
    else
      for i in found.at..found.at + found.size - 1 loop free := free and not taken[i]; end loop;
      continue when not free;
      continue when exists (
        select from unnest(blocked_at, blocked_size, blocked_term) as b (at, size, term)
        where b.term = found.term and found.at >= b.at and found.at + found.size <= b.at + b.size
      );
      for i in found.at..found.at + found.size - 1 loop taken[i] := true; end loop;
      -- Words of a place name mean the place alone after 'di' and the like, or when they are only a part of it.
      continue when exists (
        select from unnest(kept_at, kept_size, kept_term) as p (at, size, term)
        where p.term like 'p/%' and found.at >= p.at and found.at + found.size <= p.at + p.size
          and (found.size < p.size or placed[found.at] = 2 or found.weight < 1)
      );
    end if;
    kept_at := kept_at || found.at;
    kept_size := kept_size || found.size;
    kept_term := kept_term || found.term;
  end loop;

  return query
    select fields[k.at], k.at, k.size, k.term, null::text, array_to_string(normals[k.at:k.at + k.size - 1], ' ')
    from unnest(kept_at, kept_size, kept_term) as k (at, size, term)
    union all
    select fields[u.at], u.at::integer, 1, null::text, u.stem, u.normal
    from unnest(normals, stems, stops) with ordinality as u (normal, stem, is_stop, at)
    where not u.is_stop and u.stem <> '';
end
$$;

-- The terms of a row as its search index keeps them: each with the weight of its best field, and those of the name once more after
-- '^'. A concept brings its wider ones, a place its province and regions; a wider one stands once for each that brings it, up to
-- four times, since a row with many kinds of food answers better to 'kuliner'.
create or replace function private.search_terms(title text, labels text, place text, body text) returns tsvector
language sql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
  select coalesce(string_agg(
    quote_literal(said.term) || ':' || said.places || case when said.field = 1 then ' ' || quote_literal('^' || said.term) || ':1A' else '' end,
    ' '
  ), '')::tsvector
  from (
    select one.term, min(one.field) as field,
      string_agg(one.place || substr('ABCD', one.field, 1), ',' order by one.place) filter (where one.place <= 4) as places
    from (
      select named.term, min(named.field) as field, row_number() over (partition by named.term order by min(named.field)) as place
      from private.read_terms(array[coalesce(title, ''), coalesce(labels, ''), coalesce(place, ''), coalesce(body, '')]) as r
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

-- A query in which misspelt words are corrected: those that neither the lexicon nor any listing or contact has.
-- Null when nothing is corrected.
create or replace function private.correct_query(q text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  token text;
  fixed text;
  stem tsquery;
  is_known boolean;
  is_changed boolean := false;
  words text[] := '{}';
begin
  foreach token in array string_to_array(replace(private.split_words(left(q, 200)), '_', '-'), ' ') loop
    continue when token in ('|', '');
    fixed := null;
    if token ~ '^[a-z]{4,24}$'
      and not exists (select from private.lexicon_words as w where w.word = token)
      and not exists (select from private.lexicon_forms as f where f.form = token)
    then
      fixed := private.correct_word(token);
    end if;
    if fixed is not null then
      stem := (quote_literal((pg_catalog.ts_lexize('pg_catalog.indonesian_stem', token))[1]) || ':*')::tsquery;
      execute 'select exists (select from private.project_search as s where s.terms @@ $1)
        or exists (select from private.contact_search as s where s.terms @@ $1)' into is_known using stem;
      if is_known then fixed := null; end if;
    end if;
    is_changed := is_changed or fixed is not null;
    words := words || coalesce(fixed, token);
  end loop;
  return case when is_changed then array_to_string(words, ' ') end;
end
$$;

-- What a query asks for, in groups (one for each concept, place or word of it), and each group in tiers: what was asked (1),
-- narrower concepts, members of a region and a town's namesake (0.9), wider and related concepts and the province (0.3).
--   full_query: something of each group that has to be there (1 and 0.9) · any_query: something of any group · near_query: also of the lowest tier
--   tier_*: the tiers in order; `tier_need` whether the group has to be there, for words like 'proyek' or 'tim' it does not
--   lone: words that no concept stands for, each as a query of its own; has_meaning: whether a concept or a place has to be there
-- All null or empty when the query says nothing.
create or replace function private.plan_search(
  q text, out full_query tsquery, out any_query tsquery, out near_query tsquery, out tier_group integer[], out tier_weight real[],
  out tier_query tsquery[], out tier_size integer[], out tier_place boolean[], out tier_need boolean[], out lone tsquery[], out has_meaning boolean
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
    (select array_agg(s.query::tsquery) from strong_of as s where s.is_lone and s.need and not s.is_excluded),
    exists (select from strong_of as s where s.need and not s.is_lone and not s.is_excluded)
  into full_query, any_query, near_query, excluded, tier_group, tier_weight, tier_query, tier_size, tier_place, tier_need, lone,
    has_meaning
  from tier as t join needed as n using (group_no) where not n.is_excluded;
  if excluded is not null then
    full_query := full_query && !!excluded;
    any_query := any_query && !!excluded;
    near_query := near_query && !!excluded;
  end if;
end
$$;

-- The same query, for the names of rows alone.
create or replace function private.in_name(query tsquery) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(query::text, '(^|[ (!])''', '\1''^', 'g')::tsquery
$$;

-- The statement that finds the candidates of a search and scores them: `source` is the table of terms, `key` its column, `listing`
-- what it is joined to, `filter` the other conditions; then the tiers of private.plan_search. $10 to $12 are its three queries, $13
-- those of the tiers.
-- At most 200 newest whose name says all that was asked, 400 that say it anywhere, 300 that say some of it and 100 that say
-- something near it are looked at: 1,000 in all, so that frequent words cost no more than rare ones.
-- Scores: 0 nothing, 1 all of it in the name. Of a group its best tier counts; a place counts most in the place of a row; a group
-- that need not be there counts a third; what answers to a part only loses up to six tenths. The score of a row depends on nothing
-- but the row and the query, so that pages follow each other without gaps.
create function private.candidates_sql(
  source text, key text, listing text, filter text, tier_group integer[], tier_weight real[], tier_size integer[],
  tier_place boolean[], tier_need boolean[]
) returns text
language sql immutable parallel safe set search_path = '' as $$
  with tier as (
    select t.*, dense_rank() over (order by t.group_no) as g
    from unnest(tier_group, tier_weight, tier_size, tier_place, tier_need) with ordinality
      as t (group_no, weight, size, is_place, is_needed, at)
  ), best as (
    select t.g, bool_or(t.is_needed) as is_needed, 'greatest(' || string_agg(format(
      '%s * least(1.25, %s * pg_catalog.ts_rank(%L::real[], found.terms, $13[%s]))', t.weight, round((t.size * 1.644934)::numeric, 4),
      case when t.is_place then '{0.5, 1, 0.5, 0.9}' else '{0.5, 0.6, 0.85, 1}' end, t.at
    ), ', ') || ')' as score
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
-- None when the query has only words that nothing explains and one of them stands in no project: with `near` those that
-- answer to the rest of it, else the newest.
create function private.match_projects(
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
      return query execute 'select * from (' || private.candidates_sql(
        'project_search', 'project_id', 'public.project_listings as p on p.id = s.project_id', filter,
        plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need
      ) || ') as answer where answer.score >= 0.1' using q, p_type, p_skills, p_city, p_remote, p_budget, null::timestamptz, null::uuid, null::integer, plan.full_query,
        plan.any_query, plan.near_query, plan.tier_query;
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

-- The project directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_budget is 'none' (no amount stated) or a range in Rupiah, 'from-to', either end may be
-- left out ('-1000000', '1000000-5000000', '5000000-'). p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any.
create function public.search_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, project_name text, project_description text, project_type text, required_skills text[],
  budget_range text, budget_max bigint, timeline text, contact_type text, owner_name text, city text, is_remote boolean,
  hours_per_week integer, reward_type text, seats integer, deadline date, picture_path text, is_active boolean,
  closed_at timestamptz, closed_reason text, expires_at timestamptz, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
  any_query tsquery;
  fixed text;
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, null::float8, null::boolean, null::text[], null::text
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
  fixed := private.correct_query(q);
  select plan.any_query into any_query from private.plan_search(coalesce(fixed, q)) as plan;
  return query
    with page as (
      select m.* from private.match_projects(coalesce(fixed, q), p_type, p_skills, p_city, p_remote, p_budget, coalesce(p_near, false)) as m
      where p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id)
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    )
    select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, page.score, page.is_full,
      private.matching_words(
        array[p.project_name, p.project_description, array_to_string(p.required_skills, ' | '), p.project_type, p.city], any_query
      ), fixed
    from page join public.project_listings as p on p.id = page.id
    order by case when by_date then 0 else page.score end desc, page.created_at desc, page.id desc;
end
$$;
grant execute on function public.search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
) to anon, authenticated, service_role;
comment on function public.search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
) is 'nullable: budget_range, budget_max, timeline, city, hours_per_week, reward_type, seats, deadline, picture_path, closed_at, closed_reason, score, is_full, matches, corrected';

-- How many projects the same filters give: counted up to 1,000; beyond that as many as the newest 20,000 let expect of all.
create function public.count_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  sample constant integer := 20000;
  total bigint;
  looked_at bigint;
  full_query tsquery;
  fixed text;
  filter text := private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) = '' then
    execute 'select count(*) from (select from public.project_listings as p where ' || filter || ' limit 1001) as found'
      into total using q, p_type, p_skills, p_city, p_remote, p_budget;
    if total <= 1000 then return total; end if;
    execute 'select count(*), count(*) filter (where ' || filter || ') from (
        select * from public.project_listings as p where p.is_active order by p.created_at desc limit ' || sample || '
      ) as p'
      into looked_at, total using q, p_type, p_skills, p_city, p_remote, p_budget;
  else
    fixed := private.correct_query(q);
    select count(*) into total from private.match_projects(coalesce(fixed, q), p_type, p_skills, p_city, p_remote, p_budget, false);
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(fixed, q)) as plan;
    execute 'select count(*), greatest($7, count(*) filter (where s.terms @@ $8 and ' || filter || ')) from (
        select * from private.project_search as s order by s.created_at desc limit ' || sample || '
      ) as s join public.project_listings as p on p.id = s.project_id'
      into looked_at, total using q, p_type, p_skills, p_city, p_remote, p_budget, total, full_query;
  end if;
  if looked_at < sample then return total; end if;
  return round(total * greatest(
    (select c.reltuples from pg_catalog.pg_class as c where c.oid = 'public.project_listings'::regclass), looked_at
  ) / looked_at);
end
$$;
grant execute on function public.count_projects(text, text, text[], text, boolean, text) to anon, authenticated, service_role;

-- The contacts that answer to a query (without slips: private.correct_query) under the same filters, with how well; at most 1,000 (private.candidates_sql).
-- None when the query has only words that nothing explains and one of them stands in no contact: with `near` those that
-- answer to the rest of it, else the newest.
create function private.match_contacts(
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
      return query execute 'select * from (' || private.candidates_sql(
        'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = s.contact_id', filter,
        plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need
      ) || ') as answer where answer.score >= 0.1' using q, p_skill, p_city, null::text, null::text, null::text, null::timestamptz, null::uuid, null::integer, plan.full_query,
        plan.any_query, plan.near_query, plan.tier_query;
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

-- The contact directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any.
create function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
  any_query tsquery;
  fixed text;
begin
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, null::float8, null::boolean, null::text[], null::text
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
  fixed := private.correct_query(q);
  select plan.any_query into any_query from private.plan_search(coalesce(fixed, q)) as plan;
  return query
    with page as (
      select m.* from private.match_contacts(coalesce(fixed, q), p_skill, p_city, coalesce(p_near, false)) as m
      where p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id)
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    )
    select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, page.score, page.is_full,
      private.matching_words(
        array[r.name, r.main_skill, r.experience, r.vision, r.looking_for, r.city, r.campus], any_query
      ), fixed
    from page join public.relasi_bisnis as r on r.id = page.id
    order by case when by_date then 0 else page.score end desc, page.created_at desc, page.id desc;
end
$$;
grant execute on function public.search_contacts(
  text, text, text, timestamptz, uuid, integer, text, double precision, boolean
) to anon, authenticated, service_role;
comment on function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean) is
  'nullable: city, campus, hours_per_week, looking_for, score, is_full, matches, corrected';

-- How many contacts the same filters give: counted up to 1,000; beyond that as many as the newest 20,000 let expect of all.
create function public.count_contacts(
  q text default null, p_skill text default null, p_city text default null
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  sample constant integer := 20000;
  total bigint;
  looked_at bigint;
  full_query tsquery;
  fixed text;
  filter text := private.contact_filter(p_skill, p_city);
begin
  if btrim(coalesce(q, '')) = '' then
    execute 'select count(*) from (select from public.relasi_bisnis as r where ' || filter || ' limit 1001) as found'
      into total using q, p_skill, p_city;
    if total <= 1000 then return total; end if;
    execute 'select count(*), count(*) filter (where ' || filter || ') from (
        select * from public.relasi_bisnis as r order by r.created_at desc limit ' || sample || '
      ) as r'
      into looked_at, total using q, p_skill, p_city;
  else
    fixed := private.correct_query(q);
    select count(*) into total from private.match_contacts(coalesce(fixed, q), p_skill, p_city, false);
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(fixed, q)) as plan;
    execute 'select count(*), greatest($4, count(*) filter (where s.terms @@ $5 and ' || filter || ')) from (
        select * from private.contact_search as s order by s.created_at desc limit ' || sample || '
      ) as s join public.relasi_bisnis as r on r.id = s.contact_id'
      into looked_at, total using q, p_skill, p_city, total, full_query;
  end if;
  if looked_at < sample then return total; end if;
  return round(total * greatest(
    (select c.reltuples from pg_catalog.pg_class as c where c.oid = 'public.relasi_bisnis'::regclass), looked_at
  ) / looked_at);
end
$$;
grant execute on function public.count_contacts(text, text, text) to anon, authenticated, service_role;
