-- Seats of the roles that a listing seeks: an acceptance fills one, and a member who leaves frees it (issue: teams, application and decision).
alter table public.project_applications add column role_id uuid;
comment on column public.project_applications.role_id is 'The role that the applicant would take; on acceptance the one whose seat is filled (role-seats.sql).';
grant insert (role_id) on public.project_applications to authenticated;
grant update (role_id) on public.project_applications to authenticated;
alter table public.project_applications
  add constraint project_applications_role_id_fkey foreign key (role_id) references public.listing_roles (id) on delete set null;
create index project_applications_role_id_idx on public.project_applications (role_id);

-- A role of this listing. Errors: PT409 role_gone.
create function private.require_role(listing uuid, role uuid) returns public.listing_roles
language plpgsql stable security definer set search_path = '' as $$
declare
  found_role public.listing_roles;
begin
  select r.* into found_role from public.listing_roles as r where r.id = require_role.role and r.project_id = require_role.listing;
  if found_role.id is null then
    raise exception 'Peran ini tidak dicari lagi. Muat ulang halaman, lalu pilih peran yang ada.'
      using errcode = 'PT409', hint = 'role_gone';
  end if;
  return found_role;
end
$$;

-- How many seats of a listing are taken, or of one of its roles: accepted people who have not left the team.
create function private.seats_taken(listing uuid, role uuid default null) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.project_applications as a
  where a.project_id = seats_taken.listing and a.status = 'accepted'
    and (seats_taken.role is null or a.role_id = seats_taken.role)
    and not exists (
      select from public.team_members as m
      where m.project_id = a.project_id and m.user_id = a.applicant_id and m.left_at is not null
    )
$$;

-- Whether a listing seeks no further person: its seats are taken or, where it names no number, those of all its roles.
create function private.is_team_complete(listing public.project_listings) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when listing.seats is not null then private.seats_taken(listing.id) >= listing.seats
  else exists (select from public.listing_roles as r where r.project_id = listing.id) and not exists (
    select from public.listing_roles as r where r.project_id = listing.id and private.seats_taken(listing.id, r.id) < r.seats
  ) end
$$;

-- Trigger: who leaves frees a seat, which matching counts.
create function private.reread_left_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.reread_listing(new.project_id);
  return null;
end
$$;
create trigger reread_for_matching after update of left_at on public.team_members
  for each row when (new.left_at is distinct from old.left_at) execute function private.reread_left_team();

-- Trigger: who applies is what the profile says, never what the client says, and without number and e-mail for whom wants to write
-- here first, or is below 18; at most 30 applications in 24 hours. A number beyond the owner's limit of a day waits.
-- Errors: PT403 guardian_needed · PT429 daily_limit · PT409 questions_changed, role_gone.
create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
  owner uuid := (select p.user_id from public.project_listings as p where p.id = new.project_id);
  limit_a_day integer := private.setting_integer('applications_per_day');
  numbers_a_day integer := private.setting_integer('application_numbers_per_day');
begin
  -- The caller: an application in another's name is refused by the policy, and tells nothing of the other.
  perform private.require_may(auth.uid(), 'apply');
  new.via_messages := new.via_messages or not private.may(auth.uid(), 'reveal');
  select * into profile from public.pengguna where id = new.applicant_id;
  new.applicant_name := coalesce(profile.nama_lengkap, profile.username, 'Pengguna');
  new.applicant_email := case when not new.via_messages then profile.email end;
  new.applicant_whatsapp := case when not new.via_messages then profile.no_wa end;
  new.applicant_skills := array(
    select main_skill from public.relasi_bisnis where user_id = new.applicant_id order by created_at desc limit 1
  );
  new.application_message := btrim(new.application_message);
  if new.answers <> '[]' then
    new.answers := private.match_answers(new.project_id, new.answers);
  end if;
  if new.role_id is not null then
    perform private.require_role(new.project_id, new.role_id);
  end if;
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
  if new.applicant_whatsapp is not null and owner is not null then
    perform private.lock_user('application_numbers', owner);
    new.number_waits := numbers_a_day > 0 and private.numbers_given(owner) >= numbers_a_day;
    new.number_given_at := case when not new.number_waits then now() end;
    new.applicant_whatsapp := case when not new.number_waits then new.applicant_whatsapp end;
  end if;
  return new;
end
$$;

-- Trigger: invariant 5, also against roles that row-level security does not hold: pending becomes accepted or rejected, once.
-- Errors: PT409 already_decided, already_closed.
create or replace function private.decide_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    if old.status <> 'pending' then
      raise exception 'Lamaran ini sudah diputuskan' using errcode = 'PT409', hint = 'already_decided';
    end if;
    if old.closed_reason is not null then
      raise exception 'Lamaran ini sudah ditutup' using errcode = 'PT409', hint = 'already_closed';
    end if;
    new.decided_at := now();
  end if;
  -- Only an acceptance gives another role; a role that was deleted leaves none.
  if new.role_id is not null and not (new.status = 'accepted' and old.status = 'pending') then
    new.role_id := old.role_id;
  end if;
  -- Only a rejection has a reason, and it stays.
  if new.status = 'rejected' and old.status = 'pending' then
    return new;
  end if;
  new.reject_reason := old.reject_reason;
  return new;
