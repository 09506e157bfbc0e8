-- Conversations inside the platform: one for each application, each invitation, and each contact request. No user outside reads anything;
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
comment on column public.threads.ended_at is 'Since then neither user can write any more: the application was withdrawn or deleted, or one of the two has left.';
create index threads_project_id_idx on public.threads (project_id);
create index threads_starter_id_idx on public.threads (starter_id, created_at desc);
create index threads_invited_id_idx on public.threads (invited_id);

-- A key of its own: sockets are told the key of a deleted row, and no user outside shall learn who talked to whom.
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
  contact_given_at timestamptz,
  constraint thread_members_once unique (thread_id, user_id)
);
comment on column public.thread_members.shared_at is 'Since when this person agrees that the other sees number and e-mail; null when not, or no longer.';
comment on column public.thread_members.contact_given_at is
  'Since when the other could see number and e-mail because both shared; stays when one of them takes it back, or blocks.';
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
  picture_path text,
  constraint thread_messages_content check (
    char_length(body) <= 2000 and (btrim(body, E' \n\t') <> '' or picture_path is not null or removed_at is not null)
  )
);
comment on column public.thread_messages.picture_path is 'An object of the private bucket gambar-pesan: <sender>/<thread>/<line>.webp.';
comment on column public.thread_messages.is_delivered is 'False where the receiver has blocked the sender, who is not told.';
comment on column public.thread_messages.removed_at is 'Set when the account of the sender was deleted: the line is empty.';
create index thread_messages_thread_id_idx on public.thread_messages (thread_id, created_at desc, id desc);
create unique index thread_messages_picture_path_key on public.thread_messages (picture_path) where picture_path is not null;
create index thread_messages_sender_id_idx on public.thread_messages (sender_id, created_at desc);

-- The caller's threads as a list, like private.own_project_list().
create function private.own_thread_list() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(thread_id), '{}') from public.thread_members where user_id = auth.uid()
$$;
grant execute on function private.own_thread_list() to authenticated;

alter table public.threads enable row level security;
alter table public.thread_members enable row level security;
alter table public.thread_messages enable row level security;
revoke all on public.threads, public.thread_members, public.thread_messages from anon, authenticated;
grant select on public.threads to authenticated;
grant select (id, thread_id, user_id, display_name, unread, last_read_at, shared_at) on public.thread_members to authenticated;
grant select (id, thread_id, sender_id, body, risk, created_at, removed_at, picture_path) on public.thread_messages to authenticated;

create policy "read as member" on public.threads for select to authenticated
  using (id = any ((select private.own_thread_list())::uuid[]));
create policy "read as member" on public.thread_members for select to authenticated
  using (thread_id = any ((select private.own_thread_list())::uuid[]));
create policy "read as member" on public.thread_messages for select to authenticated
  using (
    thread_id = any ((select private.own_thread_list())::uuid[])
    and (is_delivered or sender_id = (select auth.uid()))
  );

-- The thread of an application, made when it is not there yet. Null when the project or one of the two is gone, and no new one for an
-- application that was withdrawn.
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
  if project.user_id is null or project.user_id = application.applicant_id or application.closed_reason = 'withdrawn' then
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
create trigger end_withdrawn_thread after update of closed_reason on public.project_applications
  for each row when (new.closed_reason = 'withdrawn' and old.closed_reason is null) execute function private.end_application_thread();

-- The caller's thread about an application that the caller has sent or received, or with the owner of a business contact (Premium
-- members begin those, at most contact_requests_per_day in 24 hours; everybody answers). Makes it when it is not there. Out: its id.
-- Errors: 42501 login_required · PT404 not_found · PT402 premium_required · PT403 age_needed, age_limited (the caller) or
-- contact_hidden (the other, whose age it does not tell) · PT429 daily_limit.
create function private.open_thread(kind text, target_id uuid) returns uuid
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
      if found_id is null and not private.is_hidden(contact.user_id) then
        if not private.has_premium(me) then
          raise exception 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium' using errcode = 'PT402', hint = 'premium_required';
        end if;
        perform private.require_may(me, 'contact_request');
        if not private.may(contact.user_id, 'contact_request') then
          raise exception 'Orang ini belum bisa dihubungi lewat pesan' using errcode = 'PT403', hint = 'contact_hidden';
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
call private.expose('open_thread(text, uuid)', 'authenticated');

-- The caller's thread with a person whom they invite to their open listing: a person who wants to be found (18 and over). Owners begin
-- those for free, at most invitations_per_day in 24 hours; a person who has applied already is spoken to in the application's thread. Makes
-- it when it is not there; the invited person hears of it with the first line. One that has no line after 15 minutes is no invitation: it
-- is taken away before the next, counts no more, and cannot be kept in store to pass the limit. Out: its id.
-- Errors: 42501 login_required · PT403 age_needed, age_limited · PT404 not_found, not_findable · PT409 project_closed · PT429 daily_limit.
create function private.invite_person(project_id uuid, person_id uuid) returns uuid
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
  where a.project_id = project.id and a.applicant_id = invite_person.person_id and a.closed_reason is distinct from 'withdrawn';
  if application.id is not null then
    return private.thread_of_application(application);
  end if;
  perform private.lock_user('invitation', me);
  delete from public.threads as t
  where t.starter_id = me and t.kind = 'invitation' and t.last_message_at is null and t.created_at < now() - interval '15 minutes'
    and not exists (select from public.thread_messages as m where m.thread_id = t.id);
  select t.id into found_id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id;
  if found_id is not null then
    return found_id;
  end if;
  if not project.is_active or project.expires_at <= now() then
    raise exception 'Proyek ini sudah ditutup. Buka lagi untuk mengundang orang.' using errcode = 'PT409', hint = 'project_closed';
  end if;
  perform private.require_may(me, 'invite');
  if invite_person.person_id = me or not private.is_findable(invite_person.person_id) then
    raise exception 'Orang ini tidak bisa diundang' using errcode = 'PT404', hint = 'not_findable';
  end if;
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
call private.expose('invite_person(uuid, uuid)', 'authenticated');
