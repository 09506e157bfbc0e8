-- A query in which misspelt words are corrected: those that neither the lexicon nor any listing or contact has.
-- Null when nothing is corrected.
create function private.correct_query(q text) returns text
language sql stable security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
  select case when bool_or(fixed.word is not null) then string_agg(coalesce(fixed.word, token.word), ' ' order by token.at) end
  from string_to_table(replace(private.split_words(left(q, 200)), '_', '-'), ' ') with ordinality as token (word, at)
    left join lateral (
      select private.correct_word(token.word) as word
      where token.word ~ '^[a-z]{4,24}$'
        and not exists (select from private.lexicon_words as w where w.word = token.word)
        and not exists (select from private.lexicon_forms as f where f.form = token.word)
        and not exists (
          select from private.project_search as s
          where s.terms @@ (quote_literal((pg_catalog.ts_lexize('pg_catalog.indonesian_stem', token.word))[1]) || ':*')::tsquery
        )
        and not exists (
          select from private.contact_search as s
          where s.terms @@ (quote_literal((pg_catalog.ts_lexize('pg_catalog.indonesian_stem', token.word))[1]) || ':*')::tsquery
        )
    ) as fixed on true
  where token.word not in ('|', '')
$$;

-- What a query asks for, in groups (one for each concept, place or word of it), and each group in tiers: what was asked (1),
-- narrower concepts, members of a region and a town's namesake (0.9), wider and related concepts and the province (0.3).
--   full_query: something of each group that has to be there (1 and 0.9) · any_query: something of any group · near_query: also of the lowest tier
--   tier_*: the tiers in order; `tier_need` whether the group has to be there, for words like 'proyek' or 'tim' it does not
--   lone: words that no concept stands for, each as a query of its own; has_meaning: whether a concept or a place has to be there
-- All null or empty when the query says nothing.
create function private.plan_search(
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
    from part as p join private.lexicon_links as l on l.term = p.term
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

-- How well a row answers to the tiers of a query: 0 nothing, 1 all of it in its name. A place counts most in the place of a row.
create function private.search_score(
  terms tsvector, tier_group integer[], tier_weight real[], tier_query tsquery[], tier_size integer[], tier_place boolean[],
  tier_need boolean[], out score double precision, out is_full boolean
)
language sql immutable parallel safe set search_path = '' as $$
  select
    coalesce(round((
      sum(g.best * g.share) / sum(g.share) * (0.4 + 0.6 * count(*) filter (where g.need and g.best > 0.3) / greatest(count(*) filter (where g.need), 1))
    )::numeric, 4)::double precision, 0),
    bool_and(not g.need or g.best > 0.3)
  from (
    select t.group_no, bool_or(t.need) as need, case when bool_or(t.need) then 1 else 0.3 end as share,
      max(t.weight * least(1.25,
        pg_catalog.ts_rank(
          case when t.is_place then '{0.5, 1, 0.5, 0.9}'::real[] else '{0.5, 0.6, 0.85, 1}'::real[] end, terms, t.query
        ) * t.size * 1.644934
      )) as best
    from unnest(tier_group, tier_weight, tier_query, tier_size, tier_place, tier_need)
      as t (group_no, weight, query, size, is_place, need)
    group by t.group_no
  ) as g
$$;

-- The same query, for the names of rows alone.
create function private.in_name(query tsquery) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(replace(query::text, ':*', ':*A'), '''(?=[ )]|$)', ''':A', 'g')::tsquery
$$;

-- The statement that finds the candidates of a search and scores them: `source` is the table of terms, `key` its column, `listing`
-- what it is joined to, `filter` the other conditions. $10 to $18: full_query, any_query, near_query and the tiers of private.plan_search.
-- At most 200 newest whose name says all that was asked, 400 that say it anywhere, 300 that say some of it and 100 that say
-- something near it are looked at: 1,000 in all, so that frequent words cost no more than rare ones.
create function private.candidates_sql(source text, key text, listing text, filter text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'select found.id, found.created_at, scored.score, scored.is_full from (
      select distinct on (id) id, created_at, terms from ('
    || string_agg(format(
      '(select s.%1$I as id, s.created_at, s.terms from private.%2$I as s join %3$s where s.terms @@ %4$s and %5$s
        order by s.created_at desc, s.%1$I desc limit %6$s)', key, source, listing, stage.query, filter, stage.most
    ), ' union all ' order by stage.at)
    || ') as every order by id
    ) as found cross join lateral private.search_score(found.terms, $13, $14, $15, $16, $17, $18) as scored
    where scored.score >= 0.1'
  from (
    values (1, 'private.in_name($10)', 200), (2, '$10', 400), (3, '$11', 300), (4, '$12', 100)
  ) as stage (at, query, most)
$$;

-- The words of texts that answer to a query, as they are written, small letters; for the marks in a list.
create function private.matching_words(texts text[], any_query tsquery) returns text[]
language sql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
  with token as (
    select w.word, lead(w.word) over (partition by t.at order by w.at) as next_word
    from unnest(texts) with ordinality as t (value, at)
      cross join lateral string_to_table(replace(private.split_words(left(t.value, 5000)), '_', '-'), ' ') with ordinality as w (word, at)
  ), read as (
    select distinct token.word, token.next_word, coalesce(w.normal, token.word) as normal,
      coalesce(w.stem, (pg_catalog.ts_lexize('pg_catalog.indonesian_stem', token.word))[1], token.word) as stem,
      coalesce(w.is_stop, false) as is_stop
    from token left join private.lexicon_words as w on w.word = token.word
    where token.word not in ('|', '')
  ), single as (
    select read.word from read
    where not read.is_stop and pg_catalog.array_to_tsvector(array[read.stem] || array(
      select f.term from private.lexicon_forms as f where f.form in (read.word, read.normal) and not f.is_excluded and not f.is_ambiguous
    )) @@ any_query
  ), pair as (
    select read.word, read.next_word from read
    where exists (
      select from private.lexicon_forms as f
      where f.form = read.word || ' ' || read.next_word and not f.is_excluded and pg_catalog.array_to_tsvector(array[f.term]) @@ any_query
    )
  )
  select coalesce(array_agg(distinct marked.word), '{}') from (
    select single.word from single union all select pair.word from pair union all select pair.next_word from pair
  ) as marked
$$;
