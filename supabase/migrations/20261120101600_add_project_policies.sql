-- Definer helpers, because policies of two tables that read each other would never end.
create function private.owns_project(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.project_listings where id = project and user_id = auth.uid())
$$;
create function private.has_applied_to(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.project_applications where project_id = project and applicant_id = auth.uid())
$$;
create function private.accepts_applications(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.project_listings
    where id = project and is_active and expires_at > now() and user_id <> auth.uid()
  )
$$;
grant execute on function private.owns_project(uuid), private.has_applied_to(uuid), private.accepts_applications(uuid)
  to authenticated;

create policy "read open" on public.project_listings for select to anon
  using (is_active and expires_at > now());
create policy "read open, own, applied to; admins all" on public.project_listings for select to authenticated
  using (
    (is_active and expires_at > now())
    or user_id = (select auth.uid())
    or (select private.is_admin())
    or private.has_applied_to(id)
  );
create policy "insert own" on public.project_listings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "update own" on public.project_listings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "delete own, admins any" on public.project_listings for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "read as applicant or owner" on public.project_applications for select to authenticated
  using (applicant_id = (select auth.uid()) or private.owns_project(project_id));
create policy "premium members apply" on public.project_applications for insert to authenticated
  with check (
    applicant_id = (select auth.uid())
    and (select private.has_premium((select auth.uid())))
    and private.accepts_applications(project_id)
  );
create policy "owner decides pending" on public.project_applications for update to authenticated
  using (status = 'pending' and private.owns_project(project_id))
  with check (status in ('accepted', 'rejected') and private.owns_project(project_id));
create policy "applicant withdraws pending" on public.project_applications for delete to authenticated
  using (applicant_id = (select auth.uid()) and status = 'pending');
