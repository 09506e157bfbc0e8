-- The directory of projects. How to reach the owner (contact_method, owner_email) is for reveal_contact only.
create table public.project_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  project_name text not null check (char_length(project_name) between 1 and 120),
  project_description text not null check (char_length(project_description) between 1 and 5000),
  project_type text not null check (project_type in (
    'Startup', 'E-commerce', 'Mobile App', 'Web Development', 'Marketing', 'Desain', 'Konsultasi', 'Lainnya'
  )),
  required_skills text[] not null check (
    cardinality(required_skills) between 1 and 12
    and required_skills <@ array[
      'Marketing', 'Desain Grafis', 'Web Development', 'Mobile Development', 'UI/UX Design', 'Content Writing', 'SEO',
      'Social Media', 'Finance', 'Business Development', 'Project Management', 'Data Analysis'
    ]
  ) constraint project_listings_required_skills_plain check (private.is_plain_list(required_skills)),
  budget_range text check (char_length(budget_range) <= 100),
  budget_max bigint generated always as (private.parse_budget(budget_range)) stored,
  timeline text check (char_length(timeline) <= 100),
  contact_method text not null constraint project_listings_contact_method_check check (
    contact_method ~ '^62\d{9,13}$' or contact_method ~ '^https://chat\.whatsapp\.com/[0-9A-Za-z_-]{6,64}$'
  ),
  contact_type text not null generated always as (
    case when contact_method like 'https://%' then 'group' else 'whatsapp' end
  ) stored,
  owner_name text not null check (char_length(owner_name) between 1 and 100),
  owner_email text check (char_length(owner_email) <= 255 and owner_email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  city text check (char_length(city) <= 100),
  is_remote boolean not null default false,
  hours_per_week integer check (hours_per_week between 1 and 80),
  reward_type text check (reward_type in ('Dibayar', 'Bagi hasil', 'Relawan', 'Lomba')),
  seats integer check (seats between 1 and 50),
  deadline date,
  -- One name inside the owner's folder, and nothing that an address could read otherwise.
  picture_path text check (char_length(picture_path) <= 300 and split_part(picture_path, '/', 1) = user_id::text)
    constraint project_listings_picture_path_plain check (picture_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9._-]*$'),
  is_active boolean not null default true,
  closed_at timestamptz,
  closed_reason text check (closed_reason in ('filled', 'expired', 'owner', 'held', 'silent')),
  expires_at timestamptz not null default now() + interval '30 days',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    private.search_vector(project_name, project_type || ' ' || private.join_words(required_skills) || ' ' || coalesce(city, ''),
      project_description)
  ) stored,
  -- What the owner asks each applicant, three questions at most (screening.sql).
  questions text[] not null default '{}'
    constraint project_listings_questions_check check (questions = '{}' or private.is_short_list(questions, 3, 200)),
  check (is_active = (closed_at is null))
);
create index project_listings_created_at_idx on public.project_listings (created_at desc, id desc) where is_active;
-- By ranges of pages: a sorted one would offer itself for lists of a type, and go through listings of all types.
create index project_listings_all_created_at_idx on public.project_listings using brin (created_at);
create index project_listings_filled_idx on public.project_listings (id) where closed_reason = 'filled' and not is_active;
create index project_listings_type_idx on public.project_listings (project_type, created_at desc, id desc) where is_active;
create index project_listings_city_idx on public.project_listings (lower(city), created_at desc, id desc) where is_active;
create index project_listings_updated_at_idx on public.project_listings (updated_at desc) where is_active;
create index project_listings_budget_idx on public.project_listings (budget_max) where is_active;
create index project_listings_remote_idx on public.project_listings (is_remote, created_at desc, id desc) where is_active;
-- With the id: which listings are one's own, as policies ask (private.own_project_list), is read from the index alone.
create index project_listings_user_id_idx on public.project_listings (user_id, created_at desc) include (id);
create index project_listings_expires_at_idx on public.project_listings (expires_at) where is_active;
create index project_listings_skills_idx on public.project_listings using gin (required_skills);
create index project_listings_search_idx on public.project_listings using gin (search);
create index project_listings_name_trgm_idx on public.project_listings using gin (project_name extensions.gin_trgm_ops);
create index project_listings_picture_path_idx on public.project_listings (picture_path) where picture_path is not null;

