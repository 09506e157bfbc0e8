-- Search that ranks: rows are found by the concepts, places and words that they say, and ordered by how well they answer.
-- The lexicon itself is loaded by the server's start; until then, and until it is derived anew, a row is found by its words.
-- A session that has used pg_trgm knows its settings; in another, only a superuser may name them in a function.
select extensions.similarity('a', 'a');

drop function public.search_projects(text, text, text[], text, boolean, text, timestamptz, uuid, integer);
drop function public.count_projects(text, text, text[], text, boolean, text);
drop function private.project_needs_fuzzy(text, text, text[], text, boolean, text);
drop function private.project_filter(text, text, text[], text, boolean, text, boolean);
drop function public.search_contacts(text, text, text, timestamptz, uuid, integer);
drop function public.count_contacts(text, text, text);
drop function private.contact_needs_fuzzy(text, text, text);
drop function private.contact_filter(text, text, text, boolean);

-- What words mean, as `packages/bahasa` expands it: loaded by the server's start (or `npm run lexicon`) when the version differs.
-- Nobody but the owner reads it; the directories do through their functions.
create table private.lexicon_words (
  word text primary key,
  normal text not null,
  stem text not null,
  is_stop boolean not null,
  longest integer not null,
  is_target boolean not null
);
create index lexicon_words_target_idx on private.lexicon_words (left(word, 1), length(word)) where is_target;

-- A term is a concept ('c/kopi') or a place ('p/kota-malang').
create table private.lexicon_forms (
  form text not null,
  term text not null,
  weight real not null,
  is_ambiguous boolean not null,
  is_excluded boolean not null,
  primary key (form, term, is_excluded)
);

-- Which other terms answer to a term, and how well.
create table private.lexicon_links (
  term text not null,
  other text not null,
  weight real not null,
  primary key (term, other)
);

create table private.lexicon_version (
  is_only boolean primary key default true check (is_only),
  version text not null
);

alter table private.lexicon_words enable row level security;
alter table private.lexicon_forms enable row level security;
alter table private.lexicon_links enable row level security;
alter table private.lexicon_version enable row level security;
revoke all on private.lexicon_words, private.lexicon_forms, private.lexicon_links, private.lexicon_version
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
          '\m([a-z]{3,})-(\1[a-z]*)', '\1_\2', 'g'
        ),
        '\m([a-z]{2,})2(nya|an|ku|mu|kan|in)?\M', '\1_\1', 'g'
      ),
      '[.!?;\n\r()…,:–—]+| - ', ' | ', 'g'
    ),
    '[^[:alnum:]_|]+', ' ', 'g'
  ))
$$;

-- A word without letters that somebody repeated ('masaaak', 'bangett').
create function private.drop_repeats(word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(word, '([a-z])\1{2,}', '\1', 'g'), '([a-z]{3})([a-z])\2$', '\1\2')
$$;

