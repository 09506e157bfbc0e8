-- A query in which misspelt words are corrected: those that neither the lexicon nor any listing or contact has.
-- Null when nothing is corrected.
create function private.correct_query(q text) returns text
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

-- The same query, for the names of rows alone.
create function private.in_name(query tsquery) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(query::text, '(^|[ (!])''', '\1''^', 'g')::tsquery
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
