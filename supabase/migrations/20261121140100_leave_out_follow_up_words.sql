-- What leads a conversation on ('satu lagi?', 'terus gimana?', 'jelaskan dong') asks for nothing of its own: without these
-- words such a question found entries that have nothing to do with it, and named them as sources.
create or replace function private.question_query(q text) returns tsquery
language sql immutable set search_path = '' as $$
  select to_tsquery('simple', string_agg(quote_literal(lexeme), ' | '))
  from unnest(to_tsvector('pg_catalog.indonesian', left(q, 500))) as word
  where not exists (
    select from unnest(to_tsvector(
      'pg_catalog.indonesian',
      'apa apakah bagaimana mengapa kenapa kapan siapa mana di ke dari dan atau yang untuk dengan pada itu ini saya aku kami '
      'kita anda cara caranya berapa bisa boleh harus perlu ada adalah jika kalau bila tidak bukan sudah belum akan lebih '
      'agar supaya mau ingin tolong dong sih ya kah nya para secara oleh dalam tentang buat membuat usaha bisnis jualan '
      'usahaku bisnisku mulai punya apa-apa gimana sebuah satu hal kak min '
      'lagi lalu terus kemudian lanjut lanjutkan selanjutnya oke ok baik terima kasih makasih contoh contohnya maksud '
      'maksudnya jelaskan jelasin bantu begitu gitu tadi'
    )) as stop where stop.lexeme = word.lexeme
  )
$$;
