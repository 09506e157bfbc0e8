-- Search reads a bounded number of rows whatever a word's frequency, looks the words of a page up at once, and finds slips by asking for
-- them instead of comparing words. The figures on the landing page count nothing beyond 1,000.
-- A session that has used pg_trgm knows its settings; in another, only a superuser may name them in a function.
select extensions.similarity('a', 'a');

create index lexicon_forms_term_idx on private.lexicon_forms (term);
drop index private.lexicon_words_target_idx;
create index project_listings_budget_idx on public.project_listings (budget_max) where is_active;
create index project_listings_remote_idx on public.project_listings (is_remote, created_at desc, id desc) where is_active;

drop function private.match_projects(text, text, text[], text, boolean, text, boolean);
drop function private.match_contacts(text, text, text, boolean);
drop function private.candidates_sql(text, text, text, text, integer[], real[], integer[], boolean[], boolean[], tsquery[]);
drop function private.matching_words(text[], tsquery);
drop function private.is_one_slip(text, text);

-- The words that are one slip away from a word: one letter left out, added, replaced or swapped with its neighbour. The first letter
-- counts as right.
create function private.slips_of(word text) returns setof text
language sql immutable parallel safe set search_path = '' as $$
  select left(word, i - 1) || substr(word, i + 1) from generate_series(2, length(word)) as i
  union
  select left(word, i - 1) || substr(word, i + 1, 1) || substr(word, i, 1) || substr(word, i + 2)
  from generate_series(2, length(word) - 1) as i
  union
  select left(word, i - 1) || letter || rest
  from generate_series(2, length(word) + 1) as i
    cross join string_to_table('abcdefghijklmnopqrstuvwxyz0123456789-', null) as letter
    cross join lateral (values (substr(word, i)), (substr(word, i + 1))) as part (rest)
$$;

-- The word of the lexicon for which a misspelt one stands; null when none is one slip away; four letters may only be in the wrong order.
create or replace function private.correct_word(misspelt text) returns text
language sql stable set search_path = '' set enable_seqscan = off as $$
  select w.word from private.lexicon_words as w
  where w.word = any (array(select private.slips_of(left(misspelt, 24)))) and w.is_target and w.word <> misspelt
    and misspelt ~ '^[a-z]{4,24}$' and length(w.word) >= 4
    and (
      length(misspelt) > 4
      or length(w.word) = 4 and translate(misspelt, w.word, '') = '' and translate(w.word, misspelt, '') = ''
    )
  order by
    -- A swap, then a doubled or missing letter, then a replaced one.
    case
      when length(w.word) = length(misspelt) and translate(misspelt, w.word, '') = '' and translate(w.word, misspelt, '') = '' then 0
      when length(w.word) > length(misspelt) then 1
      when length(w.word) < length(misspelt) then 2
      else 3
    end,
    (exists (select from private.lexicon_forms as f where f.form = w.word)) desc, w.word
  limit 1
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

-- Whether some row answers to a query. What is expected in thousands of rows is there.
create function private.is_answered(source text, query tsquery) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  answered boolean;
begin
  if private.expect_rows(source, query) > 2000 then return true; end if;
  execute format('select exists (select from private.%I as s where s.terms @@ %L::tsquery)', source, query) into answered;
  return answered;
end
$$;

