-- Members write to each other inside the platform before they give away a number.

alter table public.project_applications add column via_messages boolean not null default false;
comment on column public.project_applications.via_messages is 'The applicant chose to write here first: the row keeps neither number nor e-mail.';
grant insert (via_messages) on public.project_applications to authenticated;

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'application', 'decision', 'payment', 'reward', 'voucher_expiring', 'listing_expiring', 'report', 'system', 'message'
));
alter table public.notification_preferences drop constraint notification_preferences_kind_check;
alter table public.notification_preferences add constraint notification_preferences_kind_check check (kind in (
  'application', 'decision', 'payment', 'reward', 'voucher_expiring', 'listing_expiring', 'report', 'system', 'message'
));
alter table public.reports drop constraint reports_target_kind_check;
alter table public.reports add constraint reports_target_kind_check check (target_kind in ('project', 'relasi', 'thread'));

insert into public.app_settings (key, value, label, is_public) values
  ('messages_per_day_at_first', '60', 'Pesan antaranggota dalam 24 jam selama 7 hari pertama sebuah akun (0 = tanpa batas)', false),
  ('messages_per_day', '500', 'Pesan antaranggota dalam 24 jam sesudahnya (0 = tanpa batas)', false),
  ('contact_requests_per_day', '10', 'Percakapan baru dari Cari Relasi per anggota dalam 24 jam (0 = tanpa batas)', false);

-- Conversations inside the platform: one for each application, and one for each contact request. Nobody outside reads anything;
-- rows are written by the functions below alone.
create table public.threads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('application', 'contact')),
  application_id uuid unique references public.project_applications (id) on delete set null,
  project_id uuid references public.project_listings (id) on delete set null,
  contact_id uuid references public.relasi_bisnis (id) on delete set null,
  starter_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  last_message_at timestamptz,
  ended_at timestamptz,
  constraint threads_contact_once unique (contact_id, starter_id)
);
comment on column public.threads.ended_at is 'Since then nobody writes any more: the application was withdrawn or deleted, or one of the two has left.';
create index threads_project_id_idx on public.threads (project_id);
create index threads_starter_id_idx on public.threads (starter_id, created_at desc);

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

-- What members do in a conversation: write, read, share contacts, block; and what the jobs do.

