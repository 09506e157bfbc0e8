-- Amounts of money and times of a project as terms: digits of one length, so that what lies above or below a bound begins alike.

-- The term by which an amount in Rupiah is found.
create function private.amount_term(amount bigint) returns text
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

-- The amount in Rupiah that a measure of money says, also one in words ('sejuta', 'setengah juta'); a bare number takes `unit`.
create function private.measured_amount(measure text, unit text) returns bigint
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(private.parse_budget(plain.said), private.parse_budget(plain.said || ' ' || unit))
  from (
    select regexp_replace(regexp_replace(regexp_replace(
      lower(measure), '^setengah\s+', '0,5 '), '^seratus', '100'), '^se(?=juta|miliar|milyar)', '1 ') as said
  ) as plain
$$;

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
