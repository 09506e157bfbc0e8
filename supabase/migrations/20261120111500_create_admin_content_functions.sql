-- Takes a listing or contact out of the directory, with a reason; it can be restored for 30 days, and its owner is told.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found.
create function public.admin_remove_content(kind text, id uuid, reason text) returns public.deleted_content
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  removed public.deleted_content;
begin
  perform private.require_admin();
  why := private.require_reason(admin_remove_content.reason);
  perform set_config('kawanusaha.deletion_reason', why, true);
  if admin_remove_content.kind = 'project' then
    delete from public.project_listings as p where p.id = admin_remove_content.id;
  elsif admin_remove_content.kind = 'relasi' then
    delete from public.relasi_bisnis as r where r.id = admin_remove_content.id;
  end if;
  perform set_config('kawanusaha.deletion_reason', '', true);
  select * into removed from public.deleted_content as d
  where d.kind = admin_remove_content.kind and d.content_id = admin_remove_content.id and d.restored_at is null
    and d.deleted_at = now();
  if removed.id is null then
    raise exception 'Konten tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if removed.owner_id <> auth.uid() then
    perform private.notify(
      removed.owner_id, 'system',
      case removed.kind
        when 'project' then 'Proyek Anda dihapus admin: ' || (removed.row ->> 'project_name')
        else 'Profil relasi Anda dihapus admin'
      end,
      'Alasan: ' || why, null, 'content_removed:' || removed.id
    );
  end if;
  return removed;
end
$$;
grant execute on function public.admin_remove_content(text, uuid, text) to authenticated;

-- Puts a deleted listing or contact back as it was, applications included, within 30 days.
-- Errors: 42501 admin_required · PT404 not_found (never there, restored already, or too old).
create function public.admin_restore_content(deleted_id uuid) returns public.deleted_content
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
      application_message, status, created_at, decided_at
    )
    select a.id, a.project_id, a.applicant_id, a.applicant_name, a.applicant_email, a.applicant_whatsapp,
      a.applicant_skills, a.application_message, a.status, a.created_at, a.decided_at
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
grant execute on function public.admin_restore_content(uuid) to authenticated;

-- For the job: what nobody restored within 30 days goes for good. Returns how many.
create function private.purge_deleted_content() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.deleted_content where deleted_at <= now() - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end
$$;
