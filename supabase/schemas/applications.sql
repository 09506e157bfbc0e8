-- A member's application to a project: made by Premium members (and by others as the operator allows), decided once by the project's owner (invariant 5).
create table public.project_applications (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_listings (id) on delete cascade,
  applicant_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  applicant_name text not null check (char_length(applicant_name) <= 100),
  applicant_email text check (char_length(applicant_email) <= 255),
  applicant_whatsapp text check (applicant_whatsapp ~ '^62\d{9,13}$'),
  applicant_skills text[] not null default '{}'
    constraint project_applications_applicant_skills_plain check (private.is_plain_list(applicant_skills)),
  application_message text not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  via_messages boolean not null default false,
  waits_since timestamptz not null default now(),
  reminded_days integer not null default 0,
  closed_reason text check (closed_reason in ('unanswered', 'withdrawn', 'seats_filled')),
  closed_at timestamptz,
  reject_reason text check (reject_reason in ('keahlian', 'waktu', 'tempat', 'cukup', 'tahap')),
  answers jsonb not null default '[]' constraint project_applications_answers_check check (private.are_answers(answers)),
  number_given_at timestamptz,
  number_waits boolean not null default false,
  role_id uuid,
  owner_id uuid,
  constraint project_applications_once unique (project_id, applicant_id),
  check ((status = 'pending') = (decided_at is null)),
  constraint project_applications_closed_pending check (
    (closed_reason is null) = (closed_at is null) and (closed_reason is null or status = 'pending')
  ),
  constraint project_applications_application_message_check check (
    char_length(application_message) <= 2000 and (btrim(application_message) <> '' or closed_reason is not distinct from 'withdrawn')
  )
);
comment on column public.project_applications.via_messages is 'The applicant chose to write here first: the row keeps neither number nor e-mail.';
comment on column public.project_applications.answers is 'A list of {question, answer}: what the owner asked, as it was asked.';
comment on column public.project_applications.number_given_at is 'When the owner was given the number, which counts once; null without one.';
comment on column public.project_applications.number_waits is 'The owner has had the numbers of a day: this one follows (private.release_numbers).';
comment on column public.project_applications.role_id is 'The role that the applicant would take; on acceptance the one whose seat is filled (role-seats.sql).';
comment on column public.project_applications.owner_id is 'Whose listing it is to: that of the listing, kept by triggers, so that the policies compare a column.';
comment on column public.project_applications.waits_since is 'From when on the owner has 14 days to answer.';
comment on column public.project_applications.closed_reason is 'Why a pending application can no longer be decided; null while it waits.';
create index project_applications_applicant_id_idx on public.project_applications (applicant_id, created_at desc, id desc);
create index project_applications_project_id_idx on public.project_applications (project_id, created_at desc, id desc);
create index project_applications_owner_id_idx on public.project_applications (owner_id, created_at desc, id desc);
create index project_applications_created_at_idx on public.project_applications (created_at desc, id desc);
create index project_applications_number_waits_idx on public.project_applications (project_id) where number_waits;
create index project_applications_waits_since_idx on public.project_applications (waits_since)
  where status = 'pending' and closed_reason is null;

alter table public.project_applications enable row level security;
revoke all on public.project_applications from anon, authenticated;
grant select, delete on public.project_applications to authenticated;

-- The applicant's name, e-mail, number and skills may be named, because the described insert sends them (spec §7); a
-- trigger fills in what the profile says.
grant insert (
  project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills, application_message,
  via_messages, answers, role_id
) on public.project_applications to authenticated;
grant update (status, reject_reason, role_id) on public.project_applications to authenticated;

-- Definer helpers, because policies of two tables that read each other would never end.
-- The caller's projects as a list: `= any (list)` can be looked up in an index on project_id, so that a read of what belongs to one's
-- own projects does not go through all of it.
create function private.own_project_list() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(id), '{}') from public.project_listings where user_id = auth.uid()
$$;
grant execute on function private.own_project_list() to authenticated;

-- The projects to which the caller has applied, as a set that the planner hashes: asked once per statement, not once per row.
create function private.applied_project_ids() returns setof uuid
language sql stable security definer set search_path = '' rows 20 as $$
  select project_id from public.project_applications where applicant_id = auth.uid()
$$;
grant execute on function private.applied_project_ids() to authenticated;

-- Whether a project is open and not the caller's own.
create function private.accepts_applications(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.project_listings
    where id = project and is_active and expires_at > now() and user_id <> auth.uid() and not private.is_hidden(user_id)
  )
$$;
grant execute on function private.accepts_applications(uuid) to authenticated;

