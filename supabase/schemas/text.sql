-- Turns a WhatsApp number as it is typed into the digits that wa.me needs: '+62 812-3456-7890', '0812…', '0062 812…' all give
-- '62812…'. Null when it is no number of 9 to 13 digits after the prefix (spec §5).
create function private.normalize_whatsapp(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when digits ~ '^62\d{9,13}$' then digits end
  from (
    select regexp_replace(
      regexp_replace(regexp_replace(compact, '^00', '+'), '^(\+62|62|0)', '62'),
      '^620', '62'
    ) as digits
    from (select regexp_replace(value, '[[:space:].()/\u00a0\u2010-\u2015-]+', '', 'g') as compact) as stripped
  ) as normalized
$$;
grant execute on function private.normalize_whatsapp(text) to authenticated, service_role;

-- The canonical invite link of a WhatsApp group, without tracking parameters; null when the host is any other.
create function private.normalize_group_link(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select 'https://chat.whatsapp.com/' || (
    regexp_match(btrim(value), '^(?:https?://)?chat\.whatsapp\.com/(?:invite/)?([0-9A-Za-z_-]{6,64})/?(?:[?#].*)?$', 'i')
  )[1]
$$;
grant execute on function private.normalize_group_link(text) to authenticated, service_role;

-- The upper end of a budget text in whole Rupiah, so that listings can be filtered by money: 'Rp 1-5 juta' → 5000000,
-- '500rb' → 500000, '2.000.000' → 2000000, 'negosiasi' → null.
create function private.parse_budget(value text) returns bigint
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  part text[];
  digits text;
  unit text;
  next_unit text;
  amount numeric;
  highest numeric;
begin
  -- From the last number to the first, because the unit of a range stands behind its end.
  for part in
    select found.match
    from regexp_matches(
      lower(value), '(\d+(?:[.,]\d+)*)\s*(miliar|milyar|juta|ribu|jt|rb|m|k)?(?![a-z])', 'g'
    ) with ordinality as found (match, position)
    order by found.position desc
  loop
    digits := part[1];
    unit := part[2];
    if digits ~ '^\d{1,3}([.,]\d{3})+$' then
      amount := translate(digits, '.,', '')::numeric;
    elsif digits ~ '^\d{1,3}(\.\d{3})+,\d{1,2}$' then
      amount := replace(split_part(digits, ',', 1), '.', '')::numeric;
    elsif digits ~ '^\d{1,15}([.,]\d{1,3})?$' then
      amount := replace(digits, ',', '.')::numeric;
    else
      continue;
    end if;
    if unit is null and amount < 1000 then
      unit := next_unit;
    end if;
    next_unit := coalesce(unit, next_unit);
    amount := amount * case
      when unit in ('rb', 'ribu', 'k') then 1000
      when unit in ('jt', 'juta') then 1000000
      when unit in ('m', 'miliar', 'milyar') then 1000000000
      else 1
    end;
    if amount between 1000 and 1000000000000 then
      highest := greatest(highest, amount);
    end if;
  end loop;
  return round(highest);
end
$$;
grant execute on function private.parse_budget(text) to authenticated, service_role;

-- What a listing or a contact can be found by; the name weighs most.
create function private.search_vector(title text, labels text, body text) returns tsvector
language sql immutable parallel safe set search_path = ''
begin atomic
  select setweight(to_tsvector('pg_catalog.indonesian', coalesce(title, '')), 'A')
    || setweight(to_tsvector('pg_catalog.indonesian', coalesce(labels, '')), 'B')
    || setweight(to_tsvector('pg_catalog.indonesian', coalesce(body, '')), 'C');
end;
grant execute on function private.search_vector(text, text, text) to authenticated, service_role;

-- array_to_string is only STABLE, because other element types depend on settings; for text it never changes.
create function private.join_words(words text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select array_to_string(words, ' ')
$$;
grant execute on function private.join_words(text[]) to authenticated, service_role;

-- What was typed into a search box, each word required, the last one as a prefix. Null when nothing is left of it.
create function private.search_query(value text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select case when words::text <> '' then (words::text || ':*')::tsquery end
  from (select plainto_tsquery('pg_catalog.indonesian', left(value, 200)) as words) as parsed
$$;

-- Whether a text carries what a reader cannot see: control characters (CR and LF among them), bidirectional marks, zero-width and
-- soft-hyphen characters, fillers that are drawn as nothing, and tags.
create function private.has_hidden_characters(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0001-\U000e007f]'
$$;

-- Whether a list is one: a row of entries from the first place on. PostgreSQL takes lists of lists for the same type, and what reads a list
-- of texts in a page or a job fails at them.
create function private.is_plain_list(list text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(list) = 0 or (array_ndims(list) = 1 and array_lower(list, 1) = 1)
$$;
grant execute on function private.is_plain_list(text[]) to authenticated, service_role;

-- Whether a list holds at most `most` texts of 1 to `longest` visible characters, each once.
create function private.is_short_list(list text[], most integer, longest integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(list) <= most
    and private.is_plain_list(list)
    and cardinality(list) = (
      select count(distinct lower(entry)) from unnest(list) as entry
      where char_length(entry) between 1 and longest and entry = btrim(entry) and not private.has_hidden_characters(entry)
    )
$$;
grant execute on function private.is_short_list(text[], integer, integer) to authenticated, service_role;

-- The letters a to z that a reader takes a name for: without accents, with look-alike letters and digits read as Latin ones.
create function private.name_skeleton(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(
    translate(
      regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'),
      'аеорсухіјѕԁһӏкмнтвпαορτυκιηενχıɑɡłøđħ013457@$!|',
      'aeopcyxijsdhlkmhtbnaoptukinevxiaglodhoieastasil'
    ),
    '[^a-z]', '', 'g'
  )
$$;

-- Whether a name claims to be of the staff of this platform. Digits are read as letters, and as what is added to a name ('Admin 01').
create function private.is_staff_name(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select bool_or(letters like '%kawanusaha%'
    or letters ~ '^(super)?(admin|administrator|moderator|staff?|cs|tim|akun|support|customerservice|customersupport|layananpelanggan|dukungan|helpdesk|pusatbantuan|pengelola|petugas|operator|verifikator)(resmi|pusat|official|platform)?$'
      and letters not in ('tim', 'akun')
    or letters in ('official', 'system', 'sistem', 'root'))
  from (values (private.name_skeleton(value)), (private.name_skeleton(regexp_replace(value, '\d', '', 'g')))) as name (letters)
$$;

-- Refuses a name that deceives. Errors: PT422 name_refused.
create function private.check_name(value text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if private.has_hidden_characters(value) then
    raise exception 'Nama berisi karakter yang tidak terlihat. Ketik ulang namanya.' using errcode = 'PT422', hint = 'name_refused';
  end if;
  if private.is_staff_name(value) then
    raise exception 'Nama ini mirip dengan nama tim kami. Pilih nama lain.' using errcode = 'PT422', hint = 'name_refused';
  end if;
end
$$;

-- Trigger: refuses new values of the named columns that deceive. In: the columns. Errors: PT422 name_refused.
create function private.check_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  field text;
  value text;
begin
  foreach field in array tg_argv loop
    value := to_jsonb(new) ->> field;
    if value is not null and (tg_op = 'INSERT' or value is distinct from to_jsonb(old) ->> field) then
      perform private.check_name(value);
    end if;
  end loop;
  return new;
end
$$;
