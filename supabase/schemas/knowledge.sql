-- How often the AI provider was used on a day in Jakarta. A member counts by user id, a visitor by the hash of
-- the address; no text of a request is kept. Only the server asks, so no client role may touch it.
create table private.ai_usage (
  subject text not null check (char_length(subject) between 1 and 100),
  kind text not null check (kind in ('idea', 'chat')),
  day date not null default (now() at time zone 'Asia/Jakarta')::date,
  used integer not null default 0 check (used >= 0),
  primary key (subject, kind, day)
);
create index ai_usage_day_idx on private.ai_usage (day);

alter table private.ai_usage enable row level security;
revoke all on private.ai_usage from anon, authenticated;

-- Counts one use and says whether it was within the limit. One statement, so that parallel requests cannot pass it.
create function private.take_ai_quota(subject text, kind text, day_limit integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
begin
  delete from private.ai_usage as u where u.day < today - 7;
  insert into private.ai_usage as u (subject, kind, day, used)
  select take_ai_quota.subject, take_ai_quota.kind, today, 1 where day_limit > 0
  on conflict on constraint ai_usage_pkey
    do update set used = u.used + 1 where u.used < day_limit;
  return found;
end
$$;
grant execute on function private.take_ai_quota(text, text, integer) to service_role;

-- Questions of young entrepreneurs with short answers, each with the source to check it against. The chatbot searches
-- them where no AI provider is set up, and gives them to the provider as material where one is.
create table private.knowledge_entries (
  slug text primary key check (slug ~ '^[a-z0-9-]{3,80}$'),
  topic text not null check (topic in ('izin', 'pajak', 'harga', 'modal', 'pemasaran')),
  question text not null check (char_length(question) between 8 and 200),
  answer text not null check (char_length(answer) between 40 and 1200),
  source text not null check (char_length(source) between 3 and 200),
  search tsvector not null generated always as (
    setweight(to_tsvector('indonesian', question), 'A') || setweight(to_tsvector('indonesian', answer), 'C')
  ) stored
);
create index knowledge_entries_search_idx on private.knowledge_entries using gin (search);

alter table private.knowledge_entries enable row level security;
revoke all on private.knowledge_entries from anon, authenticated;

-- The words of a question that say what is asked. PostgreSQL stems Indonesian but knows no stop words, so they are listed here;
-- with them what leads a conversation on ('satu lagi?', 'terus gimana?'), which asks for nothing of its own and would find
-- entries that have nothing to do with it.
create function private.question_query(q text) returns tsquery
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

-- The entries that fit a question, best first. `coverage` is the share of the question's own words that an entry names.
create function private.search_knowledge(q text, max_rows integer default 3)
returns table (slug text, topic text, question text, answer text, source text, coverage real)
language sql stable security definer set search_path = '' as $$
  with asked as (select private.question_query(q) as query),
  words as (
    select numnode(query) as nodes, query from asked where query is not null and numnode(query) > 0
  )
  select entry.slug, entry.topic, entry.question, entry.answer, entry.source,
    (
      select count(*)::real / ((words.nodes + 1) / 2)
      from unnest(tsvector_to_array(strip(entry.search))) as lexeme
      where to_tsquery('simple', quote_literal(lexeme)) <@ words.query
    ) as coverage
  from words join private.knowledge_entries as entry on entry.search @@ words.query
  order by coverage desc, ts_rank(entry.search, words.query) desc, entry.slug
  limit least(greatest(max_rows, 1), 10)
$$;
grant execute on function private.search_knowledge(text, integer) to service_role;