alter table public.project_listings enable row level security;
revoke all on public.project_listings from anon, authenticated;
grant select (
  id, user_id, project_name, project_description, project_type, required_skills, budget_range, budget_max, timeline,
  contact_type, owner_name, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active,
  closed_at, closed_reason, expires_at, created_at, updated_at, questions
) on public.project_listings to anon, authenticated;
grant insert (
  user_id, project_name, project_description, project_type, required_skills, budget_range, timeline, contact_method,
  owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active, questions
) on public.project_listings to authenticated;
grant update (
  user_id, project_name, project_description, project_type, required_skills, budget_range, timeline, contact_method,
  owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active, questions
) on public.project_listings to authenticated;
grant delete on public.project_listings to authenticated;

-- The policy for signed-in readers stands in applications.sql, since an applicant keeps reading the listing.
create policy "read open" on public.project_listings for select to anon
  using (is_active and expires_at > now() and user_id <> all ((select private.hidden_members())::uuid[]));
create policy "insert own" on public.project_listings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "update own" on public.project_listings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "delete own, admins any" on public.project_listings for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger a_check_names before insert or update of owner_name on public.project_listings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_names('owner_name');
create trigger a_limit before insert on public.project_listings
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_listings('listings_per_day', 'project',
    'Anda sudah mendaftarkan %s proyek dalam 24 jam terakhir. Coba lagi besok.');
create trigger a_require_age before insert on public.project_listings
  for each row execute function private.require_age('publish');
create trigger a_require_profile before insert on public.project_listings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.require_complete_profile();

-- Trigger: texts are trimmed, skills are a set, the contact is normalised, and opening or closing sets what belongs to it.
-- PL/pgSQL readies every expression anew in each transaction, so what most listings do not need is asked once for all of it.
create function private.prepare_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  if row(new.project_name, new.project_description, new.owner_name, new.owner_email, new.budget_range, new.timeline, new.city,
      new.picture_path)
    is distinct from row(btrim(new.project_name), btrim(new.project_description), btrim(new.owner_name),
      nullif(lower(btrim(new.owner_email)), ''), nullif(btrim(new.budget_range), ''), nullif(btrim(new.timeline), ''),
      nullif(btrim(new.city), ''), nullif(btrim(new.picture_path), ''))
  then
    new.project_name := btrim(new.project_name);
    new.project_description := btrim(new.project_description);
    new.owner_name := btrim(new.owner_name);
    new.owner_email := nullif(lower(btrim(new.owner_email)), '');
    new.budget_range := nullif(btrim(new.budget_range), '');
    new.timeline := nullif(btrim(new.timeline), '');
    new.city := nullif(btrim(new.city), '');
    new.picture_path := nullif(btrim(new.picture_path), '');
  end if;
  -- Skills are a set: each once, in the order in which they were picked.
  if cardinality(new.required_skills) > 1 then
    new.required_skills := array(
      select skill from unnest(new.required_skills) with ordinality as picked (skill, position)
      group by skill order by min(position)
    );
  end if;
  -- What cannot be normalised stays as it is, and the check constraint names it.
  if new.contact_method !~ '^62[1-9]\d{8,12}$' then
    new.contact_method := coalesce(
      private.normalize_group_link(new.contact_method), private.normalize_whatsapp(new.contact_method), new.contact_method
    );
  end if;
  new.updated_at := now();
  if new.is_active then
    if new.closed_at is not null or new.closed_reason is not null then
      new.closed_at := null;
      new.closed_reason := null;
    end if;
    -- Opening a closed listing again gives it a full term; merely editing one does not.
    if tg_op = 'UPDATE' and (not old.is_active or old.expires_at <= now()) and new.expires_at = old.expires_at then
      new.expires_at := now() + interval '30 days';
    end if;
  else
    new.closed_at := coalesce(new.closed_at, now());
    new.closed_reason := coalesce(new.closed_reason, 'owner');
  end if;
  return new;
end
$$;
create trigger b_prepare before insert or update on public.project_listings
  for each row execute function private.prepare_project();

