-- A rejection may carry a kind reason, which the applicant sees.
alter table public.project_applications
  add column reject_reason text check (reject_reason in ('keahlian', 'waktu', 'tempat', 'cukup', 'tahap'));
grant update (reject_reason) on public.project_applications to authenticated;

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
  -- Only a rejection has a reason, and it stays.
  if new.status = 'rejected' and old.status = 'pending' then
    return new;
  end if;
  new.reject_reason := old.reject_reason;
  return new;
end
$$;

create or replace function public.admin_restore_content(deleted_id uuid) returns public.deleted_content
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed public.deleted_content;
  project public.project_listings;
  contact public.relasi_bisnis;
begin
  perform private.require_admin();
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
      is_active, closed_at, closed_reason, expires_at, created_at
    ) values (
      project.id, project.user_id, project.project_name, project.project_description, project.project_type,
      project.required_skills, project.budget_range, project.timeline, project.contact_method, project.owner_name,
      project.owner_email, project.city, project.is_remote, project.hours_per_week, project.reward_type, project.seats,
      project.deadline, project.picture_path, project.is_active, project.closed_at, project.closed_reason,
      project.expires_at, project.created_at
    );
    insert into public.project_applications (
      id, project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills,
      application_message, status, created_at, decided_at, via_messages, waits_since, reminded_days, closed_reason,
      closed_at, reject_reason
    )
    select a.id, a.project_id, a.applicant_id, a.applicant_name, a.applicant_email, a.applicant_whatsapp,
      a.applicant_skills, a.application_message, a.status, a.created_at, a.decided_at, coalesce(a.via_messages, false),
      coalesce(a.waits_since, now()), coalesce(a.reminded_days, 0), a.closed_reason, a.closed_at, a.reject_reason
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
  perform private.write_audit(removed.kind || '.restored', removed.kind, removed.content_id::text, null, removed.row);
  perform private.notify(removed.owner_id, 'system', 'Konten Anda sudah dipulihkan',
    coalesce(removed.row ->> 'project_name', removed.row ->> 'name'), null, 'content_restored:' || removed.id);
  return removed;
end
$$;
