-- A restored listing has its team again, with who has left, its milestones and updates: they went with the listing and were not kept, and who
-- had left stood in the team again. Listings deleted before this come back with a team of those accepted, as before.
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

create or replace function private.archive_project() returns trigger
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

create or replace function public.admin_restore_content(deleted_id uuid) returns public.deleted_content
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
    select a.id, a.project_id, a.applicant_id, a.applicant_name, a.applicant_email, a.applicant_whatsapp,
      a.applicant_skills, a.application_message, a.status, a.created_at, a.decided_at, coalesce(a.via_messages, false),
      coalesce(a.waits_since, now()), coalesce(a.reminded_days, 0), a.closed_reason, a.closed_at, a.reject_reason,
      coalesce(a.answers, '[]'), a.number_given_at, coalesce(a.number_waits, false),
      (select r.id from public.listing_roles as r where r.id = a.role_id and r.project_id = project.id)
    from jsonb_populate_recordset(null::public.project_applications, removed.children) as a
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