create policy "read open, own, applied to; admins all" on public.project_listings for select to authenticated
  using (
    -- First what costs nothing: a list of one's own rows never asks who is hidden.
    user_id = (select auth.uid())
    or (is_active and expires_at > now() and user_id <> all ((select private.hidden_members())::uuid[]))
    or (select private.is_admin())
    or id in (select private.applied_project_ids())
  );
-- The owner sees none of an applicant from whom a block, a ban or a pause parts them; the applicant keeps their own rows, and is not told.
create policy "read as applicant or owner" on public.project_applications for select to authenticated
  using (
    applicant_id = (select auth.uid())
    or (owner_id = (select auth.uid()) and applicant_id <> all ((select private.hidden_members())::uuid[]))
  );
-- How many applications the caller may still send in this month (of Jakarta) without Premium; 0 unless the operator allows some. One that
-- was withdrawn does not count. Volatile, so that each row of one insert counts those before it, and those that waited for its lock.
create function private.free_applications_left() returns integer
language sql volatile security definer set search_path = '' as $$
  select greatest(private.setting_integer('free_applications_per_month') - (
    select count(*)::integer from public.project_applications as a
    where a.applicant_id = auth.uid() and a.closed_reason is distinct from 'withdrawn'
      and a.created_at >= date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'
  ), 0)
$$;
call private.expose('free_applications_left()', 'authenticated');

create policy "premium members apply" on public.project_applications for insert to authenticated
  with check (
    applicant_id = (select auth.uid())
    and ((select private.has_premium((select auth.uid()))) or private.free_applications_left() > 0)
    and private.accepts_applications(project_id)
  );
create policy "owner decides pending" on public.project_applications for update to authenticated
  using (status = 'pending' and closed_reason is null and owner_id = (select auth.uid()))
  with check (status in ('accepted', 'rejected') and owner_id = (select auth.uid()));
create policy "applicant withdraws pending" on public.project_applications for delete to authenticated
  using (applicant_id = (select auth.uid()) and status = 'pending' and closed_reason is null);

-- Trigger: whose listing an application is to, whatever is sent. The listing keeps its owner until the application is there: a change of
-- owner waits, and takes it along (private.follow_listing_owner).
create function private.name_application_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.owner_id := (select p.user_id from public.project_listings as p where p.id = new.project_id for share);
  return new;
end
$$;
create trigger name_owner before insert or update of project_id, owner_id on public.project_applications
  for each row execute function private.name_application_owner();

-- Trigger: a listing that is given to another owner takes its applications along.
create function private.follow_listing_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.project_applications set owner_id = new.user_id where project_id = new.id;
  return null;
end
$$;
create trigger follow_owner after update of user_id on public.project_listings
  for each row when (old.user_id is distinct from new.user_id) execute function private.follow_listing_owner();

