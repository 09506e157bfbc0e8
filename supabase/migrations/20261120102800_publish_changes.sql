-- Which tables tell their readers about changes at once (realtime). A hosted project has the publication already.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notifications, public.project_applications;
  end if;
end
$$;
