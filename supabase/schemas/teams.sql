-- The team of a listing: who is in it, the trial with its check-in, milestones and updates, and what of it the page of the project
-- shows (issue: teams, project page and trial).

-- One row for each member of the team of a listing: its owner, and who was accepted. Read and changed by the functions below alone.
create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  display_name text not null check (char_length(display_name) between 1 and 100),
  role text not null default '' constraint team_members_role_check check (
    char_length(role) <= 60 and role = btrim(role) and not private.has_hidden_characters(role)
  ),
  is_owner boolean not null default false,
  is_shown boolean not null default false,
  joined_at timestamptz not null default now(),
  trial_until timestamptz,
  stays_since timestamptz,
  left_at timestamptz,
  member_choice text check (member_choice in ('lanjut', 'berhenti')),
  member_note text not null default '' check (char_length(member_note) <= 500),
  owner_choice text check (owner_choice in ('lanjut', 'berhenti')),
  owner_note text not null default '' check (char_length(owner_note) <= 500),
  trial_reminded boolean not null default false,
  constraint team_members_once unique (project_id, user_id),
  constraint team_members_trial check ((trial_until is null) = is_owner)
);
comment on column public.team_members.is_shown is 'The member agreed that the page of the project shows the name.';
comment on column public.team_members.stays_since is 'Since when both have agreed to go on after the trial; for the owner since the beginning.';
create index team_members_user_id_idx on public.team_members (user_id);
create index team_members_trial_until_idx on public.team_members (trial_until)
  where stays_since is null and left_at is null and not trial_reminded;

alter table public.team_members enable row level security;
revoke all on public.team_members from anon, authenticated;

