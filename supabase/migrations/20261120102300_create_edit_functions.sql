-- The whole own row, hidden columns included, for the edit forms (spec §7: load for edit by id and user_id).
-- No row when it is not there or belongs to somebody else.
create function public.get_contact_for_edit(contact_id uuid) returns setof public.relasi_bisnis
language sql stable security definer set search_path = '' rows 1 as $$
  select * from public.relasi_bisnis where id = contact_id and user_id = auth.uid()
$$;
grant execute on function public.get_contact_for_edit(uuid) to authenticated, service_role;

create function public.get_project_for_edit(project_id uuid) returns setof public.project_listings
language sql stable security definer set search_path = '' rows 1 as $$
  select * from public.project_listings where id = project_id and user_id = auth.uid()
$$;
grant execute on function public.get_project_for_edit(uuid) to authenticated, service_role;