end
$$;

-- Trigger: accepting takes a seat of the listing, and of a role where the owner names one. Listings without a number of seats accept
-- any number. Errors: PT409 seats_filled, role_filled, role_gone.
create or replace function private.take_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seats integer;
  role public.listing_roles;
begin
  -- One acceptance of a listing after the other, so that parallel ones never exceed its seats.
  select p.seats into seats from public.project_listings as p where p.id = new.project_id for no key update;
  if seats is not null and private.seats_taken(new.project_id) >= seats then
    raise exception 'Semua posisi di proyek ini sudah terisi. Tambah jumlah anggota di proyek bila masih butuh orang.'
      using errcode = 'PT409', hint = 'seats_filled';
  end if;
  if new.role_id is not null then
    role := private.require_role(new.project_id, new.role_id);
    if private.seats_taken(new.project_id, role.id) >= role.seats then
      raise exception 'Kursi untuk peran % sudah terisi. Pilih peran lain, atau tambah kursinya di proyek.', role.name
        using errcode = 'PT409', hint = 'role_filled';
    end if;
  end if;
  return new;
end
$$;

-- Trigger: a decision shows that the owner answers; the one that fills the last seat closes the listing and frees those who still wait.
create or replace function private.follow_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
  application record;
begin
  delete from private.silent_listings where project_id = new.project_id;
  select * into project from public.project_listings where id = new.project_id;
  if new.status = 'accepted' and new.role_id is not null then
    perform private.reread_listing(project.id);
  end if;
  if new.status <> 'accepted' or not private.is_team_complete(project) then
    return null;
  end if;
  update public.project_listings set is_active = false, closed_reason = 'filled' where id = project.id and is_active;
  for application in
    update public.project_applications set closed_reason = 'seats_filled', closed_at = now()
    where project_id = project.id and status = 'pending' and closed_reason is null
    returning id, applicant_id
  loop
    perform private.notify(
      application.applicant_id, 'decision', 'Tim sudah lengkap: ' || project.project_name,
      'Posisi yang Anda lamar sudah terisi, jadi lamaran ini ditutup. Masih banyak proyek lain yang mencari anggota tim.',
      '/aplikasi-saya', 'decision:' || application.id
    );
  end loop;
  return null;
end
$$;

-- Trigger: who is accepted joins the team for two weeks on trial; with the first one the owner stands in it, too.
create or replace function private.join_team() returns trigger
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

-- What the page of a project shows beyond its listing: roles with their free seats, who in the team agreed to be shown, how many are
-- in it, milestones and the last 20 updates, as {roles, team, team_size, milestones, updates}. The name of an author stands there only where the owner
-- wrote, or a member who is shown. Null for who may not read the listing.
create or replace function public.get_project_page(project_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'roles', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', r.name, 'task', r.task, 'seats', r.seats, 'free', greatest(r.seats - private.seats_taken(p.id, r.id), 0)
      ) order by r.position)
      from public.listing_roles as r where r.project_id = p.id
    ), '[]'),
    'team', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', m.display_name, 'role', m.role, 'is_owner', m.is_owner, 'signs', private.person_signs(m.user_id)
      ) order by m.is_owner desc, m.joined_at, m.id)
      from public.team_members as m where m.project_id = p.id and m.is_shown and m.left_at is null
    ), '[]'),
    'team_size', (select count(*) from public.team_members as m where m.project_id = p.id and m.left_at is null),
    'milestones', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'due_on', s.due_on, 'done_at', s.done_at) order by s.due_on, s.created_at, s.id)
      from public.project_milestones as s where s.project_id = p.id
    ), '[]'),
    'updates', coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'body', u.body, 'created_at', u.created_at, 'author', u.author) order by u.created_at desc, u.id)
      from (
        select w.id, w.body, w.created_at,
          case when w.author_id = p.user_id then p.owner_name when m.is_shown and m.left_at is null then m.display_name end as author
        from public.project_updates as w
          left join public.team_members as m on m.project_id = w.project_id and m.user_id = w.author_id
        where w.project_id = p.id order by w.created_at desc, w.id limit 20
      ) as u
    ), '[]')
  )
  from public.project_listings as p
  where p.id = get_project_page.project_id and (
    (p.is_active and p.expires_at > now() and not private.is_hidden(p.user_id)) or p.user_id = auth.uid() or private.is_admin()
    or p.id in (select private.applied_project_ids())
  )
$$;
