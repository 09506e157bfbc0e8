-- The number of an applicant counts once; beyond 200 a day an owner gets the next ones on the following day.
insert into public.app_settings (key, value, label, is_public) values
  ('application_numbers_per_day', '200', 'Nomor pelamar yang diterima satu pemilik proyek dalam 24 jam (0 = tanpa batas)', false)
on conflict (key) do nothing;
alter table public.project_applications add column number_given_at timestamptz, add column number_waits boolean not null default false;
comment on column public.project_applications.number_given_at is 'When the owner was given the number, which counts once; null without one.';
comment on column public.project_applications.number_waits is 'The owner has had the numbers of a day: this one follows (private.release_numbers).';
create index project_applications_number_waits_idx on public.project_applications (project_id) where number_waits;
update public.project_applications set number_given_at = created_at where applicant_whatsapp is not null;

-- How many numbers of applicants an owner was given in 24 hours: each counts once, however often it is read.
create function private.numbers_given(owner uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.project_applications as a join public.project_listings as p on p.id = a.project_id
  where p.user_id = owner and a.number_given_at > now() - interval '24 hours'
$$;

-- Trigger: who applies is what the profile says, never what the client says, and without number and e-mail for whom wants to write
-- here first, or is below 18; at most 30 applications in 24 hours. A number beyond the owner's limit of a day waits.
-- Errors: PT403 guardian_needed · PT429 daily_limit · PT409 questions_changed.
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
    )
    update public.project_applications as a
    set number_waits = false, number_given_at = now(),
      applicant_whatsapp = case when private.may(a.applicant_id, 'reveal') then m.no_wa end
    from next, public.pengguna as m
    where a.id = next.id and m.id = a.applicant_id;
    get diagnostics changed = row_count;
    released := released + changed;
  end loop;
  return released;
end
$$;
