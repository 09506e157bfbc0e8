-- A project is found by what it pays: by the words of its budget ('bagi hasil') and by an amount in Rupiah ('budget 1jt'). Rows that are
-- there get these terms when they are derived for the next version of the lexicon.
-- The term by which an amount in Rupiah is found.
create function private.amount_term(amount bigint) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'm/' || amount
$$;

-- An amount in Rupiah as a query states it ('1jt', 'Rp500rb', 'gaji 2 juta'), as it is written; null without one. A bare number is none,
-- and a number with 'k' only beside 'Rp' or a word of pay: '4k' is a picture, '10k' a run.
create function private.stated_amount(q text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    (regexp_match(q, '(?:\mrp\.?\s*|\m)\d{1,4}(?:[.,]\d{1,3})?\s*(?:miliar|milyar|juta|ribu|jt|rb)\M', 'i'))[1],
    (regexp_match(q, '\mrp\.?\s*\d{1,4}(?:[.,]\d{1,3})?\s*k\M', 'i'))[1],
    (regexp_match(
      q, '\m(?:budget|anggaran|dana|modal|gaji|upah|bayar\w*|dibayar|fee|honor|imbalan|harga|biaya|tarif)\s+(\d{1,4}(?:[.,]\d{1,3})?\s*k)\M', 'i'
    ))[1],
    (regexp_match(q, '\mrp\.?\s*\d[\d.]*', 'i'))[1]
  )
$$;

-- The terms of a project. What it pays is found as words ('bagi hasil') and, where it states an amount, as that amount.
create function private.project_terms(listing public.project_listings) returns tsvector
language sql stable set search_path = '' as $$
  select private.search_terms(
    listing.project_name, listing.project_type || ' | ' || array_to_string(listing.required_skills, ' | '), listing.city,
    concat_ws(E'\n', listing.project_description, listing.budget_range)
  ) || case when listing.budget_max is null then '' else format('''%s'':1B', private.amount_term(listing.budget_max)) end::tsvector
$$;

create or replace function private.index_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.project_search (project_id, created_at, lexicon, terms)
  values (
    new.id, new.created_at, private.lexicon_version(),
    private.project_terms(new)
  )
  on conflict (project_id) do update
  set created_at = excluded.created_at, lexicon = excluded.lexicon, terms = excluded.terms;
  return null;
end
$$;
drop trigger z_index_search on public.project_listings;
create trigger z_index_search after insert or update of project_name, project_type, required_skills, city, project_description, budget_range, created_at
  on public.project_listings for each row execute function private.index_project();

create or replace function private.derive_search(most integer) returns integer
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
  set lexicon = current_version, terms = private.project_terms(p)
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

create or replace function private.plan_search(
  q text, out full_query tsquery, out any_query tsquery, out near_query tsquery, out far_query tsquery,
  out tier_group integer[], out tier_weight real[],
  out tier_query tsquery[], out tier_size integer[], out tier_place boolean[], out tier_need boolean[], out tier_said tsquery[],
  out lone tsquery[], out has_meaning boolean
)
language plpgsql stable security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  excluded tsquery;
  amount text := private.stated_amount(left(q, 200));
begin
  -- What says no amount that a listing may have stays words.
  if private.parse_budget(amount) is null then amount := null; end if;
  -- The digits of an amount are no words to look for.
  q := replace(left(q, 200), coalesce(amount, ''), ' ');
  with said as (
    select * from private.read_terms(array[q])
  ), named as (
    select s.* from said as s
    where s.term is not null and not exists (
      -- 'soto lamongan': the origin of a dish is no place to look in.
      select from said as whole
      where whole.term is not null and whole.size > s.size and s.at >= whole.at and s.at + s.size <= whole.at + whole.size
    )
  ), negator as (
    -- 'tanpa pengawet' may be said of what is wanted: it rules nothing out, and need not be said.
    select min(word.at) filter (where word.word <> 'tanpa') as at, min(word.at) filter (where word.word = 'tanpa') as without
    from string_to_table(private.split_words(q), ' ') with ordinality as word (word, at)
    where word.word in ('selain', 'kecuali', 'bukan', 'tanpa')
  ), part as (
    select n.at as group_no, n.term as lexeme, n.term, n.word, 1::real as weight from named as n
    union all
    select s.at, s.lexeme, null, s.word, 1::real from said as s
    where s.term is null and not exists (
      select from named as n
      where s.at >= n.at and s.at < n.at + n.size and (n.size > 1 or n.term like 'p/%')
    )
    union all
    -- 'kuliner solo': in a query a word that may be a place and means nothing else is one.
    select s.at, f.term, f.term, s.word, 1::real
    from said as s join private.lexicon_forms as f on f.form = s.word and f.is_ambiguous and f.term like 'p/%'
    where s.term is null and not exists (select from named as n where s.at >= n.at and s.at < n.at + n.size)
    union all
    -- What is paid: a group of its own, before the words.
    select 0, private.amount_term(paid.amount), null, '', 1::real from private.parse_budget(amount) as paid (amount) where paid.amount is not null
    union all
    -- A text may say it as the query does, in one word.
    select 0, w.lexeme, null, '', 1::real
    from (select amount as word where amount ~ '^\d+[a-z]+$') as stated
      cross join lateral private.read_terms(array[stated.word]) as w
    where w.term is null
  ), meant as (
    select p.group_no, p.lexeme, p.word, p.weight, p.term is null and p.group_no > 0 as is_word, false as is_prefix from part as p
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
    where p.term is null and p.group_no > 0 and p.group_no = (select max(s.at) from said as s) and length(p.word) >= 3
      and not exists (select from named as n where n.at = p.group_no)
  ), grouped as (
    select m.group_no, bool_and(m.is_word) as is_lone, bool_or(m.lexeme like 'p/%') as is_place,
      not bool_or(string_to_array(m.word, ' ') <@ array[
        'mahasiswa', 'tim', 'team', 'proyek', 'project', 'anggota', 'partner', 'rekan', 'teman', 'lowongan', 'kerja', 'jual',
        'jualan', 'usaha', 'bisnis', 'jasa', 'online', 'daring', 'orang', 'umkm', 'gabung', 'aplikasi', 'kota', 'desa', 'produk',
        'suka', 'hobi', 'jago', 'paham', 'bangun', 'buat', 'tempat', 'kekinian', 'modern', 'segar', 'lokal', 'unik', 'viral', 'premium',
        'murah', 'enak', 'bagus', 'keren', 'kreatif', 'baru', 'kecil', 'besar', 'muda', 'rumahan', 'berkualitas', 'profesional', 'suku',
        'khas', 'asli', 'tukang', 'masuk', 'ikut', 'budget', 'anggaran', 'bayaran', 'gaji', 'honor', 'upah', 'fee', 'dibayar'
      ]) and not coalesce(m.group_no > (select n.without from negator as n), false) as is_needed,
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
