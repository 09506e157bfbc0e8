-- Names: characters that are drawn as nothing (fillers of Hangul, the empty braille cell, tags), and staff with a number behind it.

create or replace function private.has_hidden_characters(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0001-\U000e007f]'
$$;

create or replace function private.is_staff_name(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select bool_or(letters like '%kawanusaha%'
    or letters ~ '^(super)?(admin|administrator|moderator|staff?|cs|tim|akun|support|customerservice|customersupport|layananpelanggan|dukungan|helpdesk|pusatbantuan|pengelola|petugas|operator|verifikator)(resmi|pusat|official|platform)?$'
      and letters not in ('tim', 'akun')
    or letters in ('official', 'system', 'sistem', 'root'))
  from (values (private.name_skeleton(value)), (private.name_skeleton(regexp_replace(value, '\d', '', 'g')))) as name (letters)
$$;
