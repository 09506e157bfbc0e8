-- What the notification centre shows. Rows come from triggers and jobs through private.notify only.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'application', 'decision', 'payment', 'reward', 'voucher_expiring', 'listing_expiring', 'report', 'system'
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
comment on column public.notifications.dedupe_key is 'The business fact behind it, so that a repeated job tells nobody twice.';
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null and in_app;
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

create table public.notification_preferences (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'application', 'decision', 'payment', 'reward', 'voucher_expiring', 'listing_expiring', 'report', 'system'
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
