-- The signed-in devices of a person (section Keamanan of /profil). The auth API can end sessions but not list them.
create function public.list_sessions()
returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    session.id,
    left(session.user_agent, 400),
    session.created_at,
    coalesce(session.refreshed_at::timestamptz, session.updated_at, session.created_at),
    session.id::text = (auth.jwt() ->> 'session_id')
  from auth.sessions session
  where session.user_id = auth.uid()
    and (session.not_after is null or session.not_after > now())
  order by 5 desc, 4 desc
  limit 50
$$;
revoke execute on function public.list_sessions() from public, anon;
grant execute on function public.list_sessions() to authenticated;

-- Ends one other session of the caller; its refresh tokens go with it. True when there was one.
create function public.end_session(session_id uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with ended as (
    delete from auth.sessions
    where id = end_session.session_id and user_id = auth.uid()
      and id::text is distinct from (auth.jwt() ->> 'session_id')
    returning 1
  )
  select exists (select from ended)
$$;
revoke execute on function public.end_session(uuid) from public, anon;
grant execute on function public.end_session(uuid) to authenticated;
