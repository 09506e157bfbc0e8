-- Who is banned, has paused the account or, below 13, has no guardian's consent (any more), as a list of their own: what such an account
-- publishes is not shown meanwhile, and every query of the directories asks. Bans themselves are auth.users.banned_until, which admins set here and Supabase's admin API elsewhere.
create table private.banned_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  until timestamptz not null
);
create index banned_members_until_idx on private.banned_members (until);
alter table private.banned_members enable row level security;

-- Accounts that their owners have paused: hidden everywhere until they come back, within a year.
create table public.account_pauses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  paused_at timestamptz not null default now(),
  reminded_at timestamptz
);
create index account_pauses_paused_at_idx on public.account_pauses (paused_at);
alter table public.account_pauses enable row level security;
revoke all on public.account_pauses from anon, authenticated, service_role;
grant select on public.account_pauses to authenticated, service_role;
create policy "read own" on public.account_pauses for select to authenticated using (user_id = (select auth.uid()));

-- Brings the list up to date for one account: hidden until the last of its reasons ends.
create function private.follow_hiding(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  ends timestamptz := greatest(
    (select u.banned_until from auth.users as u where u.id = person),
    (select 'infinity'::timestamptz from public.account_pauses as a where a.user_id = person),
    case when not private.may(person, 'act') then 'infinity'::timestamptz end
  );
begin
  if ends is null then
    delete from private.banned_members as b where b.user_id = person;
  elsif exists (select from auth.users as u where u.id = person) then
    insert into private.banned_members as b (user_id, until) values (person, ends)
    on conflict (user_id) do update set until = excluded.until where b.until <> excluded.until;
  end if;
end
$$;

-- Trigger: follows auth.users.banned_until.
create function private.follow_ban() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.follow_hiding(new.id);
  return null;
end
$$;
create trigger follow_new_ban after insert on auth.users
  for each row when (new.banned_until is not null) execute function private.follow_ban();
create trigger follow_ban after update of banned_until on auth.users
  for each row when (new.banned_until is distinct from old.banned_until) execute function private.follow_ban();

-- Trigger: follows the year of birth and the consent of a guardian. In: the column that names the member.
create function private.follow_guardian() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.follow_hiding((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid);
  return null;
end
$$;
create trigger follow_guardian after insert or update of birth_year or delete on public.member_ages
  for each row execute function private.follow_guardian('user_id');
create trigger follow_guardian after insert or update of confirmed_at, ended_at or delete on public.guardian_requests
  for each row execute function private.follow_guardian('child_id');

create table public.member_blocks (
  blocker_id uuid not null references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index member_blocks_blocked_id_idx on public.member_blocks (blocked_id);
alter table public.member_blocks enable row level security;
revoke all on public.member_blocks from anon, authenticated;
grant select on public.member_blocks to authenticated;
create policy "read own" on public.member_blocks for select to authenticated
  using (blocker_id = (select auth.uid()));

-- Whom the caller has blocked, and who has blocked the caller: the two see nothing of each other, and neither is told.
create function private.blocked_pairs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  return case when me is null then '{}' else array(
    select b.blocked_id from public.member_blocks as b where b.blocker_id = me
    union select b.blocker_id from public.member_blocks as b where b.blocked_id = me
  ) end;
end
$$;

-- The accounts of which the caller sees nothing at this moment: banned, paused, or a block between the two. Policies and filters ask once
-- per statement: `user_id <> all ((select …)::uuid[])`. One statement, since a call of another function would cost as much again.
create function private.hidden_members() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select m.user_id from private.banned_members as m where m.until > now()
    union all select b.blocked_id from public.member_blocks as b where b.blocker_id = (select auth.uid())
    union all select b.blocker_id from public.member_blocks as b where b.blocked_id = (select auth.uid())
  )
$$;
grant execute on function private.hidden_members() to anon, authenticated, service_role;

-- The condition that leaves out who is hidden by a block, for SQL that is put together; nothing where there is none.
create function private.block_filter(alias text) returns text
language sql stable security definer set search_path = '' as $$
  select case when cardinality(pairs) = 0 then '' else format(' and %I.user_id <> all (%L::uuid[])', alias, pairs) end
  from (select private.blocked_pairs() as pairs) as p
$$;

-- Whether one account is banned or paused at this moment.
create function private.is_banned(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.banned_members where user_id = is_banned.person and until > now())
$$;

-- Whether the caller sees nothing of one account at this moment.
create function private.is_hidden(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_banned(is_hidden.person) or is_hidden.person = any (private.blocked_pairs())
$$;

-- Whether two accounts see nothing of each other at this moment, for every caller: one of them is banned or paused, or a block is between them.
create function private.are_apart(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_banned(one) or private.is_banned(other) or exists (
    select from public.member_blocks as b where (b.blocker_id, b.blocked_id) in ((one, other), (other, one))
  )
$$;

-- For the job: bans that are over end as if they were lifted, with all that follows from that (rewards), and leave the list. At most
-- 100 accounts at once. Returns how many.
create function private.forget_bans() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended integer;
begin
  update auth.users as u set banned_until = null
  where u.id in (
    select o.id from auth.users as o
    where o.banned_until <= now() and o.id in (
      select m.user_id from private.banned_members as m where m.until <= now()
      -- A pause, or the wait for a guardian, keeps an account in the list for as long as it lasts.
      union all select m.user_id from private.banned_members as m where m.until = 'infinity'
    )
    order by o.id limit 100 for update of o skip locked
  );
  get diagnostics ended = row_count;
  delete from private.banned_members as m
  where m.until <= now() and not exists (select from auth.users as u where u.id = m.user_id and u.banned_until <= now());
  return ended;
end
$$;

-- Pauses the caller's account, or ends the pause. Out: since when it is paused, null when it is not. Errors: 42501 login_required.
create function private.pause_account(pauses boolean) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  if coalesce(pause_account.pauses, false) then
    insert into public.account_pauses (user_id) values (me) on conflict (user_id) do nothing;
  else
    delete from public.account_pauses as a where a.user_id = me;
  end if;
  perform private.follow_hiding(me);
  return (select a.paused_at from public.account_pauses as a where a.user_id = me);
end
$$;
call private.expose('pause_account(boolean)', 'authenticated');

-- For the job: 30 days before the year is over the owner is told, and after it the account is deleted, unless it works in the desk.
-- Out: how many accounts went.
create function private.end_old_pauses() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting public.account_pauses;
  purged integer;
begin
  for waiting in
    select * from public.account_pauses as a
    where a.reminded_at is null and a.paused_at <= now() - interval '335 days' order by a.paused_at limit 500 for update skip locked
  loop
    perform private.notify(
      waiting.user_id, 'system', 'Akun Anda yang dijeda akan dihapus',
      'Akun Anda sudah dijeda hampir setahun. Masuk dan akhiri jedanya dalam 30 hari bila ingin kembali; setelah itu akun dan isinya dihapus.',
      '/profil'
    );
    update public.account_pauses as a set reminded_at = now() where a.user_id = waiting.user_id;
  end loop;
  with gone as (
    delete from auth.users as u
    where u.id in (
        select a.user_id from public.account_pauses as a
        where a.paused_at <= now() - interval '365 days' and a.reminded_at <= now() - interval '29 days'
      )
      and not exists (select from public.user_roles as r where r.user_id = u.id)
    returning u.id
  )
  select private.tell_deletions(array_agg(g.id)) into purged from gone as g;
  return purged;
end
$$;
