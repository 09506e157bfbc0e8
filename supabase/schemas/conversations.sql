-- Conversations inside the platform: one for each application, each invitation, and each contact request. Nobody outside reads anything;
-- rows are written by the functions below alone.
create table public.threads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('application', 'contact', 'invitation')),
  application_id uuid unique references public.project_applications (id) on delete set null,
  project_id uuid references public.project_listings (id) on delete set null,
  contact_id uuid references public.relasi_bisnis (id) on delete set null,
  starter_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  last_message_at timestamptz,
  ended_at timestamptz,
  invited_id uuid references auth.users (id) on delete set null,
  constraint threads_contact_once unique (contact_id, starter_id),
  constraint threads_invitation_once unique (project_id, invited_id)
);
comment on column public.threads.ended_at is 'Since then nobody writes any more: the application was withdrawn or deleted, or one of the two has left.';
create index threads_project_id_idx on public.threads (project_id);
create index threads_starter_id_idx on public.threads (starter_id, created_at desc);
create index threads_invited_id_idx on public.threads (invited_id);

-- A key of its own: sockets are told the key of a deleted row, and nobody outside shall learn who talked to whom.
create table public.thread_members (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references public.threads (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  display_name text not null check (char_length(display_name) between 1 and 100),
  unread integer not null default 0 check (unread >= 0),
  last_read_at timestamptz,
  shared_at timestamptz,
  unread_since timestamptz,
  mailed_at timestamptz,
  constraint thread_members_once unique (thread_id, user_id)
);
comment on column public.thread_members.shared_at is 'Since when this person agrees that the other sees number and e-mail; null when not, or no longer.';
comment on column public.thread_members.mailed_at is 'When the digest has told of what is unread since unread_since.';
create index thread_members_user_id_idx on public.thread_members (user_id, thread_id);
create index thread_members_unread_idx on public.thread_members (unread_since) where unread > 0 and mailed_at is null;

-- The id is the client's, so that a message which is sent again after a lost answer is the same message.
create table public.thread_messages (
  id uuid primary key,
  thread_id uuid not null references public.threads (id) on delete cascade,
  sender_id uuid references auth.users (id) on delete set null,
  body text not null,
  risk text check (risk in ('money', 'secret', 'identity', 'outside')),
  is_delivered boolean not null default true,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  check (char_length(body) <= 2000 and (btrim(body, E' \n\t') <> '' or removed_at is not null))
);
comment on column public.thread_messages.is_delivered is 'False where the receiver has blocked the sender, who is not told.';
comment on column public.thread_messages.removed_at is 'Set when the account of the sender was deleted: the line is empty.';
create index thread_messages_thread_id_idx on public.thread_messages (thread_id, created_at desc, id desc);
create index thread_messages_sender_id_idx on public.thread_messages (sender_id, created_at desc);

create table public.member_blocks (
  blocker_id uuid not null references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index member_blocks_blocked_id_idx on public.member_blocks (blocked_id);

-- The caller's threads as a list, like private.own_project_list().
create function private.own_thread_list() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(thread_id), '{}') from public.thread_members where user_id = auth.uid()
$$;
grant execute on function private.own_thread_list() to authenticated;

alter table public.threads enable row level security;
alter table public.thread_members enable row level security;
alter table public.thread_messages enable row level security;
alter table public.member_blocks enable row level security;
revoke all on public.threads, public.thread_members, public.thread_messages, public.member_blocks from anon, authenticated;
grant select on public.threads, public.member_blocks to authenticated;
grant select (id, thread_id, user_id, display_name, unread, last_read_at, shared_at) on public.thread_members to authenticated;
grant select (id, thread_id, sender_id, body, risk, created_at, removed_at) on public.thread_messages to authenticated;

create policy "read as member" on public.threads for select to authenticated
  using (id = any ((select private.own_thread_list())::uuid[]));
create policy "read as member" on public.thread_members for select to authenticated
  using (thread_id = any ((select private.own_thread_list())::uuid[]));
create policy "read as member" on public.thread_messages for select to authenticated
  using (
    thread_id = any ((select private.own_thread_list())::uuid[])
    and (is_delivered or sender_id = (select auth.uid()))
  );
create policy "read own" on public.member_blocks for select to authenticated
  using (blocker_id = (select auth.uid()));

-- The thread of an application, made when it is not there yet. Null when the project or one of the two is gone.
create function private.thread_of_application(application public.project_applications) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  project public.project_listings;
  found_id uuid;
begin
  select t.id into found_id from public.threads as t where t.application_id = application.id;
  if found_id is not null then
    return found_id;
  end if;
  select * into project from public.project_listings where id = application.project_id;
  if project.user_id is null or project.user_id = application.applicant_id then
    return null;
  end if;
  insert into public.threads (kind, application_id, project_id, starter_id)
  values ('application', application.id, project.id, application.applicant_id)
  on conflict (application_id) do nothing returning id into found_id;
  if found_id is null then
    return (select t.id from public.threads as t where t.application_id = application.id);
  end if;
  insert into public.thread_members (thread_id, user_id, display_name)
  values (found_id, application.applicant_id, application.applicant_name), (found_id, project.user_id, project.owner_name);
  return found_id;
end
$$;

-- Trigger: the thread is made with the application.
create function private.begin_application_thread() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.thread_of_application(new);
  return null;
end
$$;
create trigger begin_thread after insert on public.project_applications
  for each row execute function private.begin_application_thread();

-- Trigger: a withdrawn or deleted application ends its thread. Who once shared a contact keeps what was seen, and no more.
create function private.end_application_thread() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.threads set ended_at = now() where application_id = old.id and ended_at is null;
  return old;
end
$$;
create trigger end_thread before delete on public.project_applications
  for each row execute function private.end_application_thread();

-- The caller's thread about an application that the caller has sent or received, or with the owner of a business contact (Premium
-- members begin those, at most contact_requests_per_day in 24 hours; everybody answers). Makes it when it is not there. Out: its id.
-- Errors: 42501 login_required · PT404 not_found · PT402 premium_required · PT429 daily_limit.
create function public.open_thread(kind text, target_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  application public.project_applications;
  contact public.relasi_bisnis;
  found_id uuid;
  limit_a_day integer := private.setting_integer('contact_requests_per_day');
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  if open_thread.kind = 'application' then
    select a.* into application from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where a.id = open_thread.target_id and me in (a.applicant_id, p.user_id);
    if application.id is not null then
      found_id := private.thread_of_application(application);
    end if;
  elsif open_thread.kind = 'contact' then
    select * into contact from public.relasi_bisnis as r where r.id = open_thread.target_id and r.user_id <> me;
    if contact.id is not null then
      select t.id into found_id from public.threads as t where t.contact_id = contact.id and t.starter_id = me;
      if found_id is null then
        if not private.has_premium(me) then
          raise exception 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium' using errcode = 'PT402', hint = 'premium_required';
        end if;
        perform private.lock_user('contact_request', me);
        if limit_a_day > 0 and (
          select count(*) from public.threads as t
          where t.starter_id = me and t.kind = 'contact' and t.created_at > now() - interval '24 hours'
        ) >= limit_a_day then
          raise exception 'Anda sudah memulai % percakapan dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
            using errcode = 'PT429', hint = 'daily_limit';
        end if;
        insert into public.threads (kind, contact_id, starter_id) values ('contact', contact.id, me)
        on conflict (contact_id, starter_id) do nothing returning id into found_id;
        if found_id is null then
          return (select t.id from public.threads as t where t.contact_id = contact.id and t.starter_id = me);
        end if;
        insert into public.thread_members (thread_id, user_id, display_name)
        select found_id, me, p.nama_lengkap from public.pengguna as p where p.id = me
        union all select found_id, contact.user_id, contact.name;
      end if;
    end if;
  end if;
  if found_id is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return found_id;
end
$$;
grant execute on function public.open_thread(text, uuid) to authenticated;

-- The caller's thread with somebody whom they invite to their open listing: a person who wants to be found (18 and over). Owners begin
-- those for free, at most invitations_per_day in 24 hours; whoever has applied already is spoken to in the application's thread. Makes
-- it when it is not there; the invited person hears of it with the first line. Out: its id.
-- Errors: 42501 login_required · PT404 not_found, not_findable · PT409 project_closed · PT429 daily_limit.
create function public.invite_person(project_id uuid, person_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  project public.project_listings;
  application public.project_applications;
  found_id uuid;
  limit_a_day integer := private.setting_integer('invitations_per_day');
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select * into project from public.project_listings as p where p.id = invite_person.project_id and p.user_id = me;
  if project.id is null then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  select * into application from public.project_applications as a
  where a.project_id = project.id and a.applicant_id = invite_person.person_id;
  if application.id is not null then
    return private.thread_of_application(application);
  end if;
  select t.id into found_id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id;
  if found_id is not null then
    return found_id;
  end if;
  if not project.is_active or project.expires_at <= now() then
    raise exception 'Proyek ini sudah ditutup. Buka lagi untuk mengundang orang.' using errcode = 'PT409', hint = 'project_closed';
  end if;
  if invite_person.person_id = me or not private.is_findable(invite_person.person_id) then
    raise exception 'Orang ini tidak bisa diundang' using errcode = 'PT404', hint = 'not_findable';
  end if;
  perform private.lock_user('invitation', me);
  if limit_a_day > 0 and (
    select count(*) from public.threads as t
    where t.starter_id = me and t.kind = 'invitation' and t.created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengundang % orang dalam 24 jam terakhir. Lanjutkan besok, ya.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  insert into public.threads (kind, project_id, invited_id, starter_id)
  values ('invitation', project.id, invite_person.person_id, me)
  on conflict (project_id, invited_id) do nothing returning id into found_id;
  if found_id is null then
    return (select t.id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id);
  end if;
  insert into public.thread_members (thread_id, user_id, display_name)
  select found_id, me, project.owner_name
  union all select found_id, p.id, coalesce(p.nama_lengkap, p.username) from public.pengguna as p where p.id = invite_person.person_id;
  return found_id;
end
$$;
grant execute on function public.invite_person(uuid, uuid) to authenticated;

-- The caller's threads in which something was written, the newest first, one page at a time (keyset on last_at and id). q looks
-- into the other's name, the project's name and the lines. p_limit 1 to 50.
create function public.list_threads(
  q text default null, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 20
) returns table (
  id uuid, kind text, subject text, other_id uuid, other_name text, status text, last_body text, last_is_own boolean,
  last_at timestamptz, unread integer
)
language sql stable security definer set search_path = '' rows 20 as $$
  select t.id, t.kind, coalesce(p.project_name, r.name), other.user_id, other.display_name, a.status,
    left(last.body, 160), last.sender_id is not distinct from auth.uid(), last.created_at, me.unread
  from public.thread_members as me
    join public.threads as t on t.id = me.thread_id
    cross join lateral (
      select m.body, m.sender_id, m.created_at from public.thread_messages as m
      where m.thread_id = t.id and (m.is_delivered or m.sender_id = me.user_id)
      order by m.created_at desc, m.id desc limit 1
    ) as last
    left join public.thread_members as other on other.thread_id = t.id and other.user_id <> me.user_id
    left join public.project_listings as p on p.id = t.project_id
    left join public.relasi_bisnis as r on r.id = t.contact_id
    left join public.project_applications as a on a.id = t.application_id
    cross join lateral (
      select '%' || replace(replace(replace(btrim(left(coalesce(q, ''), 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
    ) as wanted
  where me.user_id = auth.uid()
    and (p_before is null or (last.created_at, t.id) < (p_before, coalesce(p_before_id, t.id)))
    and (
      wanted.pattern = '%%' or other.display_name ilike wanted.pattern or p.project_name ilike wanted.pattern
      or exists (
        select from public.thread_messages as m
        where m.thread_id = t.id and (m.is_delivered or m.sender_id = me.user_id) and m.body ilike wanted.pattern
      )
    )
  order by last.created_at desc, t.id desc
  limit least(greatest(coalesce(p_limit, 20), 1), 50)
$$;
grant execute on function public.list_threads(text, timestamptz, uuid, integer) to authenticated;
comment on function public.list_threads(text, timestamptz, uuid, integer) is 'nullable: subject, other_id, other_name, status';

-- Whether each may see the other's contact: both have shared it, or the application was accepted.
create function private.contact_is_open(thread public.threads) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.project_applications as a where a.id = thread.application_id and a.status = 'accepted'
  ) or (select count(*) = 2 and bool_and(m.shared_at is not null) from public.thread_members as m where m.thread_id = thread.id)
$$;

-- What stands above a conversation. No row for a stranger. `opening` is the application's message. The other's marks stay hidden
-- from whom the other has blocked.
create function public.get_thread(thread_id uuid) returns table (
  id uuid, kind text, subject text, project_id uuid, contact_id uuid, application_id uuid, status text, opening text,
  opened_by_me boolean, other_id uuid, other_name text, other_read_at timestamptz, has_shared boolean, other_has_shared boolean,
  contact_is_open boolean, has_blocked boolean, is_over boolean, created_at timestamptz
)
language sql stable security definer set search_path = '' rows 1 as $$
  select t.id, t.kind, coalesce(p.project_name, r.name), t.project_id, t.contact_id, t.application_id, a.status,
    a.application_message, t.starter_id is not distinct from me.user_id, other.user_id, other.display_name,
    other.last_read_at, me.shared_at is not null, coalesce(other.shared_at is not null, false), private.contact_is_open(t),
    exists (select from public.member_blocks as b where b.blocker_id = me.user_id and b.blocked_id = other.user_id),
    t.ended_at is not null or other.user_id is null, t.created_at
  from public.thread_members as me
    join public.threads as t on t.id = me.thread_id
    left join public.thread_members as other on other.thread_id = t.id and other.user_id <> me.user_id
    left join public.project_listings as p on p.id = t.project_id
    left join public.relasi_bisnis as r on r.id = t.contact_id
    left join public.project_applications as a on a.id = t.application_id
  where me.user_id = auth.uid() and me.thread_id = get_thread.thread_id
$$;
grant execute on function public.get_thread(uuid) to authenticated;
comment on function public.get_thread(uuid) is 'nullable: subject, project_id, contact_id, application_id, status, opening, other_id, other_name, other_read_at';

-- The other's number and e-mail, once both have shared theirs or the application was accepted; in the second case an applicant
-- gets what the owner has put into the listing. Errors: 42501 login_required · PT404 not_found · PT403 consent_missing.
create function public.get_thread_contact(thread_id uuid, out name text, out whatsapp text, out email text)
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
grant execute on function public.get_thread_contact(uuid) to authenticated;
comment on function public.get_thread_contact(uuid) is 'nullable: whatsapp, email';