-- What the team wants to reach, and when. At most 20 for a listing.
create table public.project_milestones (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_listings (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120 and title = btrim(title) and not private.has_hidden_characters(title)),
  due_on date not null check (due_on between '2020-01-01' and '2099-12-31'),
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index project_milestones_project_id_idx on public.project_milestones (project_id, due_on);

-- What the owner and the team tell about their work. Who wrote it is told by get_project_page alone.
create table public.project_updates (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_listings (id) on delete cascade,
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null check (char_length(body) <= 2000 and btrim(body, E' \r\n\t') <> ''),
  created_at timestamptz not null default now()
);
create index project_updates_project_id_idx on public.project_updates (project_id, created_at desc);
create index project_updates_author_id_idx on public.project_updates (author_id, created_at desc);

-- The listings whose team the caller belongs to now, as a list like private.own_project_list().
create function private.own_team_list() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select private.own_project_list() || coalesce(array_agg(m.project_id), '{}')
  from public.team_members as m where m.user_id = auth.uid() and m.left_at is null and not m.is_owner
$$;
grant execute on function private.own_team_list() to authenticated;

alter table public.project_milestones enable row level security;
alter table public.project_updates enable row level security;
revoke all on public.project_milestones, public.project_updates from anon, authenticated;
grant select on public.project_milestones to anon, authenticated;
grant select (id, project_id, body, created_at) on public.project_updates to anon, authenticated;
grant delete on public.project_milestones, public.project_updates to authenticated;
grant insert (project_id, title, due_on) on public.project_milestones to authenticated;
grant update (title, due_on, done_at) on public.project_milestones to authenticated;
grant insert (project_id, author_id, body) on public.project_updates to authenticated;

create policy "read with the listing" on public.project_milestones for select to anon, authenticated
  using (exists (select from public.project_listings as p where p.id = project_id));
create policy "owner inserts" on public.project_milestones for insert to authenticated
  with check (project_id = any ((select private.own_project_list())::uuid[]));
create policy "owner updates" on public.project_milestones for update to authenticated
  using (project_id = any ((select private.own_project_list())::uuid[]))
  with check (project_id = any ((select private.own_project_list())::uuid[]));
create policy "owner deletes" on public.project_milestones for delete to authenticated
  using (project_id = any ((select private.own_project_list())::uuid[]));
create policy "read with the listing" on public.project_updates for select to anon, authenticated
  using (exists (select from public.project_listings as p where p.id = project_id));
create policy "team writes" on public.project_updates for insert to authenticated
  with check (author_id = (select auth.uid()) and project_id = any ((select private.own_team_list())::uuid[]));
create policy "author and owner delete" on public.project_updates for delete to authenticated
  using (author_id = (select auth.uid()) or project_id = any ((select private.own_project_list())::uuid[]));

-- Trigger: at most 20 milestones of a listing. Errors: PT409 milestones_full.
create function private.limit_milestones() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_user('milestones', new.project_id);
  if (select count(*) from public.project_milestones as m where m.project_id = new.project_id) >= 20 then
    raise exception 'Sudah ada 20 tonggak. Hapus yang tidak perlu lagi, lalu tambah yang ini.'
      using errcode = 'PT409', hint = 'milestones_full';
  end if;
  return new;
end
$$;
create trigger a_limit before insert on public.project_milestones
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_milestones();

-- Trigger: at most 5 updates of a member in 24 hours. Errors: PT429 daily_limit · those of private.require_may.
create function private.limit_updates() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A row in another's name is refused by the policy.
  if new.author_id is distinct from auth.uid() then
    return new;
  end if;
  perform private.require_may(new.author_id, 'publish');
  new.body := btrim(new.body, E' \r\n\t');
  perform private.lock_user('project_update', new.author_id);
  if (
    select count(*) from public.project_updates as u where u.author_id = new.author_id and u.created_at > now() - interval '24 hours'
  ) >= 5 then
    raise exception 'Anda sudah menulis 5 kabar dalam 24 jam terakhir. Lanjutkan besok, ya.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;
create trigger a_limit before insert on public.project_updates
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_updates();

-- Trigger: who is accepted joins the team for two weeks on trial; with the first one the owner stands in it, too.
create function private.join_team() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = new.project_id;
  insert into public.team_members (project_id, user_id, display_name, is_owner, joined_at, stays_since)
  values (project.id, project.user_id, project.owner_name, true, project.created_at, project.created_at)
  on conflict (project_id, user_id) do nothing;
  insert into public.team_members (project_id, user_id, display_name, role, joined_at, trial_until)
  values (
    project.id, new.applicant_id, new.applicant_name,
    coalesce((select r.name from public.listing_roles as r where r.id = new.role_id), ''),
    coalesce(new.decided_at, now()), coalesce(new.decided_at, now()) + interval '14 days'
  )
  on conflict (project_id, user_id) do nothing;
  return null;
end
$$;
create trigger join_team after insert or update of status on public.project_applications
  for each row when (new.status = 'accepted') execute function private.join_team();

-- Trigger: with a member go the notices about the membership, which name the project.
create function private.forget_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications as n
  where n.dedupe_key in (
    'team_left:' || old.id, 'team_stays:' || old.id, 'team_answered:' || old.id, 'trial_over:member:' || old.id,
    'trial_over:owner:' || old.id, 'collaboration_said:' || old.id, 'collaboration_confirmed:' || old.id
  ) or n.dedupe_key ~ ('^agreement_(saved|whole):[0-9]+:' || old.id || '$') and n.user_id = old.user_id;
  return null;
end
$$;
create trigger forget_membership after delete on public.team_members
  for each row execute function private.forget_membership();

-- What is kept of a member of a deleted listing: membership and updates; the notes of the trial are between two people and are not kept.
-- It lies with the member's own application, which goes when the account goes (private.forget_account), or with the owner's listing.
create function private.archive_member(listing uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'membership', (
      select to_jsonb(m) - array['member_note', 'owner_note']
      from public.team_members as m where m.project_id = archive_member.listing and m.user_id = archive_member.person
    ),
    'updates', (
      select jsonb_agg(to_jsonb(u)) from public.project_updates as u
      where u.project_id = archive_member.listing and u.author_id = archive_member.person
    )
  )
$$;

-- Puts back a member of a restored listing as archive_member kept it; nothing for whose account is gone, or where nothing was kept.
create function private.restore_member(kept jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.team_members (
    id, project_id, user_id, display_name, role, is_owner, is_shown, joined_at, trial_until, stays_since, left_at, member_choice,
    owner_choice, trial_reminded
  )
  select m.id, m.project_id, m.user_id, m.display_name, m.role, m.is_owner, m.is_shown, m.joined_at, m.trial_until, m.stays_since,
    m.left_at, m.member_choice, m.owner_choice, m.trial_reminded
  from jsonb_populate_record(null::public.team_members, nullif(kept -> 'membership', 'null')) as m
  where m.user_id in (select id from auth.users);
  insert into public.project_updates (id, project_id, author_id, body, created_at)
  select u.id, u.project_id, u.author_id, u.body, u.created_at
  from jsonb_populate_recordset(null::public.project_updates, coalesce(nullif(kept -> 'updates', 'null'), '[]')) as u
  where u.author_id in (select id from auth.users);
end
$$;

-- A member's row of a team that the caller may act on: their own, or any of a listing of theirs. Locked.
