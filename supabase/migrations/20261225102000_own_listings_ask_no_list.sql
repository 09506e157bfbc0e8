-- The same readers as before; of one's own rows PostgreSQL now learns first that they are, and never asks who is hidden.
alter policy "read open, own, applied to; admins all" on public.project_listings
  using (
    user_id = (select auth.uid())
    or (is_active and expires_at > now() and user_id <> all ((select private.hidden_members())::uuid[]))
    or (select private.is_admin())
    or id in (select private.applied_project_ids())
  );
