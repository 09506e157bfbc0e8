-- Each read of a directory asks who is hidden: one statement instead of a function within a function.
create or replace function private.hidden_members() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select m.user_id from private.banned_members as m where m.until > now()
    union all select b.blocked_id from public.member_blocks as b where b.blocker_id = (select auth.uid())
    union all select b.blocker_id from public.member_blocks as b where b.blocked_id = (select auth.uid())
  )
$$;
