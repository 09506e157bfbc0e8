-- A member finds the own updates of a project, to remove them.
create function public.get_own_update_ids(project_id uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(u.id), '{}') from public.project_updates as u
  where u.project_id = get_own_update_ids.project_id and u.author_id = auth.uid()
$$;
grant execute on function public.get_own_update_ids(uuid) to authenticated;
