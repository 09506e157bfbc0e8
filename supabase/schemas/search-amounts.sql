-- Amounts of money and times of a project as terms: digits of one length, so that what lies above or below a bound begins alike.

-- The term by which an amount in Rupiah is found.
create function private.amount_term(amount bigint) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'm/' || lpad(amount::text, 13, '0')
$$;

-- How many days a text states ('3 bulan', 'sebulan', 'setengah tahun'); null when none. A month has 30, a year twelve of those.
create function private.stated_days(value text) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select round(
    case m[1]
      when 'setengah' then 0.5 when 'se' then 1 when 'satu' then 1 when 'dua' then 2 when 'tiga' then 3 when 'empat' then 4
      when 'lima' then 5 when 'enam' then 6 when 'tujuh' then 7 when 'delapan' then 8 when 'sembilan' then 9 when 'sepuluh' then 10
      else m[1]::numeric
    end * case when m[2] in ('hari', 'day') then 1 when m[2] in ('minggu', 'mgg', 'pekan', 'week') then 7
      when m[2] in ('bulan', 'bln', 'month') then 30 when m[2] in ('semester', 'smt') then 180 else 360 end
  )::integer
  from regexp_match(
    lower(left(value, 200)),
    '\m(\d{1,3}|setengah|se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)[\s-]*(hari|minggu|mgg|pekan|bulan|bln|semester|smt|tahun|thn|day|week|month|year)s?(?:an)?\M'
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

-- What a query says of the money or the time of a project: an amount ('1jt'), a time ('kelar sebulan', '3 bulan'), or a bound of either
-- ('di bawah 1jt', '20jt ke atas', 'maksimal 2 bulan'). `said` is how it is written, `terms` what such rows hold, beginnings of it for
-- a bound. All null when the query states none.
create function private.stated_measure(q text, out said text, out terms text[], out is_bound boolean)
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  time constant text := '(?:\d{1,3}|setengah|se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)[\s-]*'
    || '(?:hari|minggu|mgg|pekan|bulan|bln|semester|smt|tahun|thn|days?|weeks?|months?|years?)(?:an)?';
  measure constant text := '((?:rp\.?\s*)?\d{1,4}(?:[.,]\d{1,3})*\s*(?:miliar|milyar|juta|ribu|jt|rb|k)|rp\.?\s*\d[\d.]*|' || time || ')';
  -- Words of pay and of time before a bound say what it bounds.
  about constant text := '(?:\m(?:budget|anggaran|dana|modal|gaji|upah|bayaran|bayar|dibayar|fee|honor|imbalan|harga|biaya|tarif|durasi|waktu|jangka waktu|kelar|selesai|rampung|beres)(?:nya)?\s+)*';
  bound record;
  amount bigint;
begin
  select m[1] as said, m[2] as measure, b.is_lower, b.is_inclusive into bound
  from (values
    (1, '\m(?:di\s?bawah|dibwh|kurang\s+dari|under|below)\s+%s\M', false, false),
    (2, '\m(?:maks|maksimal|max|maximal|maksimum|paling\s+(?:banyak|mahal|tinggi|besar|lama)|mentok|hingga|sampai|up\s+to|(?:tidak|gak|ga|nggak)\s+lebih\s+dari)\s+%s\M', false, true),
    (3, '\m(?:di\s?atas|diatas|lebih\s+dari|above|over)\s+%s\M', true, false),
    (4, '\m(?:min|minimal|minimum|paling\s+(?:dikit|sedikit|kecil|murah|rendah)|mulai|mulai\s+dari|at\s+least)\s+%s\M', true, true),
    (5, '\m%s\s*(?:ke\s?atas|lebih)\M', true, true),
    (6, '\m%s\s*(?:ke\s?bawah)\M', false, true)
  ) as b (at, pattern, is_lower, is_inclusive)
    cross join lateral regexp_match(q, '(' || about || format(b.pattern, measure) || ')', 'i') as m
  where m is not null order by b.at limit 1;
  if bound.said is not null then
    amount := coalesce(private.stated_days(bound.measure), private.parse_budget(bound.measure));
    if amount is null then return; end if;
    said := bound.said;
    is_bound := true;
    terms := array(select private.bound_terms(
      case when private.stated_days(bound.measure) is null then private.amount_term(amount) else private.days_term(amount::integer) end,
      bound.is_lower, bound.is_inclusive
    ));
    return;
  end if;
  is_bound := false;
  -- A time alone, or one that says when it is done: '6 bulan' beside other words may be of anything.
  said := coalesce(
    (regexp_match(q, '^\s*(' || time || ')\s*$', 'i'))[1],
    (regexp_match(q, '(\m(?:kelar|selesai|rampung|beres|durasi|jangka\s+waktu|waktu|timeline)\s+(?:(?:dalam|dlm|cuma|hanya|sekitar|waktu)\s+)*' || time || '\M)', 'i'))[1]
  );
  if said is not null then
    terms := array[private.days_term(private.stated_days(said))];
    return;
  end if;
  said := private.stated_amount(q);
  amount := private.parse_budget(said);
  -- What says no amount that a listing may have stays words.
  if amount is null then said := null; else terms := array[private.amount_term(amount)]; end if;
end
$$;
