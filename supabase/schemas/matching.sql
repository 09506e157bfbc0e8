-- What members and listings say so that they can be matched, and who may be found (issue 15 §1). The score is a function of
-- `contracts`; the index by which candidates are found stands in matching-keys.sql.

grant execute on function private.has_hidden_characters(text) to authenticated, service_role;

-- Whether a JSON value is a list of at most 12 skills {name, level}, each name once.
create function private.are_skills(skills jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(skills) = 'array' then
    not exists (
      select from jsonb_array_elements(skills) as skill
      where jsonb_typeof(skill) <> 'object' or coalesce(skill ->> 'level', '') not in ('dasar', 'menengah', 'mahir')
        or (skill - 'name') - 'level' <> '{}' or jsonb_typeof(skill -> 'name') is distinct from 'string'
    )
    and private.is_short_list(
      array(select skill ->> 'name' from jsonb_array_elements(skills) as skill where jsonb_typeof(skill) = 'object'), 12, 60)
  else false end
$$;
grant execute on function private.are_skills(jsonb) to authenticated, service_role;

-- Whether a JSON value is an object of wishes: what is left out is 'bebas'.
create function private.are_wishes(wishes jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(wishes) = 'object' then not exists (
    select from jsonb_each_text(wishes) as wish
    where wish.key not in ('skills', 'goal', 'stage', 'hours', 'place', 'languages')
      or wish.value is null or wish.value not in ('bebas', 'lebih suka', 'wajib')
  ) else false end
$$;
grant execute on function private.are_wishes(jsonb) to authenticated, service_role;

-- What a member says about themselves for matching; the town is the profile's. Read by its owner only: others see of it what
-- `match-people` shows of those who want to be found. A person who has not said that they are 18 cannot be found.
create table public.matching_profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  skills jsonb not null default '[]' constraint matching_profiles_skills_check check (private.are_skills(skills)),
  interests text[] not null default '{}'
    constraint matching_profiles_interests_check check (private.is_short_list(interests, 10, 60)),
  goal text check (goal in ('uang tambahan', 'lomba', 'startup serius', 'belajar', 'sosial')),
  stage text check (stage in ('ide', 'purwarupa', 'berjalan')),
  hours_per_week integer check (hours_per_week between 1 and 80),
  is_remote boolean not null default false,
  languages text[] not null default '{}'
    constraint matching_profiles_languages_check check (private.is_short_list(languages, 8, 40)),
  wishes jsonb not null default '{}' constraint matching_profiles_wishes_check check (private.are_wishes(wishes)),
  is_adult boolean not null default false,
  adult_declared_at timestamptz,
  findable boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint matching_profiles_findable_adult check (is_adult or not findable),
  check (is_adult = (adult_declared_at is not null))
);

alter table public.matching_profiles enable row level security;
revoke all on public.matching_profiles from anon, authenticated;
grant select, delete on public.matching_profiles to authenticated;
grant insert (
  user_id, skills, interests, goal, stage, hours_per_week, is_remote, languages, wishes, is_adult, findable
) on public.matching_profiles to authenticated;
grant update (
  user_id, skills, interests, goal, stage, hours_per_week, is_remote, languages, wishes, is_adult, findable
) on public.matching_profiles to authenticated;

create policy "own" on public.matching_profiles for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Trigger: the day on which a person said that they are 18; who takes it back can no longer be found.
create function private.prepare_matching_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.is_adult then
    new.adult_declared_at := case when tg_op = 'UPDATE' then coalesce(old.adult_declared_at, now()) else now() end;
  else
    new.adult_declared_at := null;
    if tg_op = 'UPDATE' and old.is_adult then
      new.findable := false;
    end if;
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger a_require_age before insert or update on public.matching_profiles
  for each row execute function private.require_age('be_matched');
create trigger b_prepare before insert or update on public.matching_profiles
  for each row execute function private.prepare_matching_profile();

-- Whether a member wants to be found and may be: the one rule for lists of people and for invitations.
create function private.is_findable(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.matching_profiles as m where m.user_id = is_findable.person and m.findable and m.is_adult
  ) and private.may(person, 'be_found') and not private.is_hidden(person)
$$;

-- What a listing says beyond its specified columns. Readable by those who may read the listing.
create table public.listing_matching (
  project_id uuid primary key references public.project_listings (id) on delete cascade,
  goal text check (goal in ('uang tambahan', 'lomba', 'startup serius', 'belajar', 'sosial')),
  stage text check (stage in ('ide', 'purwarupa', 'berjalan')),
  languages text[] not null default '{}'
    constraint listing_matching_languages_check check (private.is_short_list(languages, 8, 40)),
  -- Levels of the listing's required_skills; one that is left out is 'dasar'.
  skill_levels jsonb not null default '[]' constraint listing_matching_skill_levels_check check (private.are_skills(skill_levels)),
  team_skills text[] not null default '{}'
    constraint listing_matching_team_skills_check check (private.is_short_list(team_skills, 12, 60)),
  wishes jsonb not null default '{}' constraint listing_matching_wishes_check check (private.are_wishes(wishes)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.listing_matching enable row level security;
revoke all on public.listing_matching from anon, authenticated;
grant select on public.listing_matching to anon, authenticated;
grant delete on public.listing_matching to authenticated;
grant insert (project_id, goal, stage, languages, skill_levels, team_skills, wishes) on public.listing_matching to authenticated;
grant update (project_id, goal, stage, languages, skill_levels, team_skills, wishes) on public.listing_matching to authenticated;

create policy "read with the listing" on public.listing_matching for select to anon, authenticated
  using (exists (select from public.project_listings as p where p.id = project_id));
create policy "owner inserts" on public.listing_matching for insert to authenticated
  with check (project_id = any ((select private.own_project_list())::uuid[]));
create policy "owner updates" on public.listing_matching for update to authenticated
  using (project_id = any ((select private.own_project_list())::uuid[]))
  with check (project_id = any ((select private.own_project_list())::uuid[]));
create policy "owner deletes" on public.listing_matching for delete to authenticated
  using (project_id = any ((select private.own_project_list())::uuid[]));

create trigger set_updated_at before update on public.listing_matching
  for each row execute function private.set_updated_at();

-- A role that a listing seeks, ten at most; each keeps its id while its name or its place in the list stays (save_listing_matching).
create table public.listing_roles (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_listings (id) on delete cascade,
  position smallint not null check (position between 1 and 10),
  name text not null check (char_length(name) between 1 and 60 and name = btrim(name) and not private.has_hidden_characters(name)),
  task text not null default '' check (char_length(task) <= 160 and not private.has_hidden_characters(task)),
  seats integer not null default 1 check (seats between 1 and 50),
  created_at timestamptz not null default now(),
  -- Looked at after each statement, so that roles change places in one.
  constraint listing_roles_place unique (project_id, position) deferrable
);

alter table public.listing_roles enable row level security;
revoke all on public.listing_roles from anon, authenticated;
grant select on public.listing_roles to anon, authenticated;
grant delete on public.listing_roles to authenticated;
grant insert (project_id, position, name, task, seats) on public.listing_roles to authenticated;
grant update (position, name, task, seats) on public.listing_roles to authenticated;

create policy "read with the listing" on public.listing_roles for select to anon, authenticated
  using (exists (select from public.project_listings as p where p.id = project_id));
create policy "owner inserts" on public.listing_roles for insert to authenticated
  with check (project_id = any ((select private.own_project_list())::uuid[]));
create policy "owner updates" on public.listing_roles for update to authenticated
  using (project_id = any ((select private.own_project_list())::uuid[]))
  with check (project_id = any ((select private.own_project_list())::uuid[]));
create policy "owner deletes" on public.listing_roles for delete to authenticated
  using (project_id = any ((select private.own_project_list())::uuid[]));

-- Writes what one's own listing says for matching, roles included, in one transaction. p_matching holds goal, stage, languages,
-- skill_levels, team_skills and wishes, p_roles a list of {name, task, seats}. A role that was there stays the same one, with those who
-- applied for it or fill it, by its name wherever it stands now, and under a new name by its place.
-- Errors: 42501 for another's listing, 23514 for a bad field.
create function public.save_listing_matching(p_project_id uuid, p_matching jsonb, p_roles jsonb) returns public.listing_matching
language plpgsql volatile security invoker set search_path = '' as $$
declare
  wanted public.listing_matching := jsonb_populate_record(null::public.listing_matching, p_matching);
  saved public.listing_matching;
  -- The ids of roles that stay, by their places now.
  kept jsonb;
begin
  insert into public.listing_matching as m (project_id, goal, stage, languages, skill_levels, team_skills, wishes)
  values (p_project_id, wanted.goal, wanted.stage, coalesce(wanted.languages, '{}'), coalesce(wanted.skill_levels, '[]'),
    coalesce(wanted.team_skills, '{}'), coalesce(wanted.wishes, '{}'))
  on conflict (project_id) do update set goal = excluded.goal, stage = excluded.stage, languages = excluded.languages,
    skill_levels = excluded.skill_levels, team_skills = excluded.team_skills, wishes = excluded.wishes
  returning m.* into saved;
  with wanted as (
    select role.place, lower(btrim(role.value ->> 'name')) as name,
      row_number() over (partition by lower(btrim(role.value ->> 'name')) order by role.place) as nth
    from jsonb_array_elements(coalesce(p_roles, '[]')) with ordinality as role (value, place)
  ), known as (
    select r.id, r.position, lower(r.name) as name, row_number() over (partition by lower(r.name) order by r.position) as nth
    from public.listing_roles as r where r.project_id = p_project_id
  ), named as (
    select w.place, k.id from wanted as w join known as k on k.name = w.name and k.nth = w.nth
  )
  select coalesce(jsonb_object_agg(stays.place, stays.id), '{}') into kept
  from (
    select n.place, n.id from named as n
    union all
    select w.place, k.id from wanted as w join known as k on k.position = w.place
    where w.place not in (select n.place from named as n) and k.id not in (select n.id from named as n)
  ) as stays;
  delete from public.listing_roles as r
  where r.project_id = p_project_id and r.id::text <> all (array(select k.value from jsonb_each_text(kept) as k));
  update public.listing_roles as r
  set position = role.place, name = btrim(role.value ->> 'name'), task = btrim(coalesce(role.value ->> 'task', '')),
    seats = coalesce((role.value ->> 'seats')::integer, 1)
  from jsonb_array_elements(coalesce(p_roles, '[]')) with ordinality as role (value, place)
  where r.project_id = p_project_id and r.id::text = kept ->> role.place::text;
  insert into public.listing_roles (project_id, position, name, task, seats)
  select p_project_id, role.place, btrim(role.value ->> 'name'), btrim(coalesce(role.value ->> 'task', '')),
    coalesce((role.value ->> 'seats')::integer, 1)
  from jsonb_array_elements(coalesce(p_roles, '[]')) with ordinality as role (value, place)
  where not kept ? role.place::text;
  return saved;
end
$$;
grant execute on function public.save_listing_matching(uuid, jsonb, jsonb) to authenticated;

-- 'Bukan untuk saya': a listing that a member does not want to see again, or a person whom an owner does not want to see for a
-- listing. It teaches the list of the member who said it, and no other member learns of it.
create table public.match_dismissals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  project_id uuid not null references public.project_listings (id) on delete cascade,
  person_id uuid references auth.users (id) on delete cascade,
  reason text not null check (reason in ('keahlian', 'waktu', 'tempat', 'tujuan', 'bidang', 'lainnya')),
  created_at timestamptz not null default now(),
  constraint match_dismissals_once unique nulls not distinct (user_id, project_id, person_id)
);
create index match_dismissals_project_id_idx on public.match_dismissals (project_id);
create index match_dismissals_person_id_idx on public.match_dismissals (person_id);

alter table public.match_dismissals enable row level security;
revoke all on public.match_dismissals from anon, authenticated;
grant select, delete on public.match_dismissals to authenticated;
grant insert (user_id, project_id, person_id, reason) on public.match_dismissals to authenticated;

create policy "read own" on public.match_dismissals for select to authenticated using (user_id = (select auth.uid()));
create policy "delete own" on public.match_dismissals for delete to authenticated using (user_id = (select auth.uid()));
create policy "insert own, about people for own listings" on public.match_dismissals for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (person_id is null or project_id = any ((select private.own_project_list())::uuid[]))
  );

-- Trigger: the bound keeps a script from filling the disk. Errors: PT429 daily_limit.
create function private.limit_dismissals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_user('dismiss', new.user_id);
  if (
    select count(*) from public.match_dismissals where user_id = new.user_id and created_at > now() - interval '24 hours'
  ) >= 200 then
    raise exception 'Anda sudah menyembunyikan 200 saran dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;
create trigger a_limit before insert on public.match_dismissals
  for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_dismissals();
