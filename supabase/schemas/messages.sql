-- What the notification centre shows. Rows come from triggers and jobs through private.notify only.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'application', 'decision', 'payment', 'reward', 'voucher_expiring', 'listing_expiring', 'report', 'system',
    'message', 'saved_search', 'team'
  )),
  title text not null check (char_length(title) between 1 and 200),
  body text not null default '' check (char_length(body) <= 1000),
  link text check (link ~ '^/[^/\\]' and char_length(link) <= 300),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  in_app boolean not null default true,
  email_status text not null default 'skipped' check (email_status in ('pending', 'sent', 'failed', 'skipped')),
  email_attempts integer not null default 0,
  dedupe_key text unique
);
comment on column public.notifications.in_app is 'False where the member wants this kind by e-mail only; such a row is not shown.';
comment on column public.notifications.email_status is 'The mail job sends what is pending.';
comment on column public.notifications.dedupe_key is 'The business fact behind it, so that a repeated job tells no user twice.';
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_created_at_idx on public.notifications (created_at);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null and in_app;
create index notifications_failed_idx on public.notifications (created_at) where email_status = 'failed';
create index notifications_email_idx on public.notifications (created_at) where email_status = 'pending';

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select (id, user_id, kind, title, body, link, read_at, created_at) on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
grant delete on public.notifications to authenticated;

create policy "read own" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and in_app);
create policy "mark own" on public.notifications for update to authenticated
  using (user_id = (select auth.uid()) and in_app) with check (user_id = (select auth.uid()));
create policy "delete own" on public.notifications for delete to authenticated
  using (user_id = (select auth.uid()) and in_app);

-- Which kinds a member wants, and whether in the app, by e-mail or both. No row means both.
create table public.notification_preferences (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'application', 'decision', 'payment', 'reward', 'voucher_expiring', 'listing_expiring', 'report', 'system',
    'message', 'saved_search', 'team'
  )),
  email boolean not null default true,
  in_app boolean not null default true,
  primary key (user_id, kind)
);

alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from anon, authenticated;
grant select, insert, update, delete on public.notification_preferences to authenticated;

create policy "own" on public.notification_preferences for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Tells a member something, in the ways that the member wants this kind. Adds no row where neither is wanted, and none where
-- the same fact (dedupe_key) has been told before.
create function private.notify(
  person uuid, kind text, title text, body text, link text, dedupe_key text default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wants_email boolean := true;
  wants_in_app boolean := true;
begin
  select p.email, p.in_app into wants_email, wants_in_app
  from public.notification_preferences as p where p.user_id = person and p.kind = notify.kind;
  if not coalesce(wants_email, true) and not coalesce(wants_in_app, true) then
    return;
  end if;
  insert into public.notifications (user_id, kind, title, body, link, in_app, email_status, dedupe_key)
  values (
    person, notify.kind, left(notify.title, 200), left(notify.body, 1000), notify.link, coalesce(wants_in_app, true),
    case when coalesce(wants_email, true) then 'pending' else 'skipped' end, notify.dedupe_key
  )
  on conflict (dedupe_key) do nothing;
end
$$;

-- The tickets of /kontak. Everyone may write; the desk works on them through the functions of tickets.sql.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_number text not null unique,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 255 and email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  user_id uuid references auth.users (id) on delete set null,
  status text not null default 'new' check (status in ('new', 'working', 'done')),
  created_at timestamptz not null default now(),
  kind text not null default 'question' check (kind in ('question', 'complaint', 'appeal')),
  due_at timestamptz not null,
  warn_at timestamptz not null,
  warned text check (warned in ('half', 'late')),
  handled_by uuid references auth.users (id) on delete set null,
  answered_at timestamptz,
  closed_at timestamptz,
  merged_into uuid references public.contact_messages (id) on delete cascade,
  check (merged_into is null or status = 'done'),
  check ((status = 'done') = (closed_at is not null))
);
comment on column public.contact_messages.due_at is 'Until when /kontak promises an answer.';
comment on column public.contact_messages.warn_at is 'When half of that time is over.';
comment on column public.contact_messages.warned is 'What the desk has been told of an unanswered ticket.';
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);
create index contact_messages_open_idx on public.contact_messages (due_at, id) where status <> 'done';
create index contact_messages_complaints_idx on public.contact_messages (due_at, id) where status <> 'done' and kind <> 'question';
create index contact_messages_warn_idx on public.contact_messages (warn_at)
  where status <> 'done' and answered_at is null and warned is distinct from 'late';
