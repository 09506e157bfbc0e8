-- Which tables tell their readers about changes at once (realtime): what the open pages of a member react to. A hosted
-- project has the publication already, perhaps with tables of its own.
do $$
declare
  wanted text;
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  foreach wanted in array array[
    'notifications', 'project_applications', 'entitlements', 'payments', 'coin_transfers', 'thread_messages', 'thread_members'
  ] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = wanted
    ) then
      execute format('alter publication supabase_realtime add table public.%I', wanted);
    end if;
  end loop;
end
$$;