-- The statement that finds the candidates of a search: the newest 200 whose name says all that was asked, 400 that say it anywhere,
-- 300 that say some of it and 100 that say something near it; 1,000 in all. `source` is the table of terms, `key` its column,
-- `listing` what candidates c are joined to, `filter` the other conditions, `is_wide` whether some of them have no words.
-- Neither rare nor frequent words read more than a bounded number of rows. What the statistics and the 500 newest rows let expect
-- 10,000 times at most is read by the index of terms. What is more frequent is looked for among the 20,000 newest rows, in fewer
-- where the frequency promises twice as many as wanted: of a million rows that gives at least about the 200 newest answers.
create function private.candidates_sql(
  source text, key text, listing text, filter text, is_wide boolean, full_query tsquery, any_query tsquery, near_query tsquery
) returns text
language plpgsql stable set search_path = '' as $$
declare
  most constant integer := 10000;
  deepest constant integer := 20000;
  wanted constant integer[] := '{200, 400, 300, 100}';
  queries tsquery[] := array[private.in_name(full_query) && full_query, full_query, any_query, near_query];
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
  for i in 1..4 loop
    expected := expected || greatest(
      private.expect_rows(source, queries[i]), case when hits[i] >= 5 then amount * hits[i] / probed end, 1
    );
    if expected[i] <= most then indexed := i; end if;
  end loop;
  for i in indexed + 1..4 loop
    depth := case when is_wide then deepest else least(deepest, greatest(depth, 2 * wanted[i] * amount / expected[i])) end;
  end loop;
  select string_agg(format('s.terms @@ %L::tsquery as answers_%s', q.query, q.at), ', ' order by q.at) into flags
  from unnest(queries) with ordinality as q (query, at);
  return 'with ' || concat_ws(', ',
    case when indexed > 0 then format(
      'indexed as materialized (select s.%1$I as id, s.created_at, %2$s from private.%3$I as s where s.terms @@ %4$L::tsquery
        order by s.created_at desc, s.%1$I desc limit %5$s)', key, flags, source, queries[indexed], deepest
    ) end,
    case when indexed < 4 then format(
      'newest as materialized (select s.id, s.created_at, %2$s from (
        select s.%1$I as id, s.created_at, s.terms from private.%3$I as s order by s.created_at desc, s.%1$I desc limit %5$s
      ) as s where s.terms @@ %4$L::tsquery)', key, flags, source, near_query, depth::integer
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