-- Trigger: a deleted listing is kept in deleted_content with its applications, the roles it seeks, what it says for matching and its team,
-- so that an admin can restore it.
create function private.archive_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.archive_content(
    'project',
    to_jsonb(old) - array['search', 'budget_max', 'contact_type'] || jsonb_build_object(
      'roles', (select jsonb_agg(to_jsonb(r) order by r.position) from public.listing_roles as r where r.project_id = old.id),
      'matching', (select to_jsonb(m) from public.listing_matching as m where m.project_id = old.id),
      'milestones', (select jsonb_agg(to_jsonb(s)) from public.project_milestones as s where s.project_id = old.id)
    ) || private.archive_member(old.id, old.user_id),
    coalesce(
      (select jsonb_agg(to_jsonb(a) || private.archive_member(old.id, a.applicant_id) order by a.created_at) from public.project_applications as a where a.project_id = old.id),
      '[]'
    )
  );
  return old;
end
$$;
create trigger archive before delete on public.project_listings
  for each row execute function private.archive_project();

-- The caller's own row, hidden columns included, for the edit form (spec §7: load for edit by id and user_id).
-- No row when it is not there or belongs to another member.
create function private.get_project_for_edit(project_id uuid) returns setof public.project_listings
language sql stable security definer set search_path = '' rows 1 as $$
  select * from public.project_listings where id = project_id and user_id = auth.uid()
$$;
call private.expose('get_project_for_edit(uuid)', 'authenticated');

-- Gives a listing of one's own another 30 days from now, and opens it again if it had been closed.
-- Errors: 42501 not logged in · PT404 not_found (not there, or not one's own).
create function private.extend_project(project_id uuid) returns public.project_listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing public.project_listings;
begin
  if auth.uid() is null then
    raise exception 'Anda harus login terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  update public.project_listings as p
  set expires_at = now() + interval '30 days', is_active = true
  where p.id = extend_project.project_id and p.user_id = auth.uid()
  returning p.* into listing;
  if not found then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return listing;
end
$$;
call private.expose('extend_project(uuid)', 'authenticated');

-- Closes a listing of one's own: the team is complete ('filled') or the owner stops looking ('owner').
-- Errors: 42501 not logged in · PT422 bad_reason · PT404 not_found.
create function private.close_project(project_id uuid, reason text default 'owner') returns public.project_listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing public.project_listings;
begin
  if auth.uid() is null then
    raise exception 'Anda harus login terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  if close_project.reason is null or close_project.reason not in ('filled', 'owner') then
    raise exception 'Alasan penutupan tidak dikenal' using errcode = 'PT422', hint = 'bad_reason';
  end if;
  update public.project_listings as p
  set is_active = false,
    closed_reason = case when p.is_active then close_project.reason else p.closed_reason end
  where p.id = close_project.project_id and p.user_id = auth.uid()
  returning p.* into listing;
  if not found then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return listing;
end
$$;
call private.expose('close_project(uuid, text)', 'authenticated');

-- For the job: tells owners 5 days before their listing closes, closes what is past its term, and tells them that too, with a
-- link to where they prolong it. Returns how many were closed. Any number of processes may run it at once.
create function private.close_expired_listings() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing record;
  closed integer := 0;
begin
  for listing in
    select id, user_id, project_name, expires_at from public.project_listings
    where is_active and expires_at > now() and expires_at <= now() + interval '5 days'
  loop
    perform private.notify(
      listing.user_id, 'listing_expiring', 'Proyek Anda segera ditutup: ' || listing.project_name,
      'Perpanjang dengan satu ketukan bila Anda masih mencari anggota tim.', '/kelola-aplikasi',
      'listing_expiring:' || listing.id || ':' || to_char(listing.expires_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  for listing in
    update public.project_listings set is_active = false, closed_reason = 'expired'
    where id in (
      select id from public.project_listings where is_active and expires_at <= now() for update skip locked
    )
    returning id, user_id, project_name, expires_at
  loop
    closed := closed + 1;
    perform private.notify(
      listing.user_id, 'listing_expiring', 'Proyek Anda ditutup: ' || listing.project_name,
      'Masa tayang 30 hari sudah habis. Anda dapat memperpanjangnya kapan saja.', '/kelola-aplikasi',
      'listing_closed:' || listing.id || ':' || to_char(listing.expires_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  return closed;
end
$$;
