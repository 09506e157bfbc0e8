-- The conversation of an application stands in the list from its beginning, not only from its first line.
-- The caller's threads, the newest first, one page at a time (keyset on last_at and id): those in which something was written, and those
-- of applications from the beginning, with the application's message in place of a line, unless it has ended or the caller has blocked
-- the other. q looks into the other's name, the project's name, the lines and that message. p_limit 1 to 50.
create or replace function private.list_threads(
  q text default null, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 20
) returns table (
  id uuid, kind text, subject text, other_id uuid, other_name text, status text, last_body text, last_is_own boolean,
  last_at timestamptz, unread integer, last_has_picture boolean
)
language sql stable security definer set search_path = '' rows 20 as $$
  select t.id, t.kind, coalesce(p.project_name, r.name), other.user_id, other.display_name, a.status,
    left(last.body, 160), last.sender_id is not distinct from auth.uid(), last.created_at, me.unread,
    last.picture_path is not null
  from public.thread_members as me
    join public.threads as t on t.id = me.thread_id
    left join public.thread_members as other on other.thread_id = t.id and other.user_id <> me.user_id
    left join public.project_listings as p on p.id = t.project_id
    left join public.relasi_bisnis as r on r.id = t.contact_id
    left join public.project_applications as a on a.id = t.application_id
    left join lateral (
      select m.id, m.body, m.sender_id, m.created_at, m.picture_path from public.thread_messages as m
      where m.thread_id = t.id and (m.is_delivered or m.sender_id = me.user_id)
      order by m.created_at desc, m.id desc limit 1
    ) as line on true
    cross join lateral (
      select line.body, line.sender_id, line.created_at, line.picture_path where line.id is not null
      union all
      select a.application_message, t.starter_id, t.created_at, null
      where line.id is null and a.id is not null and t.ended_at is null and not private.has_blocked(me.user_id, other.user_id)
    ) as last
    cross join lateral (
      select '%' || replace(replace(replace(btrim(left(coalesce(q, ''), 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
    ) as wanted
  where me.user_id = auth.uid()
    and (p_before is null or (last.created_at, t.id) < (p_before, coalesce(p_before_id, t.id)))
    and (
      wanted.pattern = '%%' or other.display_name ilike wanted.pattern or p.project_name ilike wanted.pattern
      or last.body ilike wanted.pattern
      or exists (
        select from public.thread_messages as m
        where m.thread_id = t.id and (m.is_delivered or m.sender_id = me.user_id) and m.body ilike wanted.pattern
      )
    )
  order by last.created_at desc, t.id desc
  limit least(greatest(coalesce(p_limit, 20), 1), 50)
$$;
