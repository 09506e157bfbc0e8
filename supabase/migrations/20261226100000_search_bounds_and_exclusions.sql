-- Search: amounts and times of a project are found by bounds, too ('di bawah 1jt', 'kelar sebulan'); a query that only says what is not
-- wanted ('ga bisa ngoding', 'selain kuliner') is answered by the rest; words of praise and of asking need not be said.
-- Rows that are there get their new terms when they are derived for the next version of the lexicon.
-- Reads the settings of trigrams, which a role that is no superuser may name only then.
select extensions.similarity('a', 'a');

-- The term by which an amount in Rupiah is found.
create or replace function private.amount_term(amount bigint) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'm/' || lpad(amount::text, 13, '0')
$$;

-- One time as a text says it ('3 bulan', 'sebulan', '1,5 tahun', 'dua belas minggu'), as a pattern without groups.
create function private.time_pattern() returns text
language sql immutable parallel safe set search_path = '' as $$
  select '(?<!\d[.,])\m(?:\d{1,3}(?:[.,]\d{1,2})?|setengah|se|sebelas|sepuluh'
    || '|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)(?:\s+(?:belas|puluh))?)[\s-]*'
    || '(?:hari|minggu|mgg|pekan|bulan|bln|semester|smt|tahun|thn|days?|weeks?|months?|years?)(?:an)?\M'
$$;

