-- Who is below 18 as an owner is not given the applicants' numbers and e-mails either: one rule for both ways.
-- Whether the ages of two members let one see the other's number and e-mail.
create function private.may_reach(person uuid, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may(person, 'reveal') and private.may(other, 'reveal')
$$;

-- What stands against the privacy of a member below 18 goes when the year is known: public page, entry in the directory, matching,
-- pictures, shared ideas, number and e-mail in applications and conversations; also those that others gave to this member.
create or replace function private.protect_young(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.may(person, 'reveal') then
    return;
  end if;
  delete from public.public_profiles where user_id = person;
  delete from public.matching_profiles where user_id = person;
  delete from private.person_keys where user_id = person;
  delete from public.relasi_bisnis where user_id = person;
  delete from public.idea_shares where user_id = person;
  update public.interview_links set closed_at = now() where user_id = person and closed_at is null;
  delete from public.sales_pages where user_id = person;
  update public.project_applications set applicant_email = null, applicant_whatsapp = null, via_messages = true
  where (applicant_id = person or project_id in (select id from public.project_listings where user_id = person))
    and not (via_messages and applicant_email is null and applicant_whatsapp is null);
  update public.thread_members set shared_at = null where user_id = person and shared_at is not null;
  update public.team_members set is_shown = false where user_id = person and is_shown;
  update public.pengguna set foto_path = null where id = person and foto_path is not null;
  update public.project_listings set picture_path = null where user_id = person and picture_path is not null;
end
$$;

-- Trigger: who applies is what the profile says, never what the client says, and without number and e-mail for whom wants to write
-- here first, and where applicant or owner is below 18; at most 30 applications in 24 hours. A number beyond the owner's limit of a day waits.
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
create or replace function private.release_numbers() returns integer
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
      applicant_whatsapp = case when private.may_reach(a.applicant_id, owner) then m.no_wa end
    from next, public.pengguna as m
    where a.id = next.id and m.id = a.applicant_id;
    get diagnostics changed = row_count;
    released := released + changed;
  end loop;
  return released;
end
$$;

-- Puts a deleted listing or contact back as it was, roles, matching and applications included, within 30 days.
-- Errors: 42501 admin_required · PT404 not_found (never there, restored already, or too old).
create or replace function private.admin_restore_content(deleted_id uuid) returns public.deleted_content
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed public.deleted_content;
  project public.project_listings;
  contact public.relasi_bisnis;
begin
  perform private.require_staff('reviews');
  select * into removed from public.deleted_content
  where id = deleted_id and restored_at is null and deleted_at > now() - interval '30 days' for update;
  if removed.id is null then
    raise exception 'Konten tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if removed.kind = 'project' then
    project := jsonb_populate_record(null::public.project_listings, removed.row);
    insert into public.project_listings (
      id, user_id, project_name, project_description, project_type, required_skills, budget_range, timeline,
      contact_method, owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path,
      is_active, closed_at, closed_reason, expires_at, created_at, questions
    ) values (
      project.id, project.user_id, project.project_name, project.project_description, project.project_type,
      project.required_skills, project.budget_range, project.timeline, project.contact_method, project.owner_name,
      project.owner_email, project.city, project.is_remote, project.hours_per_week, project.reward_type, project.seats,
      project.deadline, project.picture_path, project.is_active, project.closed_at, project.closed_reason,
      project.expires_at, project.created_at, coalesce(project.questions, '{}')
    );
    -- Before the applications, which name a role. What was deleted before roles were kept has none.
    insert into public.listing_roles (id, project_id, position, name, task, seats, created_at)
    select r.id, project.id, r.position, r.name, r.task, r.seats, r.created_at
    from jsonb_populate_recordset(null::public.listing_roles, coalesce(nullif(removed.row -> 'roles', 'null'), '[]')) as r;
    insert into public.listing_matching (project_id, goal, stage, languages, skill_levels, team_skills, wishes, created_at)
    select project.id, m.goal, m.stage, m.languages, m.skill_levels, m.team_skills, m.wishes, m.created_at
    from jsonb_populate_record(null::public.listing_matching, nullif(removed.row -> 'matching', 'null')) as m
    where m.project_id is not null;
    insert into public.project_milestones (id, project_id, title, due_on, done_at, created_at)
    select s.id, project.id, s.title, s.due_on, s.done_at, s.created_at
    from jsonb_populate_recordset(null::public.project_milestones, coalesce(nullif(removed.row -> 'milestones', 'null'), '[]')) as s;
    -- Before the applications, too: an acceptance would begin a new membership, also for who has left.
    perform private.restore_member(kept) from (
      select removed.row as kept union all select child from jsonb_array_elements(removed.children) as child
    ) as members;
    insert into public.project_applications (
      id, project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills,
      application_message, status, created_at, decided_at, via_messages, waits_since, reminded_days, closed_reason,
      closed_at, reject_reason, answers, number_given_at, number_waits, role_id
    )
    select a.id, a.project_id, a.applicant_id, a.applicant_name,
      case when age.may_reach then a.applicant_email end, case when age.may_reach then a.applicant_whatsapp end,
      a.applicant_skills, a.application_message, a.status, a.created_at, a.decided_at,
      coalesce(a.via_messages, false) or not age.may_reach,
      coalesce(a.waits_since, now()), coalesce(a.reminded_days, 0), a.closed_reason, a.closed_at, a.reject_reason,
      coalesce(a.answers, '[]'), a.number_given_at, coalesce(a.number_waits, false),
      (select r.id from public.listing_roles as r where r.id = a.role_id and r.project_id = project.id)
    from jsonb_populate_recordset(null::public.project_applications, removed.children) as a
      cross join private.may_reach(a.applicant_id, project.user_id) as age (may_reach)
    where exists (select from auth.users where id = a.applicant_id);
  else
    contact := jsonb_populate_record(null::public.relasi_bisnis, removed.row);
    insert into public.relasi_bisnis (
      id, user_id, name, main_skill, experience, vision, whatsapp, city, campus, hours_per_week, looking_for, created_at
    ) values (
      contact.id, contact.user_id, contact.name, contact.main_skill, contact.experience, contact.vision, contact.whatsapp,
      contact.city, contact.campus, contact.hours_per_week, contact.looking_for, contact.created_at
    );
  end if;
  update public.deleted_content set restored_at = now() where id = removed.id returning * into removed;
  perform private.overturn_decisions(removed.kind, removed.content_id);
  perform private.write_audit(removed.kind || '.restored', removed.kind, removed.content_id::text, null, removed.row);
  perform private.notify(removed.owner_id, 'system', 'Konten Anda sudah dipulihkan',
    coalesce(removed.row ->> 'project_name', removed.row ->> 'name'), null, 'content_restored:' || removed.id);
  return removed;
end
$$;

update public.project_applications as a
set applicant_email = null, applicant_whatsapp = null, via_messages = true
from public.project_listings as p
where p.id = a.project_id and not private.may(p.user_id, 'reveal')
  and not (a.via_messages and a.applicant_email is null and a.applicant_whatsapp is null);