-- The statement that scores candidates (private.candidates_sql) by the tiers of private.plan_search; $7 are their queries, $8 the
-- words themselves.
-- Scores: 0 nothing, 1 all of it in the name. Of a group its best tier counts; a place counts most in the place of a row; a group
-- that need not be there counts a third; what answers to a part only loses up to six tenths. The score of a row depends on nothing
-- but the row and the query, so that pages follow each other without gaps.
create function private.scores_sql(
  source text, key text, candidates text, tier_group integer[], tier_weight real[], tier_size integer[],
  tier_place boolean[], tier_need boolean[], tier_said tsquery[]
) returns text
language sql immutable parallel safe set search_path = '' as $$
  with tier as (
    select t.*, dense_rank() over (order by t.group_no) as g
    from unnest(tier_group, tier_weight, tier_size, tier_place, tier_need, tier_said) with ordinality
      as t (group_no, weight, size, is_place, is_needed, said, at)
  ), best as (
    select t.g, bool_or(t.is_needed) as is_needed, 'greatest(' || string_agg(format(
      '%s * least(1.25, %s * pg_catalog.ts_rank(%L::real[], found.terms, $7[%s]))', t.weight, round((t.size * 1.644934)::numeric, 4),
      case when t.is_place then '{0.5, 1, 0.5, 0.9}' else '{0.5, 0.6, 0.85, 1}' end, t.at
    ) || case when t.said is not null and t.weight >= 0.9 then format(
      ' * (0.8 + 0.2 * least(1, greatest(%s * pg_catalog.ts_rank(''{1, 1, 1, 1}''::real[], found.terms, $8[%s])%s)))',
      round((numnode(t.said) + 1) / 2 * 1.644934, 4), t.at,
      case when t.weight = 1 then format(
        ', %s * pg_catalog.ts_rank(''{0, 0, 1, 0}''::real[], found.terms, $7[%s])', round((t.size * 1.644934)::numeric, 4), t.at
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
    || format(' from (select s.%1$I as id, s.created_at, s.terms from (%2$s) as c join private.%3$I as s on s.%1$I = c.id offset 0) as found'
      || ' offset 0) as scored', key, candidates, source)
  from best as b
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

-- What texts say, for the trigger that writes and the search that reads: one row for each concept, place and word that says
-- something. `field` is the number of the text, `at` the position of the first word among all of them, `size` their number;
-- `term` is null for a word, whose `lexeme` is its stem.
create or replace function private.read_terms(texts text[])
returns table (field integer, at integer, size integer, term text, lexeme text, word text)
-- The planner expects thousands of words and would read the whole lexicon: each word is looked up instead.
language plpgsql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off as $$
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
      is_known := private.is_answered('project_search', stem) or private.is_answered('contact_search', stem);
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
create or replace function private.plan_search(
  q text, out full_query tsquery, out any_query tsquery, out near_query tsquery, out tier_group integer[], out tier_weight real[],
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

-- The filters of the project directory as a WHERE clause over project_listings p, with $2 to $6 = type, skills, city, remote,
-- budget. Only the conditions that are asked for are in it, so that each combination gets its own plan.
create or replace function private.project_filter(
  p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text
) returns text
language sql immutable set search_path = '' as $$
  select 'p.is_active and p.expires_at > now() and not coalesce((select b.until > now() from private.banned_members as b where b.user_id = p.user_id), false)'
    || case when p_type is null or p_type in ('Semua', 'Terbaru') then '' else ' and p.project_type = $2' end
    || case when coalesce(cardinality(p_skills), 0) = 0 then '' else ' and p.required_skills && $3' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(p.city) = lower(btrim($4))' end
    || case when p_remote is null then '' else ' and p.is_remote = $5' end
    || case
      when btrim(coalesce(p_budget, '')) = '' then ''
      when p_budget = 'none' then ' and p.budget_max is null'
      else ' and p.budget_max >= coalesce(nullif(split_part($6, ''-'', 1), '''')::bigint, 0)'
        || ' and p.budget_max <= coalesce(nullif(split_part($6, ''-'', 2), '''')::bigint, 9223372036854775807)'
    end
$$;

-- The open projects that answer to a query under the same filters, with how well; at most 1,000 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it.
-- None when the query has only words that nothing explains and one of them stands in no project: with `near` those that
-- answer to the rest of it, else the newest.
create function private.match_projects(
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
        select scored.*, max(scored.score) over () as best from (' || private.scores_sql(
        'project_search', 'project_id', private.candidates_sql(
          'project_search', 'project_id', 'public.project_listings as p on p.id = c.id', filter,
          p_remote is not null or btrim(coalesce(p_budget, '')) <> '',
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      ) || ') as scored) as answer where answer.score >= 0.05 and (answer.best >= 0.1 or $9)'
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
      where p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id)
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

-- How many projects the same filters give: counted up to 1,000, with a query up to 10,000; beyond that as many as the newest 10,000 let
-- expect of all.
create or replace function public.count_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null
) returns bigint
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off as $$
declare
  sample constant integer := 10000;
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
    select count(*), min(m.corrected) into total, fixed from private.match_projects(q, p_type, p_skills, p_city, p_remote, p_budget, false) as m;
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(fixed, q)) as plan;
    if private.expect_rows('project_search', full_query) <= sample then
      execute 'select greatest($7, count(*)) from (
          select s.project_id from private.project_search as s where s.terms @@ $8 limit ' || sample || '
        ) as s join public.project_listings as p on p.id = s.project_id where ' || filter
        into total using q, p_type, p_skills, p_city, p_remote, p_budget, total, full_query;
      return total;
    end if;
    select count(*) into looked_at from (select from private.project_search as s order by s.created_at desc limit sample) as newest;
    -- How many of the newest answer, and of a thousand of those how many pass the filter.
    execute 'with hit as materialized (
        select s.project_id from (
          select s.project_id, s.terms from private.project_search as s order by s.created_at desc limit ' || sample || '
        ) as s where s.terms @@ $8
      ), part as materialized (select * from hit limit 1000), passed as (
        select count(*) as n from part join public.project_listings as p on p.id = part.project_id where ' || filter || '
      )
      select greatest($7, (select count(*) from hit) * passed.n / greatest(1, (select count(*) from part))) from passed'
      into total using q, p_type, p_skills, p_city, p_remote, p_budget, total, full_query;
  end if;
  if looked_at < sample then return total; end if;
  return round(total * greatest(
    (select c.reltuples from pg_catalog.pg_class as c where c.oid = 'public.project_listings'::regclass), looked_at
  ) / looked_at);
end
$$;

-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $2 and $3 = skill, city.
create or replace function private.contact_filter(p_skill text, p_city text) returns text
language sql immutable set search_path = '' as $$
  select 'not coalesce((select b.until > now() from private.banned_members as b where b.user_id = r.user_id), false)'
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

-- The contacts that answer to a query under the same filters, with how well; at most 1,000 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it.
-- None when the query has only words that nothing explains and one of them stands in no contact: with `near` those that
-- answer to the rest of it, else the newest.
create function private.match_contacts(
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
        select scored.*, max(scored.score) over () as best from (' || private.scores_sql(
        'contact_search', 'contact_id', private.candidates_sql(
          'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = c.id', filter,
          false,
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      ) || ') as scored) as answer where answer.score >= 0.05 and (answer.best >= 0.1 or $9)'
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

-- The contact directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any.
create or replace function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, via_messages boolean
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
      r.looking_for, r.created_at, r.updated_at, null::float8, null::boolean, null::text[], null::text, r.via_messages
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
      where p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id)
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
      coalesce(m.words, '{}'), page.corrected, r.via_messages
    from page join public.relasi_bisnis as r on r.id = page.id left join marked as m on m.at = page.at
    order by page.at;
end
$$;

-- How many contacts the same filters give: counted up to 1,000, with a query up to 10,000; beyond that as many as the newest 10,000 let
-- expect of all.
create or replace function public.count_contacts(
  q text default null, p_skill text default null, p_city text default null
) returns bigint
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off as $$
declare
  sample constant integer := 10000;
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
    select count(*), min(m.corrected) into total, fixed from private.match_contacts(q, p_skill, p_city, false) as m;
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(fixed, q)) as plan;
    if private.expect_rows('contact_search', full_query) <= sample then
      execute 'select greatest($4, count(*)) from (
          select s.contact_id from private.contact_search as s where s.terms @@ $5 limit ' || sample || '
        ) as s join public.relasi_bisnis as r on r.id = s.contact_id where ' || filter
        into total using q, p_skill, p_city, total, full_query;
      return total;
    end if;
    select count(*) into looked_at from (select from private.contact_search as s order by s.created_at desc limit sample) as newest;
    -- How many of the newest answer, and of a thousand of those how many pass the filter.
    execute 'with hit as materialized (
        select s.contact_id from (
          select s.contact_id, s.terms from private.contact_search as s order by s.created_at desc limit ' || sample || '
        ) as s where s.terms @@ $5
      ), part as materialized (select * from hit limit 1000), passed as (
        select count(*) as n from part join public.relasi_bisnis as r on r.id = part.contact_id where ' || filter || '
      )
      select greatest($4, (select count(*) from hit) * passed.n / greatest(1, (select count(*) from part))) from passed'
      into total using q, p_skill, p_city, total, full_query;
  end if;
  if looked_at < sample then return total; end if;
  return round(total * greatest(
    (select c.reltuples from pg_catalog.pg_class as c where c.oid = 'public.relasi_bisnis'::regclass), looked_at
  ) / looked_at);
