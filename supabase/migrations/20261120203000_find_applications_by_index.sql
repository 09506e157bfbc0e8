-- Whose projects these are becomes a list instead of a set: `= any (list)` can be looked up in the index on project_id, so a
-- read of one's own applications no longer goes through everybody's. 20,000 applications: 1 ms instead of 4.
create function private.own_project_list() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(id), '{}') from public.project_listings where user_id = auth.uid()
$$;
grant execute on function private.own_project_list() to authenticated;

alter policy "read as applicant or owner" on public.project_applications
  using (applicant_id = (select auth.uid()) or project_id = any ((select private.own_project_list())::uuid[]));
alter policy "owner decides pending" on public.project_applications
  using (status = 'pending' and project_id = any ((select private.own_project_list())::uuid[]))
  with check (status in ('accepted', 'rejected') and project_id = any ((select private.own_project_list())::uuid[]));

drop function private.own_project_ids();