-- Whether one word is the other with one letter left out, added, replaced or swapped with its neighbour.
create function private.is_one_slip(a text, b text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  n integer := length(a);
  m integer := length(b);
  i integer := 1;
begin
  if abs(n - m) > 1 or a = b then return false; end if;
  while i <= least(n, m) and substr(a, i, 1) = substr(b, i, 1) loop i := i + 1; end loop;
  if n = m then
    return substr(a, i + 1) = substr(b, i + 1)
      or substr(a, i, 1) = substr(b, i + 1, 1) and substr(a, i + 1, 1) = substr(b, i, 1)
        and substr(a, i + 2) = substr(b, i + 2);
  end if;
  return case when n > m then substr(a, i + 1) = substr(b, i) else substr(a, i) = substr(b, i + 1) end;
end
$$;

-- The word of the lexicon for which a misspelt one stands; null when none is one slip away. The first letter counts as right;
-- four letters may only be in the wrong order.
create function private.correct_word(misspelt text) returns text
language sql stable set search_path = '' as $$
  select w.word from private.lexicon_words as w
  where w.is_target and left(w.word, 1) = left(misspelt, 1)
    and length(w.word) between length(misspelt) - 1 and length(misspelt) + 1
    and misspelt ~ '^[a-z]{4,24}$' and length(w.word) >= 4
    and private.is_one_slip(misspelt, w.word)
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
      left join private.lexicon_words as r
        on w.word is null and f.form is null and plain.token ~ '([a-z])\1' and r.word = private.drop_repeats(plain.token)
      left join private.lexicon_words as base
        on w.word is null and f.form is null and r.word is null and plain.token ~ '^[a-z]{3,}(nya|ku|mu|lah|kah|pun)$'
          and base.word = regexp_replace(plain.token, '(nya|ku|mu|lah|kah|pun)$', '')
  ), unit as (
    select known.field, known.position, known.clause, part.position as part, part.normal, part.stem,
      coalesce(w.is_stop, false) as is_stop, coalesce(w.longest, 1) as longest
    from known
      left join private.lexicon_words as w on w.word = known.read
      left join private.lexicon_words as half on known.read like '%-%' and half.word = split_part(known.read, '-', 1)
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

-- What each project and contact says, in words, concepts and places, each in its best field: A name, B skills and type,
-- C city and campus, D text. Written with the row; a new lexicon has it derived anew in batches (private.derive_search).
create table private.project_search (
  project_id uuid primary key references public.project_listings (id) on delete cascade,
  created_at timestamptz not null,
  lexicon text not null,
  terms tsvector not null
);
create index project_search_terms_idx on private.project_search using gin (terms);
create index project_search_created_at_idx on private.project_search (created_at desc, project_id desc);
create index project_search_lexicon_idx on private.project_search (lexicon);

create table private.contact_search (
  contact_id uuid primary key references public.relasi_bisnis (id) on delete cascade,
  created_at timestamptz not null,
  lexicon text not null,
  terms tsvector not null
);
create index contact_search_terms_idx on private.contact_search using gin (terms);
create index contact_search_created_at_idx on private.contact_search (created_at desc, contact_id desc);
create index contact_search_lexicon_idx on private.contact_search (lexicon);

-- The planner has to know which terms are frequent, or it takes the wrong index for them.
alter table private.project_search alter column terms set statistics 1000;
alter table private.contact_search alter column terms set statistics 1000;

alter table private.project_search enable row level security;
alter table private.contact_search enable row level security;
revoke all on private.project_search, private.contact_search from anon, authenticated, service_role;

-- The terms of a row as its search index keeps them: each once, with the weight of its best field. A place brings its province.
create function private.search_terms(title text, labels text, place text, body text) returns tsvector
language sql stable set search_path = '' as $$
  select coalesce(string_agg(quote_literal(said.term) || ':1' || substr('ABCD', said.field, 1), ' '), '')::tsvector
  from (
    select named.term, min(named.field) as field
    from private.read_terms(array[coalesce(title, ''), coalesce(labels, ''), coalesce(place, ''), coalesce(body, '')]) as r
      cross join lateral (
        select coalesce(r.term, r.lexeme) as term, r.field
        union all
        select l.other, r.field from private.lexicon_links as l
        where l.term = r.term and l.term like 'p/%' and l.other like 'p/provinsi-%' and l.term not like 'p/provinsi-%'
          and l.weight < 1
      ) as named
    where length(named.term) <= 100
    group by named.term
  ) as said
$$;

-- Trigger: a written project is found by what it says now.
create function private.index_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.project_search (project_id, created_at, lexicon, terms)
  values (
    new.id, new.created_at, private.lexicon_version(),
    private.search_terms(
      new.project_name, new.project_type || ' | ' || array_to_string(new.required_skills, ' | '), new.city, new.project_description
    )
  )
  on conflict (project_id) do update
  set created_at = excluded.created_at, lexicon = excluded.lexicon, terms = excluded.terms;
  return null;
end
$$;
create trigger z_index_search after insert or update of project_name, project_type, required_skills, city, project_description, created_at
  on public.project_listings for each row execute function private.index_project();

-- Trigger: a written contact is found by what it says now.
create function private.index_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_search (contact_id, created_at, lexicon, terms)
  values (
    new.id, new.created_at, private.lexicon_version(),
    private.search_terms(
      new.name, new.main_skill, coalesce(new.city, '') || ' | ' || coalesce(new.campus, ''),
      new.experience || E'\n' || new.vision || E'\n' || coalesce(new.looking_for, '')
    )
  )
  on conflict (contact_id) do update
  set created_at = excluded.created_at, lexicon = excluded.lexicon, terms = excluded.terms;
  return null;
end
$$;
create trigger z_index_search after insert or update of name, main_skill, city, campus, experience, vision, looking_for, created_at
  on public.relasi_bisnis for each row execute function private.index_contact();

-- Derives the terms of rows that an older lexicon wrote, newest first, at most so many of each directory. Search goes on with
-- the old terms meanwhile. Returns how many rows it wrote: 0 when all are of this version.
create function private.derive_search(most integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  current_version text := private.lexicon_version();
  projects integer;
  contacts integer;
begin
  with stale as (
    select s.project_id from private.project_search as s
    where s.lexicon < current_version or s.lexicon > current_version
    order by s.created_at desc limit most for update skip locked
  )
  update private.project_search as s
  set lexicon = current_version, terms = private.search_terms(
    p.project_name, p.project_type || ' | ' || array_to_string(p.required_skills, ' | '), p.city, p.project_description
  )
  from stale join public.project_listings as p on p.id = stale.project_id
  where s.project_id = stale.project_id;
  get diagnostics projects = row_count;
  with stale as (
    select s.contact_id from private.contact_search as s
    where s.lexicon < current_version or s.lexicon > current_version
    order by s.created_at desc limit most for update skip locked
  )
  update private.contact_search as s
  set lexicon = current_version, terms = private.search_terms(
    r.name, r.main_skill, coalesce(r.city, '') || ' | ' || coalesce(r.campus, ''),
    r.experience || E'\n' || r.vision || E'\n' || coalesce(r.looking_for, '')
  )
  from stale join public.relasi_bisnis as r on r.id = stale.contact_id
  where s.contact_id = stale.contact_id;
  get diagnostics contacts = row_count;
  return projects + contacts;
end
$$;

-- Rows that are there: by the words that the old index has, until the start of the server derives them anew. Readers go on.
insert into private.project_search (project_id, created_at, lexicon, terms)
select id, created_at, '-', search from public.project_listings;
insert into private.contact_search (contact_id, created_at, lexicon, terms)
select id, created_at, '-', search from public.relasi_bisnis;

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

-- The filters of the project directory as a WHERE clause over project_listings p, with $2 to $6 = type, skills, city, remote,
-- budget. Only the conditions that are asked for are in it, so that each combination gets its own plan.
create function private.project_filter(
  p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text
) returns text
language sql immutable set search_path = '' as $$
  select 'p.is_active and p.expires_at > now()'
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

-- The open projects that answer to a query under the same filters, with how well; at most 1,000 (private.candidates_sql).
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
  select * into plan from private.plan_search(coalesce(private.correct_query(q), q));
  if plan.any_query is not null then
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      execute format('select exists (select from private.project_search as s where s.terms @@ %L::tsquery)', word) into is_known;
    end loop;
    if is_known or near or plan.has_meaning then
      return query execute private.candidates_sql(
        'project_search', 'project_id', 'public.project_listings as p on p.id = s.project_id', filter
      ) using q, p_type, p_skills, p_city, p_remote, p_budget, null::timestamptz, null::uuid, null::integer, plan.full_query,
        plan.any_query, plan.near_query, plan.tier_group, plan.tier_weight, plan.tier_query, plan.tier_size, plan.tier_place, plan.tier_need;
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
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words do.
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
  score double precision, is_full boolean, matches text[]
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
  any_query tsquery;
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, null::float8, null::boolean, null::text[]
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
  select plan.any_query into any_query from private.plan_search(coalesce(private.correct_query(q), q)) as plan;
  return query
    with page as (
      select m.* from private.match_projects(q, p_type, p_skills, p_city, p_remote, p_budget, coalesce(p_near, false)) as m
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
      )
    from page join public.project_listings as p on p.id = page.id
    order by case when by_date then 0 else page.score end desc, page.created_at desc, page.id desc;
end
$$;
grant execute on function public.search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
) to anon, authenticated, service_role;
comment on function public.search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
) is 'nullable: budget_range, budget_max, timeline, city, hours_per_week, reward_type, seats, deadline, picture_path, closed_at, closed_reason, score, is_full, matches';

