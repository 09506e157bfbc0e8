-- What words mean, as `packages/bahasa` expands it: loaded by a job soon after the start of the server when the version differs.
-- No user but the owner reads it; the directories do through their functions.
create table private.lexicon_words (
  word text primary key,
  normal text not null,
  stem text not null,
  is_stop boolean not null,
  longest integer not null,
  is_target boolean not null
);

-- A term is a concept ('c/kopi') or a place ('p/kota-malang').
create table private.lexicon_forms (
  form text not null,
  term text not null,
  weight real not null,
  is_ambiguous boolean not null,
  is_excluded boolean not null,
  primary key (form, term, is_excluded)
);
create index lexicon_forms_term_idx on private.lexicon_forms (term);

-- Which other terms a term brings along: where it is written, the row is found by them too (what is narrower than a concept by
-- 'n/' and the concept or, what a field brings forth or what belongs to it in part, by 'm/' and the field; a town by its province); else a query for it also asks for
-- them, and they answer so well. A link from 'w/' and words of the lexicon leads to what they share with others that say the same
-- ('a/coreldraw').
create table private.lexicon_links (
  term text not null,
  other text not null,
  weight real not null,
  is_written boolean not null,
  primary key (term, other, is_written)
);

-- Words of a query that are no part of what is wanted, by what they do there (private.plan_search), with one space between them.
create table private.query_words (
  role text primary key,
  words text not null
);

create table private.lexicon_version (
  is_only boolean primary key default true check (is_only),
  version text not null
);

alter table private.lexicon_words enable row level security;
alter table private.lexicon_forms enable row level security;
alter table private.lexicon_links enable row level security;
alter table private.query_words enable row level security;
alter table private.lexicon_version enable row level security;
revoke all on private.lexicon_words, private.lexicon_forms, private.lexicon_links, private.query_words, private.lexicon_version
  from anon, authenticated, service_role;

-- The version of the lexicon that is loaded; empty before the first.
create function private.lexicon_version() returns text
language sql stable set search_path = '' as $$
  select coalesce((select version from private.lexicon_version), '')
$$;

-- Letters as one would type them: without accents and invisible characters, look-alikes made Latin, lower case.
create function private.fold_letters(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select replace(
    case
      when value ~ '^[\u0009\u000a\u000d -~]*$' then lower(value)
      else translate(
        regexp_replace(
          lower(normalize(value, NFKD)), '[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'
        ),
        'авсԁеһіјкмнорѕтухԝαβεικνορτυχıłøđ’‘ʼ',
        'abcdehijkmhopstuxwabeikvoptuxilod'''''''
      )
    end, '''', ''
  )
$$;

-- The words of a text, one space between them, with '|' where a phrase ends; 'anak-anak' and 'anak2' become 'anak_anak'.
create function private.split_words(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(translate(private.fold_letters(value), '_|', '  '), '([[:alnum:]])\.(?=[[:alnum:]])', '\1 ', 'g'),
          '\m([a-z]{3,})(?:-(\1[a-z]*)| (\1)\M)', '\1_\2\3', 'g'
        ),
        '\m([a-z]{2,})2(nya|an|ku|mu|kan|in)?\M', '\1_\1', 'g'
      ),
      '[.!?;\n\r()…,:–—]+| - ', ' | ', 'g'
    ),
    '[^[:alnum:]_|]+', ' ', 'g'
  ))
$$;

-- A word without letters that a person repeated ('masaaak', 'bangett').
create function private.drop_repeats(word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(word, '([a-z])\1{2,}', '\1', 'g'), '([a-z]{3})([a-z])\2$', '\1\2')
$$;

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
create function private.correct_word(misspelt text) returns text
language sql stable set search_path = '' set enable_seqscan = off set jit = off as $$
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

-- What texts say, for the trigger that writes and the search that reads: one row for each concept, place and word that says
-- something. `field` is the number of the text, `at` the position of the first word among all of them, `size` their number;
-- `term` is null for a word, whose `lexeme` is its stem.
create function private.read_terms(texts text[])
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
