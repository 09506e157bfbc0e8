-- A doubled word means what its half does ('les2an'); of two rows the one that says the words answers better than before, and what is
-- only near stands less often before what was asked.
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
      -- A doubled word means what its half does ('les2an').
      where (s.size > 1 or s.normal like '%-%') and s.stem <> s.normal and not f.is_excluded and f.term like 'c/%'
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

create or replace function private.scores_sql(
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
      '%s * least(%s, %s * pg_catalog.ts_rank(%L::real[], found.terms, $7[%s]))', t.weight,
      -- However often a row says what is only near, it answers less well than one that says once in its text what was asked.
      case when t.weight >= 0.5 then 1.25 else 1.15 end, round((t.size * 1.644934)::numeric, 4),
      case when t.is_place then '{0.5, 1, 0.5, 0.9}' else '{0.5, 0.6, 0.85, 1}' end, t.at
    ) || case when t.said is not null and t.weight >= 0.9 then format(
      ' * (0.7 + 0.3 * least(1, greatest(%1$s%2$s)) + 0.2 * least(1, %1$s))',
      format('%s * pg_catalog.ts_rank(''{1, 1, 1, 1}''::real[], found.terms, $8[%s])', round((numnode(t.said) + 1) / 2 * 1.644934, 4), t.at),
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