-- How many projects the same filters give: counted up to 1,000, beyond that what the planner expects.
create function public.count_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
  full_query tsquery;
  expected json;
  source text := 'public.project_listings as p where ' || private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) = '' then
    execute 'select count(*) from (select from ' || source || ' limit 1001) as some'
      into total using q, p_type, p_skills, p_city, p_remote, p_budget;
    if total <= 1000 then return total; end if;
  else
    select count(*) into total from private.match_projects(q, p_type, p_skills, p_city, p_remote, p_budget, false);
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(private.correct_query(q), q)) as plan;
    source := 'private.project_search as s join public.project_listings as p on p.id = s.project_id where '
      || private.project_filter(p_type, p_skills, p_city, p_remote, p_budget) || ' and s.terms @@ $7';
  end if;
  execute 'explain (format json) select from ' || source
    into expected using q, p_type, p_skills, p_city, p_remote, p_budget, full_query;
  return greatest(total, (expected -> 0 -> 'Plan' ->> 'Plan Rows')::bigint);
end
$$;
grant execute on function public.count_projects(text, text, text[], text, boolean, text) to anon, authenticated, service_role;

-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $2 and $3 = skill, city.
create function private.contact_filter(p_skill text, p_city text) returns text
language sql immutable set search_path = '' as $$
  select 'true'
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

