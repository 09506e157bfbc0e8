-- Search: what is paid for each time or piece ('per jam', 'per artikel') and how long a work takes ('proyek 2 minggu') are found; words
-- of asking and of haste need not be said, and what heads a phrase ('bahasa' in 'bahasa jepang') is only near.
-- Rows that are there get their new terms when they are derived for the next version of the lexicon.

-- One way in which a text says what is paid for; the unit is the first group or the second.
create function private.unit_pattern() returns text
language sql immutable parallel safe set search_path = '' as $$
  select '(?:(?:\m(?:di|ke)?(?:gaji|upah|bayar|honor|fee)(?:an|nya)?\s+)?(?:\mper\s*|/\s*)|\m(?:di)?(?:gaji|upah|bayar|honor|fee)(?:an|nya)?\s+(?:se)?tiap\s+)'
    || '(jam|hari|minggu|bulan|artikel|tulisan|kata|halaman|lembar|desain|gambar|ilustrasi|foto|video|konten|posting(?:an)?|episode|acara|event'
    || '|sesi|pertemuan|kunjungan|proyek|order|pesanan|potong|kilo|kg|pcs|biji|orang|penjualan|jualan|closing)\M'
    || '|\m(?:di)?(?:gaji|upah|bayar|honor)(?:an|nya)?\s+(harian|mingguan|bulanan)\M'
$$;

-- What is paid for each time or piece ('per jam', '/artikel', 'digaji harian'), as terms.
create function private.unit_terms(value text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(distinct 'u/' || case unit.name
      when 'harian' then 'hari' when 'mingguan' then 'minggu' when 'bulanan' then 'bulan' when 'tulisan' then 'artikel'
      when 'gambar' then 'desain' when 'ilustrasi' then 'desain' when 'postingan' then 'posting' when 'jualan' then 'penjualan'
      when 'closing' then 'penjualan' when 'event' then 'acara' when 'pesanan' then 'order' else unit.name
    end)
  from regexp_matches(lower(left(value, 200)), private.unit_pattern(), 'g') as m
    cross join lateral (select coalesce(m[1], m[2]) as name) as unit
$$;

-- What a query says of the money or the time of a project: an amount ('1jt'), a time ('kelar sebulan', '3 bulan'), a bound of either
-- ('di bawah 1jt', '20jt ke atas', 'maksimal 2 bulan') or what lies between two amounts ('500rb sampai 1jt'). `said` is how it is
-- written, `terms` what such rows hold, beginnings of it for a bound. All null when the query states none.
create or replace function private.stated_measure(q text, out said text, out terms text[], out is_bound boolean)
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
  if q !~* '\d|\mper\M|/|\m(?:se|seratus\s+)?(?:hari|minggu|mgg|pekan|bulan|bln|semester|smt|tahun|thn|day|week|month|year|juta|ribu|miliar|milyar)' then return; end if;
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
  -- What is paid by: an amount beside it says more.
  said := substring(q from '(?i)(' || regexp_replace(private.unit_pattern(), '(?<!\\)\((?!\?)', '(?:', 'g') || ')');
  if said is not null and private.stated_amount(q) is null then
    terms := private.unit_terms(said);
    return;
  end if;
  -- A time alone, one of a work ('proyek 2 minggu', '2 mingguan'), or one that says when it is done: '6 bulan' beside other words may
  -- be of anything.
  said := coalesce(
    (regexp_match(q, '^\s*(' || time || ')\s*$', 'i'))[1],
    (regexp_match(
      q, '(\m(?:kerja(?:an)?|pekerjaan|pro[yj]ek|project|magang|kontrak|job|gawean|freelance)\s+'
        || '(?:(?:kilat|singkat|pendek|cepat|cepet|ringan|selama|durasi|cuma|hanya|yang|yg|buat|untuk|utk)\s+)*' || time || ')', 'i'
    ))[1],
    substring(q from '(?i)(\m\d{1,2}[\s-]*(?:harian|mingguan|bulanan|tahunan))\M'),
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
    || coalesce((select string_agg(format('''%s'':1B', unit.term), ' ') from unnest(private.unit_terms(listing.budget_range)) as unit (term)), '')::tsvector
$$;

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
create or replace function private.plan_search(
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
    'kelola', 'ngelola', 'bidang', 'sistem', 'layanan', 'panggilan', 'dicari', 'macam', 'jenis',
    'digaji', 'kilat', 'singkat', 'dadakan', 'cari', 'cuan', 'apa-apa', 'tidak', 'pelanggan', 'customer', 'pembeli', 'klien'
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
  -- Words that only say of what kind the next is: 'bahasa jepang' is not answered by what says 'dua bahasa', which is near it.
  kinds constant text[] := array['bahasa', 'ternak', 'budidaya', 'dokter'];
  measure record;
begin
  select * into measure from private.stated_measure(left(q, 200)) as m where has_times or m.terms[1] !~ '^[du]/';
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
    select n.at, f.term, n.word, case when s.word = any (kinds) then 0.3 else 0.5 end, false, false
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
