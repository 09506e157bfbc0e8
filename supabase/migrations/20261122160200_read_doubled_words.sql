-- 'oleh oleh' is the doubled word that 'oleh-oleh' is.
-- The words of a text, one space between them, with '|' where a phrase ends; 'anak-anak' and 'anak2' become 'anak_anak'.
create or replace function private.split_words(value text) returns text
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