-- The contacts that answer to a query under the same filters, with how well; at most 1,000 (private.candidates_sql).
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
  select * into plan from private.plan_search(coalesce(private.correct_query(q), q));
  if plan.any_query is not null then
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      execute format('select exists (select from private.contact_search as s where s.terms @@ %L::tsquery)', word) into is_known;
    end loop;
    if is_known or near or plan.has_meaning then
      return query execute private.candidates_sql(
        'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = s.contact_id', filter
      ) using q, p_skill, p_city, null::text, null::text, null::text, null::timestamptz, null::uuid, null::integer, plan.full_query,
        plan.any_query, plan.near_query, plan.tier_group, plan.tier_weight, plan.tier_query, plan.tier_size, plan.tier_place, plan.tier_need;
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
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words do.
create function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[]
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
  any_query tsquery;
begin
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, null::float8, null::boolean, null::text[]
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
  select plan.any_query into any_query from private.plan_search(coalesce(private.correct_query(q), q)) as plan;
  return query
    with page as (
      select m.* from private.match_contacts(q, p_skill, p_city, coalesce(p_near, false)) as m
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
      )
    from page join public.relasi_bisnis as r on r.id = page.id
    order by case when by_date then 0 else page.score end desc, page.created_at desc, page.id desc;
end
$$;
grant execute on function public.search_contacts(
  text, text, text, timestamptz, uuid, integer, text, double precision, boolean
) to anon, authenticated, service_role;
comment on function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean) is
  'nullable: city, campus, hours_per_week, looking_for, score, is_full, matches';

-- How many contacts the same filters give: counted up to 1,000, beyond that what the planner expects.
create function public.count_contacts(
  q text default null, p_skill text default null, p_city text default null
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
  full_query tsquery;
  expected json;
  source text := 'public.relasi_bisnis as r where ' || private.contact_filter(p_skill, p_city);
begin
  if btrim(coalesce(q, '')) = '' then
    execute 'select count(*) from (select from ' || source || ' limit 1001) as some'
      into total using q, p_skill, p_city;
    if total <= 1000 then return total; end if;
  else
    select count(*) into total from private.match_contacts(q, p_skill, p_city, false);
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(private.correct_query(q), q)) as plan;
    source := 'private.contact_search as s join public.relasi_bisnis as r on r.id = s.contact_id where '
      || private.contact_filter(p_skill, p_city) || ' and s.terms @@ $7';
  end if;
  execute 'explain (format json) select from ' || source
    into expected using q, p_skill, p_city, null::text, null::text, null::text, full_query;
  return greatest(total, (expected -> 0 -> 'Plan' ->> 'Plan Rows')::bigint);
end
$$;
grant execute on function public.count_contacts(text, text, text) to anon, authenticated, service_role;
