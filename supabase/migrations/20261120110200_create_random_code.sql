-- Random upper-case letters and digits for codes that people read and type: without I, O, 0 and 1, so 5 bits each, from the
-- strong random bytes of a version 4 uuid (byte 6 holds its version, so it is left out). At most 15 characters.
create function private.random_code(length integer) returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(bytes, place) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes offset 0) as drawn,
    unnest((array[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15])[1 : random_code.length]) as place
$$;
