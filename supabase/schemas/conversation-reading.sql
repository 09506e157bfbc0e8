-- What members read of their conversations: the list, what stands above one, the other's contact.

-- The caller's threads, the newest first, one page at a time (keyset on last_at and id): those in which something was written, and those
-- of applications from the beginning, with the application's message in place of a line, unless it has ended or the caller has blocked
-- the other. q looks into the other's name, the project's name, the lines and that message. p_limit 1 to 50.
create function private.list_threads(
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
call private.expose('list_threads(text, timestamptz, uuid, integer)', 'authenticated');
comment on function public.list_threads(text, timestamptz, uuid, integer) is 'nullable: subject, other_id, other_name, status';

-- Whether each agreed that the other sees their contact: both have shared it, or the application was accepted, and the age of both allows it.
create function private.contact_is_agreed(thread public.threads) returns boolean
language sql stable security definer set search_path = '' as $$
  select (
    exists (select from public.project_applications as a where a.id = thread.application_id and a.status = 'accepted')
    or (select count(*) = 2 and bool_and(m.shared_at is not null) from public.thread_members as m where m.thread_id = thread.id)
  ) and not exists (
    select from public.thread_members as m where m.thread_id = thread.id and not private.may(m.user_id, 'reveal')
  )
$$;

-- Whether each may see the other's contact now: agreed, and no block, ban or pause parts the two.
create function private.contact_is_open(thread public.threads) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.contact_is_agreed(thread) and not exists (
    select from public.thread_members as one join public.thread_members as other on other.thread_id = one.thread_id
    where one.thread_id = thread.id and one.user_id < other.user_id and private.are_apart(one.user_id, other.user_id)
  )
$$;

-- What stands above a conversation. No row for a stranger. `opening` is the application's message; `status` is null for one that is over
-- without a decision. The other's marks stay hidden from whom the other has blocked. `picture_refusal` is why the caller may not send a picture now.
create function private.get_thread(thread_id uuid) returns table (
  id uuid, kind text, subject text, project_id uuid, contact_id uuid, application_id uuid, status text, opening text,
  opened_by_me boolean, other_id uuid, other_name text, other_read_at timestamptz, has_shared boolean, other_has_shared boolean,
  contact_is_open boolean, has_blocked boolean, is_over boolean, created_at timestamptz, picture_refusal text
)
language sql stable security definer set search_path = '' rows 1 as $$
  select t.id, t.kind, coalesce(p.project_name, r.name), t.project_id, t.contact_id, t.application_id,
    case when a.closed_reason is null then a.status end,
    nullif(a.application_message, ''), t.starter_id is not distinct from me.user_id, other.user_id, other.display_name,
    other.last_read_at, me.shared_at is not null, coalesce(other.shared_at is not null, false), private.contact_is_open(t),
    exists (select from public.member_blocks as b where b.blocker_id = me.user_id and b.blocked_id = other.user_id),
    t.ended_at is not null or other.user_id is null, t.created_at, private.picture_refusal(me.user_id, t)
  from public.thread_members as me
    join public.threads as t on t.id = me.thread_id
    left join public.thread_members as other on other.thread_id = t.id and other.user_id <> me.user_id
    left join public.project_listings as p on p.id = t.project_id
    left join public.relasi_bisnis as r on r.id = t.contact_id
    left join public.project_applications as a on a.id = t.application_id
  where me.user_id = auth.uid() and me.thread_id = get_thread.thread_id
$$;
call private.expose('get_thread(uuid)', 'authenticated');
comment on function public.get_thread(uuid) is 'nullable: subject, project_id, contact_id, application_id, status, opening, other_id, other_name, other_read_at, picture_refusal';

-- The other's number and e-mail, once both have shared theirs or the application was accepted; in the second case an applicant
-- gets what the owner has put into the listing. Errors: 42501 login_required · PT404 not_found · PT403 consent_missing.
create function private.get_thread_contact(thread_id uuid, out name text, out whatsapp text, out email text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  thread public.threads;
  other public.thread_members;
  both_shared boolean;
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select t.* into thread from public.threads as t join public.thread_members as m on m.thread_id = t.id
  where t.id = get_thread_contact.thread_id and m.user_id = me;
  select m.* into other from public.thread_members as m where m.thread_id = thread.id and m.user_id <> me;
  if other.user_id is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if not private.contact_is_open(thread) then
    raise exception 'Kontak terlihat setelah Anda berdua setuju' using errcode = 'PT403', hint = 'consent_missing';
  end if;
  select count(*) = 2 into both_shared from public.thread_members as m where m.thread_id = thread.id and m.shared_at is not null;
  if not both_shared and thread.starter_id = me then
    select other.display_name, case when p.contact_type = 'whatsapp' then p.contact_method end, p.owner_email
    into name, whatsapp, email from public.project_listings as p where p.id = thread.project_id;
  else
    select other.display_name, p.no_wa, p.email into name, whatsapp, email from public.pengguna as p where p.id = other.user_id;
  end if;
end
$$;
call private.expose('get_thread_contact(uuid)', 'authenticated');
comment on function public.get_thread_contact(uuid) is 'nullable: whatsapp, email';