-- The other member of a thread of this person; null for a stranger, or when the other has left.
create function private.other_member(thread_id uuid, person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select other.user_id from public.thread_members as me
    join public.thread_members as other on other.thread_id = me.thread_id and other.user_id <> me.user_id
  where me.thread_id = other_member.thread_id and me.user_id = person
$$;

-- Whether one member has blocked another.
create function private.has_blocked(blocker uuid, blocked uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.member_blocks where blocker_id = blocker and blocked_id = blocked)
$$;

-- Refuses the writer who has written much: at most 20 lines a minute, and so many in 24 hours as the age of the account allows.
-- Errors: PT429 too_fast, daily_limit.
create function private.limit_messages(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_new boolean := (select u.created_at > now() - interval '7 days' from auth.users as u where u.id = person);
  limit_a_day integer := private.setting_integer(case when is_new then 'messages_per_day_at_first' else 'messages_per_day' end);
begin
  perform private.lock_user('thread_message', person);
  if (
    select count(*) from public.thread_messages where sender_id = person and created_at > clock_timestamp() - interval '1 minute'
  ) >= 20 then
    raise exception 'Anda menulis sangat cepat. Tunggu sebentar, lalu kirim lagi. Tulisan Anda tidak hilang.'
      using errcode = 'PT429', hint = 'too_fast';
  end if;
  if limit_a_day > 0 and (
    select count(*) from public.thread_messages where sender_id = person and created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % pesan dalam 24 jam terakhir. %', limit_a_day, case
      when is_new then 'Batas ini naik sendiri setelah akun Anda berumur 7 hari. Lanjutkan besok, ya.'
      else 'Lanjutkan besok, ya.'
    end using errcode = 'PT429', hint = 'daily_limit';
  end if;
end
$$;

-- Writes a line for a member; the function send-message calls it with what it has found risky, and clients cannot. A line whose id is
-- there already is that line: nothing is written. The line of somebody whom the other has blocked stays with its sender.
-- Errors: PT404 not_found · PT409 message_id_taken, thread_over · PT403 blocked_by_you · PT422 message_empty, message_too_long ·
-- PT429 too_fast, daily_limit.
create function public.send_message(person uuid, thread_id uuid, message_id uuid, body text, risk text default null)
returns public.thread_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  thread public.threads;
  other uuid;
  line public.thread_messages;
  sender_name text;
  -- Line breaks and joined emoji stay; control and direction marks, which make a text look like another, go.
  words text := btrim(
    regexp_replace(coalesce(send_message.body, ''), '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
    E' \n\t'
  );
begin
  select m.display_name into sender_name from public.thread_members as m
  where m.thread_id = send_message.thread_id and m.user_id = person;
  if sender_name is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  -- One line after the other, so that the order of a thread is that of its times.
  select t.* into thread from public.threads as t where t.id = send_message.thread_id for update;
  select m.* into line from public.thread_messages as m where m.id = send_message.message_id;
  if line.id is not null then
    if line.sender_id is not distinct from person and line.thread_id = thread.id then
      return line;
    end if;
    raise exception 'Pesan belum terkirim. Coba lagi.' using errcode = 'PT409', hint = 'message_id_taken';
  end if;
  if words = '' then
    raise exception 'Tulis pesan dulu' using errcode = 'PT422', hint = 'message_empty';
  end if;
  if char_length(words) > 2000 then
    raise exception 'Pesan paling panjang 2.000 karakter' using errcode = 'PT422', hint = 'message_too_long';
  end if;
  other := private.other_member(thread.id, person);
  if thread.ended_at is not null or other is null then
    raise exception 'Percakapan ini sudah selesai' using errcode = 'PT409', hint = 'thread_over';
  end if;
  if private.has_blocked(person, other) then
    raise exception 'Anda memblokir orang ini. Buka blokirnya untuk menulis lagi.' using errcode = 'PT403', hint = 'blocked_by_you';
  end if;
  perform private.limit_messages(person);
  insert into public.thread_messages (id, thread_id, sender_id, body, risk, is_delivered, created_at)
  values (
    send_message.message_id, thread.id, person, words, send_message.risk, not private.has_blocked(other, person), clock_timestamp()
  ) returning * into line;
  if line.is_delivered then
    update public.threads as t set last_message_at = line.created_at where t.id = thread.id;
    update public.thread_members as m set unread = m.unread + 1, unread_since = coalesce(m.unread_since, line.created_at)
    where m.thread_id = thread.id and m.user_id = other;
    perform private.notify_in_thread(thread.id, other, 'Pesan baru dari ' || sender_name);
  end if;
  return line;
end
$$;
grant execute on function public.send_message(uuid, uuid, uuid, text, text) to service_role;

-- The bell, once for each thread until it is read; mails come as a digest.
create function private.notify_in_thread(thread_id uuid, person uuid, title text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (
    select from public.notification_preferences as p where p.user_id = person and p.kind = 'message' and not p.in_app
  ) then
    return;
  end if;
  insert into public.notifications (user_id, kind, title, body, link, dedupe_key)
  select person, 'message', left(notify_in_thread.title, 200), coalesce(p.project_name, ''), '/pesan/' || t.id,
    'message:' || t.id || ':' || person
  from public.threads as t left join public.project_listings as p on p.id = t.project_id where t.id = notify_in_thread.thread_id
  on conflict (dedupe_key) do nothing;
end
$$;

-- The caller has read a thread up to its newest line. Changes nothing for a stranger.
create function public.mark_thread_read(thread_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  newest timestamptz;
begin
  select max(m.created_at) into newest from public.thread_messages as m
  where m.thread_id = mark_thread_read.thread_id and m.is_delivered and m.sender_id is distinct from me;
  update public.thread_members as m
  set unread = 0, unread_since = null, mailed_at = null,
    last_read_at = case
      when private.has_blocked(me, private.other_member(m.thread_id, me)) then m.last_read_at
      else greatest(m.last_read_at, newest)
    end
  where m.thread_id = mark_thread_read.thread_id and m.user_id = me
    and (m.unread > 0 or m.last_read_at is distinct from greatest(m.last_read_at, newest));
  delete from public.notifications as n
  where n.user_id = me and n.dedupe_key = 'message:' || mark_thread_read.thread_id || ':' || me;
end
$$;
grant execute on function public.mark_thread_read(uuid) to authenticated;

-- 'Bagikan kontak', or takes it back. Number and e-mail are seen only while both share them. Out: whether the caller shares now.
-- Errors: PT404 not_found · PT409 thread_over.
create function public.share_contact(thread_id uuid, shares boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  other uuid := private.other_member(share_contact.thread_id, auth.uid());
  mine public.thread_members;
begin
  select m.* into mine from public.thread_members as m where m.thread_id = share_contact.thread_id and m.user_id = me for update;
  if mine.user_id is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if coalesce(share_contact.shares, false) = (mine.shared_at is not null) then
    return mine.shared_at is not null;
  end if;
  if share_contact.shares and (
    other is null or exists (select from public.threads as t where t.id = mine.thread_id and t.ended_at is not null)
  ) then
    raise exception 'Percakapan ini sudah selesai' using errcode = 'PT409', hint = 'thread_over';
  end if;
  update public.thread_members as m set shared_at = case when share_contact.shares then now() end
  where m.thread_id = mine.thread_id and m.user_id = me;
  if share_contact.shares and not private.has_blocked(other, me) and not private.has_blocked(me, other) then
    perform private.notify_in_thread(mine.thread_id, other, mine.display_name || ' ingin berbagi kontak');
  end if;
  return coalesce(share_contact.shares, false);
end
$$;
grant execute on function public.share_contact(uuid, boolean) to authenticated;

-- Blocks the other member of a thread, everywhere, or lifts it. The other is not told; what they write from then on stays with them,
-- and contacts that the caller has shared with them are taken back. Out: whether they are blocked now. Errors: PT404 not_found.
create function public.block_member(thread_id uuid, blocks boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  other uuid := private.other_member(block_member.thread_id, auth.uid());
begin
  if other is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if not coalesce(block_member.blocks, false) then
    delete from public.member_blocks as b where b.blocker_id = me and b.blocked_id = other;
    return false;
  end if;
  insert into public.member_blocks (blocker_id, blocked_id) values (me, other) on conflict do nothing;
  update public.thread_members as m set shared_at = null
  where m.user_id = me and m.shared_at is not null and private.other_member(m.thread_id, me) = other;
  return true;
end
$$;
grant execute on function public.block_member(uuid, boolean) to authenticated;

-- What a report of a conversation keeps: the last 20 lines that the reporter may see. Null for a stranger.
create function private.thread_snapshot(thread_id uuid, reporter uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', thread_snapshot.thread_id, 'user_id', other.user_id, 'name', other.display_name,
    'lines', (
      select jsonb_agg(
        jsonb_build_object('from', case when l.sender_id = reporter then 'reporter' else 'reported' end, 'body', l.body, 'at', l.created_at)
        order by l.created_at, l.id
      )
      from (
        select m.* from public.thread_messages as m
        where m.thread_id = thread_snapshot.thread_id and (m.is_delivered or m.sender_id = reporter)
        order by m.created_at desc, m.id desc limit 20
      ) as l
    )
  )
  from public.thread_members as me
    left join public.thread_members as other on other.thread_id = me.thread_id and other.user_id <> me.user_id
  where me.thread_id = thread_snapshot.thread_id and me.user_id = reporter
$$;

-- What a deleted account leaves in conversations: its lines are emptied, its threads end, and one that it had alone goes.
create function private.forget_threads(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.notifications as n using public.thread_members as m
  where m.user_id = person and n.dedupe_key = 'message:' || m.thread_id || ':' || private.other_member(m.thread_id, person);
  update public.thread_messages set body = '', risk = null, removed_at = now() where sender_id = person;
  update public.threads as t
  set ended_at = coalesce(t.ended_at, now()), starter_id = nullif(t.starter_id, person)
  where t.id in (select m.thread_id from public.thread_members as m where m.user_id = person);
  delete from public.threads as t
  where t.id in (select m.thread_id from public.thread_members as m where m.user_id = person)
    and private.other_member(t.id, person) is null;
end
$$;

-- For the job: one mail to each member about what has waited unread for 15 minutes, at most one in 6 hours. Returns how many.
create function private.queue_message_digests() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting record;
  queued integer := 0;
begin
  for waiting in
    with due as (
      update public.thread_members as m set mailed_at = now()
      where m.unread > 0 and m.mailed_at is null and m.unread_since <= now() - interval '15 minutes'
        and not exists (
          select from public.notifications as n
          where n.user_id = m.user_id and n.kind = 'message' and n.email_status <> 'skipped' and n.created_at > now() - interval '6 hours'
        )
      returning m.*
    )
    select due.user_id, sum(due.unread) as lines, string_agg(distinct other.display_name, ', ') as names
    from due left join public.thread_members as other on other.thread_id = due.thread_id and other.user_id <> due.user_id
    where not exists (
      select from public.notification_preferences as p where p.user_id = due.user_id and p.kind = 'message' and not p.email
    )
    group by due.user_id
  loop
    insert into public.notifications (user_id, kind, title, body, link, in_app, email_status)
    values (
      waiting.user_id, 'message', waiting.lines || ' pesan belum dibaca',
      left('Dari ' || coalesce(waiting.names, 'akun yang sudah dihapus') || '. Balas di KawanUsaha.', 1000), '/pesan', false, 'pending'
    );
    queued := queued + 1;
  end loop;
  return queued;
end
$$;

-- For the job: a conversation is kept for 12 months after its end, or after its last line when nobody has ended it. Returns how many went.
create function private.purge_old_threads() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.threads
  where coalesce(ended_at, last_message_at, created_at) <= now() - interval '12 months';
  get diagnostics purged = row_count;
  return purged;
end
$$;

-- Trigger: who applies is what the profile says, never what the client says, and without number and e-mail for whom wants to write
-- here first; at most 30 applications in 24 hours.
-- Errors: PT429 daily_limit.
create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
  limit_a_day integer := private.setting_integer('applications_per_day');
begin
  select * into profile from public.pengguna where id = new.applicant_id;
  new.applicant_name := coalesce(profile.nama_lengkap, profile.username, 'Pengguna');
  new.applicant_email := case when not new.via_messages then profile.email end;
  new.applicant_whatsapp := case when not new.via_messages then profile.no_wa end;
  new.applicant_skills := array(
    select main_skill from public.relasi_bisnis where user_id = new.applicant_id order by created_at desc limit 1
  );
  new.application_message := btrim(new.application_message);
  new.status := 'pending';
  new.decided_at := null;
  perform private.lock_user('apply', new.applicant_id);
  if limit_a_day > 0 and (
    select count(*) from public.project_applications
    where applicant_id = new.applicant_id and created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % lamaran dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;

-- Puts a deleted listing or contact back as it was, applications included, within 30 days.
-- Errors: 42501 admin_required · PT404 not_found (never there, restored already, or too old).
create or replace function public.admin_restore_content(deleted_id uuid) returns public.deleted_content
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed public.deleted_content;
  project public.project_listings;
  contact public.relasi_bisnis;
begin
  perform private.require_admin();
  select * into removed from public.deleted_content
  where id = deleted_id and restored_at is null and deleted_at > now() - interval '30 days' for update;
  if removed.id is null then
    raise exception 'Konten tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if removed.kind = 'project' then
    project := jsonb_populate_record(null::public.project_listings, removed.row);
    insert into public.project_listings (
      id, user_id, project_name, project_description, project_type, required_skills, budget_range, timeline,
      contact_method, owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path,
      is_active, closed_at, closed_reason, expires_at, created_at
    ) values (
      project.id, project.user_id, project.project_name, project.project_description, project.project_type,
      project.required_skills, project.budget_range, project.timeline, project.contact_method, project.owner_name,
      project.owner_email, project.city, project.is_remote, project.hours_per_week, project.reward_type, project.seats,
      project.deadline, project.picture_path, project.is_active, project.closed_at, project.closed_reason,
      project.expires_at, project.created_at
    );
    insert into public.project_applications (
      id, project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills,
      application_message, status, created_at, decided_at, via_messages
    )
    select a.id, a.project_id, a.applicant_id, a.applicant_name, a.applicant_email, a.applicant_whatsapp,
      a.applicant_skills, a.application_message, a.status, a.created_at, a.decided_at, coalesce(a.via_messages, false)
    from jsonb_populate_recordset(null::public.project_applications, removed.children) as a
    where exists (select from auth.users where id = a.applicant_id);
  else
    contact := jsonb_populate_record(null::public.relasi_bisnis, removed.row);
    insert into public.relasi_bisnis (
      id, user_id, name, main_skill, experience, vision, whatsapp, city, campus, hours_per_week, looking_for, created_at
    ) values (
      contact.id, contact.user_id, contact.name, contact.main_skill, contact.experience, contact.vision, contact.whatsapp,
      contact.city, contact.campus, contact.hours_per_week, contact.looking_for, contact.created_at
    );
  end if;
  update public.deleted_content set restored_at = now() where id = removed.id returning * into removed;
  perform private.write_audit(removed.kind || '.restored', removed.kind, removed.content_id::text, null, removed.row);
  perform private.notify(removed.owner_id, 'system', 'Konten Anda sudah dipulihkan',
    coalesce(removed.row ->> 'project_name', removed.row ->> 'name'), null, 'content_restored:' || removed.id);
  return removed;
end
$$;

-- Trigger: a report keeps what its reporter may see of the content as it was, nothing hidden; at most 20 reports in 24 hours.
-- Errors: PT404 not_found (also for a closed listing that the reporter cannot see) · PT429 daily_limit.
create or replace function private.prepare_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.target_kind = 'project' then
    select to_jsonb(shown) into new.snapshot
    from (
      select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range, p.timeline,
        p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type, p.seats, p.deadline, p.picture_path, p.created_at
      from public.project_listings as p
      where p.id = new.target_id and (
        p.is_active and p.expires_at > now() or p.user_id = new.reporter_id or exists (
          select from public.project_applications as a where a.project_id = p.id and a.applicant_id = new.reporter_id
        )
      )
    ) as shown;
  elsif new.target_kind = 'thread' then
    new.snapshot := private.thread_snapshot(new.target_id, new.reporter_id);
  else
    select to_jsonb(shown) into new.snapshot
    from (
      select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week, r.looking_for,
        r.created_at
      from public.relasi_bisnis as r where r.id = new.target_id
    ) as shown;
  end if;
  if new.snapshot is null then
    raise exception 'Konten yang dilaporkan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  new.reason := btrim(new.reason);
  new.details := nullif(btrim(new.details), '');
  perform private.lock_user('report', new.reporter_id);
  if (
    select count(*) from public.reports where reporter_id = new.reporter_id and created_at > now() - interval '24 hours'
  ) >= 20 then
    raise exception 'Anda sudah mengirim 20 laporan dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;

-- Removes what an account has left in rows of others: applications in the archive of a deleted project, snapshots of reports,
-- messages to us, lines of conversations, and notifications that name the person or their project. Books, ids in the audit log and the keyed hash of a
-- rewarded mailbox stay (docs/database.md).
create or replace function private.forget_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.deleted_content as d
  set children = coalesce((
    select jsonb_agg(child) from jsonb_array_elements(d.children) as child where child ->> 'applicant_id' <> old.id::text
  ), '[]')
  where d.children @> jsonb_build_array(jsonb_build_object('applicant_id', old.id));
  update public.reports set snapshot = '{}' where snapshot ->> 'user_id' = old.id::text;
  perform private.forget_threads(old.id);
  delete from public.contact_messages as m
  where m.user_id = old.id or (old.email_confirmed_at is not null and lower(m.email) = lower(old.email));
  delete from public.notifications as n using public.project_applications as a
  where n.dedupe_key in ('application:' || a.id, 'decision:' || a.id)
    and (a.applicant_id = old.id or a.project_id in (select p.id from public.project_listings as p where p.user_id = old.id));
  return old;
end
$$;

-- Which tables tell their readers about changes at once (realtime): what the open pages of a member react to. A hosted
-- project has the publication already, perhaps with tables of its own.
do $$
declare
  wanted text;
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  foreach wanted in array array[
    'notifications', 'project_applications', 'entitlements', 'payments', 'coin_transfers', 'thread_messages', 'thread_members'
  ] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = wanted
    ) then
      execute format('alter publication supabase_realtime add table public.%I', wanted);
    end if;
  end loop;
end
$$;