-- How many numbers of applicants an owner was given in 24 hours: each counts once, however often it is read.
create function private.numbers_given(owner uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.project_applications as a join public.project_listings as p on p.id = a.project_id
  where p.user_id = owner and a.number_given_at > now() - interval '24 hours'
$$;

-- Trigger: who applies is what the profile says, never what the client says, and without number and e-mail for whom wants to write
-- here first, and where applicant or owner is below 18; at most 30 applications in 24 hours. A number beyond the owner's limit of a day waits.
-- Errors: PT403 guardian_needed · PT429 daily_limit · PT409 questions_changed, role_gone.
create function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
  owner uuid := (select p.user_id from public.project_listings as p where p.id = new.project_id);
  limit_a_day integer := private.setting_integer('applications_per_day');
  numbers_a_day integer := private.setting_integer('application_numbers_per_day');
  sent_here bigint;
  sent bigint;
begin
  -- The caller: an application in another's name is refused by the policy, and tells nothing of the other.
  perform private.require_may(auth.uid(), 'apply');
  -- A new one takes the place of one that was withdrawn.
  delete from public.project_applications
  where project_id = new.project_id and applicant_id = auth.uid() and closed_reason = 'withdrawn';
  new.via_messages := new.via_messages or not private.may_reach(auth.uid(), owner);
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
  -- Withdrawing makes room, but the owner is told each time: what is sent and taken back counts by the threads that stay.
  if limit_a_day > 0 then
    select count(*) filter (where t.project_id = new.project_id), count(*) into sent_here, sent
    from public.threads as t
    where t.starter_id = new.applicant_id and t.kind = 'application' and t.created_at > now() - interval '24 hours';
    if sent_here >= 4 or sent >= 4 * limit_a_day then
      raise exception using errcode = 'PT429', hint = 'daily_limit', message = case
        when sent_here >= 4 then 'Anda sudah melamar ke proyek ini 4 kali dalam 24 jam terakhir. Coba lagi besok.'
        else format('Anda sudah mengirim %s lamaran dalam 24 jam terakhir. Coba lagi besok.', sent)
      end;
    end if;
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
-- The operator's own inserts (demo data, a restored listing) carry the details that they were written with.
create trigger prepare before insert on public.project_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.prepare_application();

-- Trigger: invariant 5, also against roles that row-level security does not hold: pending becomes accepted or rejected, once.
-- Errors: PT409 already_decided, already_closed.
create function private.decide_application() returns trigger
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
create trigger decide before update on public.project_applications
  for each row execute function private.decide_application();

-- Trigger: the owner is told about a new application; not about one that is over and comes back with a restored listing.
create function private.notify_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = new.project_id;
  perform private.notify(
    project.user_id, 'application', 'Lamaran baru untuk ' || project.project_name,
    new.applicant_name || ' ingin bergabung. Baca pesannya, lalu terima atau tolak.', '/kelola-aplikasi',
    'application:' || new.id
  );
  return null;
end
$$;
create trigger notify_owner after insert on public.project_applications
  for each row when (new.status = 'pending' and new.closed_reason is null) execute function private.notify_application();

-- Trigger: the applicant is told about the decision.
create function private.notify_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = new.project_id;
  perform private.notify(
    new.applicant_id, 'decision',
    case new.status
      when 'accepted' then 'Lamaran Anda diterima: '
      else 'Lamaran Anda belum diterima: '
    end || project.project_name,
    case new.status
      when 'accepted' then project.owner_name || ' menerima Anda. Hubungi pemilik proyek untuk langkah berikutnya.'
      else 'Terima kasih sudah melamar. Masih banyak proyek lain yang mencari anggota tim.'
    end,
    '/kelola-aplikasi', 'decision:' || new.id
  );
  return null;
end
$$;
create trigger notify_applicant after update of status on public.project_applications
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function private.notify_decision();

-- Trigger: a withdrawn or deleted application takes along what was told about it, which names the applicant or the project.
create function private.forget_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications where dedupe_key in (
    'application:' || old.id, 'application_waiting:3:' || old.id, 'application_waiting:7:' || old.id, 'decision:' || old.id
  );
  return null;
end
$$;
create trigger forget_notifications after delete on public.project_applications
  for each row execute function private.forget_application();
create trigger forget_withdrawn after update of closed_reason on public.project_applications
  for each row when (new.closed_reason = 'withdrawn' and old.closed_reason is null) execute function private.forget_application();

-- Withdraws applications of the caller that wait, at most 100: what was written, number and e-mail go, and the owner sees that it was
-- withdrawn. Out: how many of them. Errors: 42501 login_required.
create function private.withdraw_applications(ids uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  withdrawn integer;
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  update public.project_applications as a
  set closed_reason = 'withdrawn', closed_at = now(), application_message = '', answers = '[]', applicant_skills = '{}',
    applicant_email = null, applicant_whatsapp = null, number_waits = false
  where a.id = any (withdraw_applications.ids[1:100]) and a.applicant_id = auth.uid() and a.status = 'pending' and a.closed_reason is null;
  get diagnostics withdrawn = row_count;
  return withdrawn;
end
$$;
call private.expose('withdraw_applications(uuid[])', 'authenticated');

-- For the job: the numbers that wait follow within each owner's limit of a day, the oldest first; not of applications that are over.
-- Returns how many.
create function private.release_numbers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid;
  changed integer;
  released integer := 0;
  numbers_a_day integer := private.setting_integer('application_numbers_per_day');
begin
  for owner in
    select distinct p.user_id from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where a.number_waits order by p.user_id
  loop
    perform private.lock_user('application_numbers', owner);
    with next as (
      select a.id from public.project_applications as a join public.project_listings as p on p.id = a.project_id
      where p.user_id = owner and a.number_waits and a.status <> 'rejected' and a.closed_reason is null
      order by a.created_at, a.id
      limit case when numbers_a_day = 0 then 1000 else greatest(numbers_a_day - private.numbers_given(owner), 0) end
      -- One that is withdrawn or decided at this moment is left alone: what that writes holds, and neither waits for the other.
      for no key update of a skip locked
    )
    update public.project_applications as a
    set number_waits = false, number_given_at = now(),
      applicant_whatsapp = case when private.may_reach(a.applicant_id, owner) then m.no_wa end
    from next, public.pengguna as m
    where a.id = next.id and m.id = a.applicant_id;
    get diagnostics changed = row_count;
    released := released + changed;
  end loop;
  return released;
end
$$;
