-- Who is banned, as a list of their own: what a banned account publishes is not shown while the ban lasts, and every query of the
-- directories asks. Bans themselves are auth.users.banned_until, which admins set here and Supabase's admin API elsewhere.
create table private.banned_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  until timestamptz not null
);
create index banned_members_until_idx on private.banned_members (until);
alter table private.banned_members enable row level security;

-- Trigger: follows auth.users.banned_until.
create function private.follow_ban() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.banned_until is null then
    delete from private.banned_members as b where b.user_id = new.id;
  else
    insert into private.banned_members as b (user_id, until) values (new.id, new.banned_until)
    on conflict (user_id) do update set until = excluded.until;
  end if;
  return null;
end
$$;
create trigger follow_new_ban after insert on auth.users
  for each row when (new.banned_until is not null) execute function private.follow_ban();
create trigger follow_ban after update of banned_until on auth.users
  for each row when (new.banned_until is distinct from old.banned_until) execute function private.follow_ban();

-- The accounts that are banned at this moment. Policies and filters ask once per statement: `user_id <> all ((select …)::uuid[])`.
create function private.banned_members() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(user_id), '{}') from private.banned_members where until > now()
$$;
grant execute on function private.banned_members() to anon, authenticated, service_role;

-- Whether one account is banned at this moment.
create function private.is_banned(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.banned_members where user_id = is_banned.person and until > now())
$$;

-- For the job: bans that are over go. Returns how many.
create function private.forget_bans() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.banned_members where until <= now();
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
