-- What the chat knows is data of the server now (content/knowledge), read by its own engine. The free consultation gets a limit
-- a day that an admin sets.
drop function private.search_knowledge(text, integer);
drop function private.question_query(text);
drop table private.knowledge_entries;

insert into public.app_settings (key, value, label, is_public) values
  ('consultation_daily_limit', '30', 'Pertanyaan konsultasi gratis per orang per hari (0 = tanpa batas)', true);