end
$$;

-- The figures on the landing page: open projects, cities with a project or contact (up to 1,000 of each), members, contacts. Beyond 1,000
-- they are estimates (count_projects, count_contacts; of members the statistics).
create or replace function public.get_public_stats(
  out open_projects integer, out cities integer, out members integer, out contacts integer
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  open_projects := public.count_projects();
  contacts := public.count_contacts();
  select count(*) into members from (select from public.pengguna limit 1001) as found;
  if members > 1000 then
    select greatest(members, c.reltuples) into members from pg_catalog.pg_class as c where c.oid = 'public.pengguna'::regclass;
  end if;
  -- From one city to the next by the index, so that no list of rows is read.
  with recursive project_city as (
    select min(lower(p.city)) as name, 1 as at from public.project_listings as p where p.is_active
    union all
    select (select min(lower(p.city)) from public.project_listings as p where p.is_active and lower(p.city) > c.name), c.at + 1
    from project_city as c where c.name is not null and c.at < 1000
  ), contact_city as (
    select min(lower(r.city)) as name, 1 as at from public.relasi_bisnis as r
    union all
    select (select min(lower(r.city)) from public.relasi_bisnis as r where lower(r.city) > c.name), c.at + 1
    from contact_city as c where c.name is not null and c.at < 1000
  )
  select count(*) into cities from (
    select c.name from project_city as c cross join lateral (
      select from public.project_listings as p
      where p.is_active and lower(p.city) = c.name and p.expires_at > now() and not private.is_banned(p.user_id)
      order by p.created_at desc limit 1
    ) as shown
    union
    select c.name from contact_city as c cross join lateral (
      select from public.relasi_bisnis as r where lower(r.city) = c.name and not private.is_banned(r.user_id)
      order by r.created_at desc limit 1
    ) as shown
  ) as city;
end
$$;