create index contact_messages_handled_by_idx on public.contact_messages (handled_by);
create index contact_messages_merged_into_idx on public.contact_messages (merged_into);
create index contact_messages_closed_at_idx on public.contact_messages (closed_at) where closed_at is not null;
create index contact_messages_trgm_idx on public.contact_messages using gin (
  ticket_number extensions.gin_trgm_ops, name extensions.gin_trgm_ops, email extensions.gin_trgm_ops, subject extensions.gin_trgm_ops
);
create index contact_messages_done_idx on public.contact_messages (created_at desc, id) where status = 'done';

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant select (id, ticket_number, name, email, subject, message, user_id, status, created_at, kind, due_at, answered_at, closed_at,
  merged_into) on public.contact_messages to authenticated;

create policy "read own, admins all" on public.contact_messages for select to authenticated
  using (user_id = (select auth.uid()) or (select private.allows('tickets')));

-- Trigger: a message to us has one line each for name and subject. Errors: PT422 name_refused.
create function private.check_contact_message() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.has_hidden_characters(new.name) or private.has_hidden_characters(new.subject) then
    raise exception 'Nama atau subjek berisi karakter yang tidak terlihat. Ketik ulang isinya.'
      using errcode = 'PT422', hint = 'name_refused';
  end if;
  return new;
end
$$;
create trigger a_check_names before insert on public.contact_messages
  for each row execute function private.check_contact_message();

-- Trigger: who answers tickets hears of a message to us. The notification carries the ticket number only; the message stays in one place.
create function private.notify_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(s.user_id, 'system', 'Pesan baru: ' || new.ticket_number,
    'Ada pesan dari halaman Kontak yang menunggu jawaban.', '/admin?tab=pesan&tiket=' || new.ticket_number, 'contact_message:' || new.id || ':' || s.user_id)
  from private.staff_with('tickets') as s;
  return null;
end
$$;
create trigger notify_admins after insert on public.contact_messages
  for each row execute function private.notify_contact_message();

-- Takes a message and gives its ticket number. At most 5 in 24 hours per address, and per account.
-- Errors: 23514 a field is empty, too long or no e-mail address · PT429 daily_limit.
create function private.submit_contact_message(
  name text, email text, subject text, message text, out ticket_number text, out created_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address text := lower(btrim(submit_contact_message.email));
  limit_a_day integer := private.setting_integer('contact_messages_per_day');
  limit_of_visitors integer := private.setting_integer('visitor_messages_per_day');
begin
  perform pg_advisory_xact_lock(hashtextextended('contact:' || coalesce(address, ''), 0));
  if auth.uid() is not null then
    perform private.lock_user('contact', auth.uid());
  end if;
  if limit_a_day > 0 and (
    select count(*) from public.contact_messages as c
    where c.created_at > now() - interval '24 hours' and (lower(c.email) = address or c.user_id = auth.uid())
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % pesan dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  -- A visitor chooses the address freely, so all of them together have a limit, too.
  if auth.uid() is null and limit_of_visitors > 0 then
    perform pg_advisory_xact_lock(hashtextextended('contact of visitors', 0));
    if (
      select count(*) from public.contact_messages as c
      where c.created_at > now() - interval '24 hours' and c.user_id is null
    ) >= limit_of_visitors then
      raise exception 'Kami menerima terlalu banyak pesan hari ini. Masuk ke akun Anda atau kirim email kepada kami.'
        using errcode = 'PT429', hint = 'daily_limit';
    end if;
  end if;
  insert into public.contact_messages as c (ticket_number, name, email, subject, message, user_id)
  values (
    'KU-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || private.random_code(6),
    btrim(submit_contact_message.name), address, btrim(submit_contact_message.subject),
    btrim(submit_contact_message.message), auth.uid()
  )
  returning c.ticket_number, c.created_at into ticket_number, created_at;
end
$$;
call private.expose('submit_contact_message(text, text, text, text)', 'anon', 'authenticated');
comment on function public.submit_contact_message(text, text, text, text) is 'nullable: none';