-- How many days one time is (private.time_pattern). A month has 30, a year twelve of those.
create function private.measured_days(measure text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select case
      when m[1] ~ '^\d' then replace(m[1], ',', '.')::numeric
      when m[1] = 'setengah' then 0.5 when m[1] = 'se' then 1 when m[1] = 'sepuluh' then 10 when m[1] = 'sebelas' then 11
      else array_position(array['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'], m[1])
        * case when m[2] = 'puluh' then 10 else 1 end + case when m[2] = 'belas' then 10 else 0 end
    end * case when m[3] in ('hari', 'day') then 1 when m[3] in ('minggu', 'mgg', 'pekan', 'week') then 7
      when m[3] in ('bulan', 'bln', 'month') then 30 when m[3] in ('semester', 'smt') then 180 else 360 end
  from regexp_match(
    lower(measure),
    '^(\d[\d.,]*|setengah|sebelas|sepuluh|se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\s*(belas|puluh)?[\s-]*(hari|minggu|mgg|pekan|bulan|bln|semester|smt|tahun|thn|day|week|month|year)'
  ) as m
$$;

-- How many days a text states ('3 bulan', 'sebulan', '2 tahun 6 bulan'); null when none. How often something is done ('seminggu 3x',
-- '3 hari seminggu', 'per bulan') is no time that it takes.
create function private.stated_days(value text) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select round(private.measured_days(m[1])
    + case when private.measured_days(m[2]) < private.measured_days(m[1]) then private.measured_days(m[2]) else 0 end)::integer
  from (
    select regexp_replace(
      regexp_replace(
        lower(left(value, 200)),
        '\m\d{1,3}\s*(?:x|kali|jam|hari)\s*(?:(?:dalam\s+)?se|(?:per|tiap|setiap)\s*|/\s*)(?:hari|minggu|pekan|bulan|tahun)\M'
          || '|\mse(?:hari|minggu|pekan|bulan|tahun)\s+\d{1,3}\s*(?:x|kali|jam|hari)\M',
        ' | ', 'g'
      ),
      '(?:\m(?:per|tiap|setiap)\s*|/\s*)(?:\d{1,2}\s*)?(?:hari|minggu|pekan|bulan|tahun)\M', ' | ', 'g'
    ) as value
  ) as once
    cross join lateral regexp_match(
      once.value, format('(%1$s)(?:\s+(?:dan\s+)?(%1$s))?', private.time_pattern())
    ) as m
$$;

-- The term by which a time in days is found.
create function private.days_term(days integer) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'd/' || lpad(days::text, 6, '0')
$$;

-- The beginnings that the terms of all numbers of one length above or below a bound share, some fifty at most.
create function private.bound_terms(term text, is_lower boolean, is_inclusive boolean) returns setof text
language sql immutable parallel safe set search_path = '' as $$
  select left(term, i - 1) || digit
  from generate_series(3, length(term)) as i cross join lateral generate_series(
      case when is_lower then substr(term, i, 1)::integer + 1 else 0 end, case when is_lower then 9 else substr(term, i, 1)::integer - 1 end
    ) as digit
  where not is_lower or not is_inclusive or i <= length(rtrim(term, '0'))
  union all
  select case when is_lower then rtrim(term, '0') else term end where is_inclusive
$$;

-- The amount in Rupiah that a measure of money says, also one in words ('sejuta', 'setengah juta'); a bare number takes `unit`.
create function private.measured_amount(measure text, unit text) returns bigint
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(private.parse_budget(plain.said), private.parse_budget(plain.said || ' ' || unit))
  from (
    select regexp_replace(regexp_replace(regexp_replace(
      lower(measure), '^setengah\s+', '0,5 '), '^seratus', '100'), '^se(?=juta|miliar|milyar)', '1 ') as said
  ) as plain
$$;

-- What a query says of the money or the time of a project: an amount ('1jt'), a time ('kelar sebulan', '3 bulan'), a bound of either
-- ('di bawah 1jt', '20jt ke atas', 'maksimal 2 bulan') or what lies between two amounts ('500rb sampai 1jt'). `said` is how it is
-- written, `terms` what such rows hold, beginnings of it for a bound. All null when the query states none.
create function private.stated_measure(q text, out said text, out terms text[], out is_bound boolean)
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  time constant text := format('%1$s(?:\s+(?:dan\s+)?%1$s)?', private.time_pattern());
  pay constant text := 'budget|anggaran|dana|modal|gaji|upah|bayaran|bayar|dibayar|fee|honor|imbalan|harga|biaya|tarif';
  term constant text := 'durasi|waktu|jangka\s+waktu|kelar|selesai|rampung|beres';
  unit constant text := 'miliar|milyar|juta|ribu|jt|rb';
  money constant text := '(?:(?:rp\.?\s*)?\d{1,4}(?:[.,]\d{1,3})*\s*(?:' || unit || ')\M|rp\.?\s*\d{1,4}(?:[.,]\d{1,3})?\s*k\M|rp\.?\s*\d[\d.]*\M'
    || '|(?:setengah\s+|se)(?:juta|miliar|milyar)\M|seratus\s+(?:ribu|juta)\M)';
  -- A number alone is an amount where no word follows it that it may count; behind a word of pay it always is, with a 'k', too.
  bare constant text := '(?:\d{1,3}(?:\.\d{3})+|\d{5,12})\M';
  paid constant text := '(?:' || money || '|' || bare || '|\d{1,4}(?:[.,]\d{1,3})?\s*k\M)';
  number constant text := '(?:rp\.?\s*)?(?:\d{1,3}(?:[.,]\d{1,3})*|\d{5,12}|\d{4}(?=\s*(?:ribu|rb|k)))\s*(?:' || unit || '|k)?';
  before constant text := '(\m(?:tidak|tdk|tak|gak|ga|gk|nggak|ngga|enggak|engga|bukan|jangan|jgn)\s+(?:(?:sampai|sampe|boleh|mau|harus)\s+)?)?'
    || '\m(?:(di\s?bawah|dibwh|kurang\s+dari|under|below)'
    || '|(maks|maksimal|max|maximal|maksimum|paling\s+(?:banyak|mahal|tinggi|besar|lama)|mentok|hingga|sampai|up\s+to)'
    || '|(di\s?atas|lebih\s+dari|above|over)'
    || '|(min|minimal|minimum|paling\s+(?:dikit|sedikit|kecil|murah|rendah)|mulai(?:\s+dari)?|at\s+least))\s+';
  -- One place in which a measure is bounded: the words before it or behind it.
  bounded constant text := '(%1$s(?:' || before || '(%2$s)|\m(%2$s)\s*(?:(ke\s?atas|lebih\M(?!\s+dari))|(ke\s?bawah))\M))';
  about constant text := '(\m(?:(?:' || term || ')(?:nya)?\s+){1,3})?';
  part text[];
  bound record;
  lowest bigint;
  amount bigint;
  days integer;
begin
  is_bound := false;
  -- Most queries state none.
  if q !~* '\d|\m(?:se|seratus\s+)?(?:hari|minggu|mgg|pekan|bulan|bln|semester|smt|tahun|thn|day|week|month|year|juta|ribu|miliar|milyar)' then return; end if;
  part := coalesce(
    regexp_match(q, format('((?:\m(?:%1$s)(?:nya)?\s+)?(?:\mantara\s+)?\m(%2$s)\s*(?:sampai|sampe|hingga|s/?d|-|–)\s*(%3$s))', pay, number, money), 'i'),
    regexp_match(q, format('(\m(?:%1$s)(?:nya)?\s+(?:antara\s+)?(%2$s)\s*(?:sampai|sampe|hingga|s/?d|-|–)\s*(%3$s))', pay, number, paid), 'i'),
    regexp_match(q, format('((?:\m(?:%1$s)(?:nya)?\s+)?\mantara\s+(%2$s)\s*dan\s+(%3$s))', pay, number, money), 'i')
  );
  if part is not null then
    amount := private.measured_amount(part[3], null);
    lowest := private.measured_amount(part[2], substring(lower(part[3]) from '[a-z]+$'));
    if lowest <= amount then
      said := part[1];
      is_bound := true;
      terms := array(
        select distinct greatest(low.term, high.term)
        from private.bound_terms(private.amount_term(lowest), true, true) as low (term)
          join private.bound_terms(private.amount_term(amount), false, true) as high (term)
            on starts_with(low.term, high.term) or starts_with(high.term, low.term)
      );
      return;
    end if;
  end if;

  part := coalesce(
    regexp_match(q, format(bounded, '(\m(?:(?:' || pay || ')(?:nya)?\s+){1,3})', paid), 'i'),
    regexp_match(q, format(bounded, about, money || '|' || bare || '(?!\s*[[:alnum:]])|' || time), 'i')
  );
  if part is not null then
    select coalesce(part[8], part[9]) as measure,
      -- 'Tidak kurang dari' is at least, 'jangan lebih dari' at most.
      (coalesce(part[6], part[7], part[10]) is not null)
        <> (part[3] is not null and coalesce(part[4], part[6]) is not null) as is_lower,
      coalesce(part[3], part[5], part[7], part[10], part[11]) is not null as is_inclusive
    into bound;
    days := private.stated_days(bound.measure);
    amount := private.measured_amount(bound.measure, null);
    -- '2 tahun' of experience or of a child is no time that a project takes.
    if days is not null and (
      part[2] is not null or q !~* '\m(?:ber)?(?:pengalaman|usia|umur|anak|diri|lulus|lulusan|garansi)(?:nya)?\M'
    ) then
      terms := array(select private.bound_terms(private.days_term(days), bound.is_lower, bound.is_inclusive));
    elsif days is null and amount is not null then
      terms := array(select private.bound_terms(private.amount_term(amount), bound.is_lower, bound.is_inclusive));
    end if;
    -- Nothing is below none.
    if terms <> '{}' then
      said := part[1];
      is_bound := true;
    else
      terms := null;
    end if;
    return;
  end if;
  -- A time alone, or one that says when it is done: '6 bulan' beside other words may be of anything.
  said := coalesce(
    (regexp_match(q, '^\s*(' || time || ')\s*$', 'i'))[1],
    (regexp_match(q, '(\m(?:kelar|selesai|rampung|beres|durasi|jangka\s+waktu|waktu|timeline)\s+(?:(?:dalam|dlm|cuma|hanya|sekitar|waktu)\s+)*' || time || ')', 'i'))[1]
  );
  days := private.stated_days(said);
  if days is not null then
    terms := array[private.days_term(days)];
    return;
  end if;
  said := private.stated_amount(q);
  amount := private.parse_budget(said);
  -- What says no amount that a listing may have stays words.
  if amount is null then said := null; else terms := array[private.amount_term(amount)]; end if;
end
$$;

-- The terms of a project. What it pays is found as words ('bagi hasil') and, where it states an amount, as that amount; so is how long it
-- takes.
create or replace function private.project_terms(listing public.project_listings) returns tsvector
language sql stable set search_path = '' as $$
  select private.search_terms(
    listing.project_name, listing.project_type || ' | ' || array_to_string(listing.required_skills, ' | '), listing.city,
    concat_ws(
      E'\n', listing.project_description, listing.budget_range, case when private.stated_days(listing.timeline) is null then listing.timeline end
    ), private.asked_for(listing.project_description)
  ) || case when listing.budget_max is null then '' else format('''%s'':1B', private.amount_term(listing.budget_max)) end::tsvector
    || coalesce('''' || private.days_term(private.stated_days(listing.timeline)) || ''':1B', '')::tsvector
$$;

drop trigger z_index_search on public.project_listings;
create trigger z_index_search after insert or update of project_name, project_type, required_skills, city, project_description, budget_range, timeline, created_at
  on public.project_listings for each row execute function private.index_project();

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
  -- What states an amount or a time ('maks 2 bulan') or says what is not wanted is no slip.
  stated text[] := string_to_array(private.split_words(coalesce((private.stated_measure(left(q, 200))).said, '')), ' ')
    || array['gabisa', 'gakbisa'];
begin
  foreach token in array string_to_array(replace(private.split_words(left(q, 200)), '_', '-'), ' ') loop
    continue when token in ('|', '');
    fixed := null;
    if token ~ '^[a-z]{4,24}$' and token <> all (stated)
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

drop function private.plan_search(text);

-- What a query asks for, in groups (one for each concept, place or word of it), and each group in tiers: what was asked (1),
-- narrower concepts, skills of a named major, members of a region and a town's namesake (0.9), what single words of a phrase
-- mean (0.5: 'lingkungan' in 'peduli lingkungan'), wider and related concepts and the province (0.3), what is narrower than those or
-- wider still (0.1: a project in PHP for 'laravel').
--   full_query: something of each group that has to be there (1 and 0.9) · any_query: something of any group
--   near_query: also what is near (0.3) · far_query: also what is far (0.1)
--   tier_*: the tiers in order; `tier_need` whether the group has to be there, for words like 'proyek' or 'tim' it does not;
--   `tier_said` the words themselves that name a concept, since of two rows that mean it the one that says it answers better
--   lone: words that no concept stands for, each as a query of its own; has_meaning: whether a concept or a place has to be there
-- Without `has_times` a time stays words: a contact has none to be found by.
-- All null or empty when the query says nothing; only the queries are there when it says nothing but what is ruled out.
create function private.plan_search(
  q text, has_times boolean default true, out full_query tsquery, out any_query tsquery, out near_query tsquery, out far_query tsquery,
  out tier_group integer[], out tier_weight real[],
  out tier_query tsquery[], out tier_size integer[], out tier_place boolean[], out tier_need boolean[], out tier_said tsquery[],
  out lone tsquery[], out has_meaning boolean
)
language plpgsql stable security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  excluded tsquery;
  -- Words that say little about what is wanted: they need not be there, and what they mean alone ('tukang' in 'tukang las') is no part
  -- of a phrase that answers.
  general constant text[] := array[
    'mahasiswa', 'tim', 'team', 'proyek', 'project', 'anggota', 'partner', 'rekan', 'teman', 'lowongan', 'kerja', 'jual',
    'jualan', 'usaha', 'bisnis', 'jasa', 'online', 'daring', 'orang', 'umkm', 'gabung', 'aplikasi', 'kota', 'desa', 'produk',
    'suka', 'hobi', 'jago', 'paham', 'bangun', 'buat', 'tempat', 'kekinian', 'modern', 'segar', 'lokal', 'unik', 'viral', 'premium',
    'murah', 'enak', 'bagus', 'keren', 'kreatif', 'baru', 'kecil', 'besar', 'muda', 'rumahan', 'berkualitas', 'profesional', 'suku',
    'khas', 'asli', 'tukang', 'masuk', 'ikut', 'budget', 'anggaran', 'bayaran', 'gaji', 'honor', 'upah', 'fee', 'dibayar',
    'info', 'informasi', 'aman', 'nyaman', 'praktis', 'gampang', 'mudah', 'simpel', 'sederhana', 'terjangkau', 'terpercaya', 'lengkap',
    'lucu', 'cantik', 'awet', 'hits', 'kece', 'mantap', 'terbaik', 'serius', 'rajin', 'kena', 'punya', 'bantuin', 'ngurus', 'ngurusin',
    'kelola', 'ngelola', 'bidang', 'sistem', 'layanan', 'panggilan', 'dicari', 'macam', 'jenis'
  ];
  rulers constant text[] := array['selain', 'kecuali', 'bukan'];
  negators constant text[] := array[
    'tidak', 'tdk', 'gak', 'ga', 'gk', 'g', 'nggak', 'ngga', 'enggak', 'engga', 'kagak', 'kaga', 'ndak', 'ndk', 'ora', 'nda', 'tak'
  ];
  predicates constant text[] := array[
    'bisa', 'bs', 'suka', 'jago', 'paham', 'minat', 'hobi', 'doyan', 'demen', 'ngerti', 'mampu', 'iso'
  ];
  wishes constant text[] := array['mau', 'pengen', 'pingin', 'ingin'];
  seeks constant text[] := array['cari', 'nyari', 'mencari', 'butuh', 'btuh', 'membutuhkan'];
  -- What follows one of these is asked for again.
  turns constant text[] := seeks || wishes || array['tapi', 'tetapi', 'tp', 'namun'];
  heads constant text[] := general || array['rental', 'sewa', 'toko', 'beli', 'servis', 'pabrik', 'kursus', 'bengkel', 'kelas'];
  measure record;
begin
  select * into measure from private.stated_measure(left(q, 200)) as m where has_times or not starts_with(m.terms[1], 'd/');
  -- The digits of an amount are no words to look for.
  q := regexp_replace(replace(left(q, 200), coalesce(measure.said, ''), ' '), '\m(gak?)bisa\M', '\1 bisa', 'gi');
  with said as (
    select * from private.read_terms(array[q])
  ), named as (
    select s.* from said as s
    where s.term is not null and not exists (
      -- 'soto lamongan': the origin of a dish is no place to look in.
      select from said as whole
      where whole.term is not null and whole.size > s.size and s.at >= whole.at and s.at + s.size <= whole.at + whole.size
    )
  ), word as (
    select w.word, w.at, lead(w.word, 1, '') over (order by w.at) as next
    from string_to_table(private.split_words(q), ' ') with ordinality as w (word, at)
  ), negation as (
    -- 'tanpa pengawet' may be said of what is wanted: it rules nothing out, and need not be said.
    -- 'Bukan cuma logo' rules nothing out either.
    -- 'Ga bisa ngoding', 'gak suka masak' rule out what a person cannot or will not do; 'gak ribet' is said of what is wanted.
    select case when k.kind in ('unable', 'unwilling') then k.at + 1 else k.at end as at, k.kind
    from (
      select w.*, case
          when w.word = any (rulers) then 'other'
          when w.word = any (negators) and w.next = any (predicates) then 'unable'
          when w.word = any (negators) and w.next = any (wishes) then 'unwilling'
          when w.word = 'tanpa' or w.word = any (negators) then 'without'
        end as kind
      from word as w
    ) as k
    where k.kind is not null
      and k.next not in ('cuma', 'hanya', 'sekadar', 'sekedar', 'harus', 'perlu', 'wajib', 'masalah', 'apa')
  ), negator as (
    -- `until` is where what is ruled out ends: 'bukan kuliner tapi desain'.
    select n.at, n.kind,
      coalesce((select min(w.at) from word as w where w.at > n.at + 1 and w.word = any (turns)), 1000) as until,
      exists (select from word as w where w.at > n.at + 1 and w.word = any (seeks)) as is_sought
    from negation as n where n.kind <> 'without' order by n.at limit 1
  ), without as (
    select min(n.at) as at from negation as n where n.kind = 'without'
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
    -- What is paid, or how long it takes: a group of its own, before the words.
    select 0, measured.term, null, '', 1::real from unnest(measure.terms) as measured (term)
    union all
    -- A text may say it as the query does, in one word.
    select 0, w.lexeme, null, '', 1::real
    from (select measure.said as word where measure.said ~ '^\d+[a-z]+$') as stated
      cross join lateral private.read_terms(array[stated.word]) as w
    where w.term is null
  ), meant as (
    select p.group_no, p.lexeme, p.word, p.weight, p.term is null and p.group_no > 0 as is_word,
      p.group_no = 0 and measure.is_bound as is_prefix
    from part as p
    union all
    select p.group_no, l.other, p.word,
      case when l.weight >= 0.97 then 1 when l.weight >= 0.8 then 0.9 when l.weight >= 0.3 then 0.3 else 0.1 end, false, false
    from part as p join private.lexicon_links as l on l.term = p.term and not l.is_written
    union all
    select n.at, f.term, n.word, 0.5, false, false
    from named as n
      join said as s on s.term is null and n.size > 1 and n.term like 'c/%' and s.at >= n.at and s.at < n.at + n.size
      join private.lexicon_forms as f on f.form = s.word and f.term like 'c/%' and f.term <> n.term
        and not f.is_ambiguous and not f.is_excluded and s.word <> all (heads)
    where not exists (select from private.lexicon_forms as o where o.form = n.word and o.term = f.term and o.is_excluded)
    union all
    -- The last word may not be finished.
    select p.group_no, p.word, p.word, 0.9, true, true from part as p
    where p.term is null and p.group_no > 0 and p.group_no = (select max(s.at) from said as s) and length(p.word) >= 3
      and not exists (select from named as n where n.at = p.group_no)
  ), grouped as (
    select m.group_no, bool_and(m.is_word) as is_lone, bool_or(m.lexeme like 'p/%') as is_place,
      not bool_or(string_to_array(m.word, ' ') <@ general)
        and not coalesce(m.group_no > (select w.at from without as w), false) as is_needed,
      coalesce((
        select m.group_no > n.at and m.group_no < n.until and (
          m.group_no = (select min(o.group_no) from meant as o where o.group_no > n.at)
          -- 'selain jawa desain', 'ga bisa ngoding surabaya': where nothing is asked before it, and of what a person cannot do,
          -- only the next is ruled out.
          or n.kind = 'other' and exists (select from meant as o where o.group_no between 1 and n.at)
        )
        from negator as n
      ), false) as is_excluded
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
    -- 'full stack' is 'fullstack', too.
    select n.at as group_no, (string_agg(quote_literal(s.lexeme), ' | ')
      || case when n.size > 1 then ' | ' || quote_literal(replace(n.word, ' ', '')) else '' end)::tsquery as said
    from named as n join said as s on s.term is null and s.at >= n.at and s.at < n.at + n.size
    where n.term like 'c/%' and length(s.lexeme) <= 100
    group by n.at, n.size, n.word
  ), strong_of as (
    select n.group_no, n.need, n.is_excluded, n.is_lone,
      -- What is not asked for may still be in what is: 'ga bisa coding cari programmer', 'gak mau ribet'.
      n.is_excluded and not exists (
        select from negator as g
        where g.kind <> 'other' and g.is_sought or g.kind = 'unwilling' and n.is_lone
      ) as is_ruled_out,
      string_agg('(' || t.query::text || ')', ' | ') filter (where t.weight > 0.5) as query
    from needed as n join tier as t using (group_no) group by n.group_no, n.need, n.is_excluded, n.is_lone
  )
  select
    (select string_agg('(' || s.query || ')', ' & ') from strong_of as s where s.need and not s.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where not s.is_excluded)::tsquery,
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no)
      where not n.is_excluded and t.weight > 0.2)::tsquery,
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no) where not n.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where s.is_ruled_out)::tsquery,
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
    full_query := coalesce(full_query && !!excluded, !!excluded);
    any_query := coalesce(any_query && !!excluded, !!excluded);
    near_query := coalesce(near_query && !!excluded, !!excluded);
    far_query := coalesce(far_query && !!excluded, !!excluded);
  end if;
