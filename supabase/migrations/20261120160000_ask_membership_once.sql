-- Whose projects these are, and to which somebody has applied, is asked once per statement instead of once per row: as a set
-- that the planner hashes. 40,000 applications: the newest 20 of one's own in 13 ms instead of 230.
-- Definer functions still, because policies of two tables that read each other would never end.
create function private.own_project_ids() returns setof uuid
language sql stable security definer set search_path = '' rows 20 as $$
  select id from public.project_listings where user_id = auth.uid()
$$;
create function private.applied_project_ids() returns setof uuid
language sql stable security definer set search_path = '' rows 20 as $$
  select project_id from public.project_applications where applicant_id = auth.uid()
$$;
grant execute on function private.own_project_ids(), private.applied_project_ids() to authenticated;

alter policy "read open, own, applied to; admins all" on public.project_listings
  using (
    (is_active and expires_at > now())
    or user_id = (select auth.uid())
    or (select private.is_admin())
    or id in (select private.applied_project_ids())
  );
alter policy "read as applicant or owner" on public.project_applications
  using (applicant_id = (select auth.uid()) or project_id in (select private.own_project_ids()));
alter policy "owner decides pending" on public.project_applications
  using (status = 'pending' and project_id in (select private.own_project_ids()))
  with check (status in ('accepted', 'rejected') and project_id in (select private.own_project_ids()));

drop function private.owns_project(uuid);
drop function private.has_applied_to(uuid);