end
$$;

-- The statement that finds the newest 400 rows of the newest 20,000 that answer to $8, all but what is ruled out, for a query that says nothing
-- else; $7 goes along as it is.
create function private.others_sql(source text, key text, listing text, filter text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select format('select c.id, c.created_at, 0.35::float8, true, $7, null::tsquery from (
      select s.%1$I as id, s.created_at, s.terms from private.%2$I as s order by s.created_at desc, s.%1$I desc limit 20000
    ) as c join %3$s where c.terms @@ $8 and %4$s order by c.created_at desc, c.id desc limit 400', key, source, listing, filter)
$$;

-- The open projects that answer to a query under the same filters, with how well; at most 1,050 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it; what is far from it only after
-- fewer than twenty that are nearer. Where every row is only near (none of those that say what was asked, or a word of a phrase of it, has
-- 0.2), those that say a word of a phrase answer, and else none; of a place alone, the places around it answer.
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
  parts tsquery;
  answering tsquery;
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q);
  if plan.any_query is not null and plan.tier_query is null then
    return query execute private.others_sql('project_search', 'project_id', 'public.project_listings as p on p.id = c.id', filter)
      using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
    return;
  end if;
  if plan.any_query is not null then
    select string_agg('(' || tier.query::text || ')', ' | ')::tsquery into parts
      from unnest(plan.tier_weight, plan.tier_query) as tier (weight, query) where tier.weight = 0.5;
    if false = any (plan.tier_place) then answering := coalesce(plan.any_query || parts, plan.any_query); end if;
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      is_known := private.is_answered('project_search', word);
    end loop;
    if is_known or near or plan.has_meaning then
      if num_nonnulls(p_type, p_skills, p_city) > 0 then
        labels := private.label_query(array[case when p_type not in ('Semua', 'Terbaru') then p_type end, p_city], coalesce(p_skills, '{}'));
      end if;
      return query execute private.answers_sql('project_search', 'project_id', private.scores_sql(
        'project_search', 'project_id', private.candidates_sql(
          'project_search', 'project_id', 'public.project_listings as p on p.id = c.id', filter,
          p_remote is not null or btrim(coalesce(p_budget, '')) <> '',
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query),
          coalesce(plan.far_query && labels, plan.far_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      )) using q, p_type, p_skills, p_city, p_remote, p_budget, plan.tier_query, plan.tier_said, near, fixed, plan.any_query, parts,
        answering;
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
-- fewer than twenty that are nearer. Where every row is only near (none of those that say what was asked, or a word of a phrase of it, has
-- 0.2), those that say a word of a phrase answer, and else none; of a place alone, the places around it answer.
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
  parts tsquery;
  answering tsquery;
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.contact_filter(p_skill, p_city);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q, has_times => false);
  if plan.any_query is not null and plan.tier_query is null then
    return query execute private.others_sql('contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = c.id', filter)
      using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
    return;
  end if;
  if plan.any_query is not null then
    select string_agg('(' || tier.query::text || ')', ' | ')::tsquery into parts
      from unnest(plan.tier_weight, plan.tier_query) as tier (weight, query) where tier.weight = 0.5;
    if false = any (plan.tier_place) then answering := coalesce(plan.any_query || parts, plan.any_query); end if;
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      is_known := private.is_answered('contact_search', word);
    end loop;
    if is_known or near or plan.has_meaning then
      if num_nonnulls(p_skill, p_city) > 0 then
        labels := private.label_query(array[case when p_skill not in ('Semua', 'Terbaru') then p_skill end, p_city], '{}');
      end if;
      return query execute private.answers_sql('contact_search', 'contact_id', private.scores_sql(
        'contact_search', 'contact_id', private.candidates_sql(
          'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = c.id', filter,
          false,
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query),
          coalesce(plan.far_query && labels, plan.far_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      )) using q, p_skill, p_city, null::text, null::text, null::text, plan.tier_query, plan.tier_said, near, fixed, plan.any_query, parts,
        answering;
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

-- How many contacts the same filters give: counted up to 1,000, with a query up to 10,000; beyond that as many as the newest 10,000 let
-- expect of all.
create or replace function private.count_contacts(
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
    select plan.full_query into full_query from private.plan_search(coalesce(fixed, q), has_times => false) as plan;
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
