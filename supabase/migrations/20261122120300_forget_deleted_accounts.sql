-- What an account leaves behind outside its own rows goes with it, and the audit log keeps ids instead of content.

-- Keeps a deleted row. When the account itself goes, nothing is kept: its data has to go with it. What an admin deletes closes the
-- reports about it. The reason is what the setting kawanusaha.deletion_reason holds in this transaction.
create or replace function private.archive_content(kind text, content jsonb, children jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (content ->> 'user_id')::uuid;
  why text := nullif(current_setting('kawanusaha.deletion_reason', true), '');
  report record;
begin
  if not exists (select from auth.users where id = owner) then
    return;
  end if;
  insert into public.deleted_content (kind, content_id, owner_id, row, children, deleted_by, reason)
  values (kind, (content ->> 'id')::uuid, owner, content, children, auth.uid(), why);
  if auth.uid() is not distinct from owner then
    return;
  end if;
  perform private.write_audit(kind || '.deleted', kind, content ->> 'id', jsonb_build_object('user_id', owner), null, why);
  for report in
    update public.reports as r set status = 'resolved', answer = 'Konten yang Anda laporkan sudah dihapus.',
      handled_by = auth.uid(), handled_at = now()
    where r.target_kind = archive_content.kind and r.target_id = (content ->> 'id')::uuid and r.status = 'open'
    returning r.*
  loop
    perform private.write_audit('report.resolved', report.target_kind, report.target_id::text, null,
      jsonb_build_object('report_id', report.id), why);
    perform private.notify(report.reporter_id, 'report', 'Laporan Anda sudah ditinjau', report.answer, null, 'report:' || report.id);
  end loop;
end
$$;

-- Trigger: a report keeps what its reporter may see of the content as it was, nothing hidden; at most 20 reports in 24 hours.
-- Errors: PT404 not_found (also for a closed listing that the reporter cannot see) · PT429 daily_limit.
create or replace function private.prepare_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.target_kind = 'project' then
    select to_jsonb(shown) into new.snapshot
    from (
      select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range, p.timeline,
        p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type, p.seats, p.deadline, p.picture_path, p.created_at
      from public.project_listings as p
      where p.id = new.target_id and (
        p.is_active and p.expires_at > now() or p.user_id = new.reporter_id or exists (
          select from public.project_applications as a where a.project_id = p.id and a.applicant_id = new.reporter_id
        )
      )
    ) as shown;
  else
    select to_jsonb(shown) into new.snapshot
    from (
      select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week, r.looking_for,
        r.created_at
      from public.relasi_bisnis as r where r.id = new.target_id
    ) as shown;
  end if;
  if new.snapshot is null then
    raise exception 'Konten yang dilaporkan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  new.reason := btrim(new.reason);
  new.details := nullif(btrim(new.details), '');
  perform private.lock_user('report', new.reporter_id);
  if (
    select count(*) from public.reports where reporter_id = new.reporter_id and created_at > now() - interval '24 hours'
  ) >= 20 then
    raise exception 'Anda sudah mengirim 20 laporan dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;

-- Removes what an account has left in rows of others: applications in the archive of a deleted project, snapshots of reports,
-- messages to us, and notifications that name the person or their project. Books, ids in the audit log and the keyed hash of a
-- rewarded mailbox stay (docs/database.md).
create function private.forget_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.deleted_content as d
  set children = coalesce((
    select jsonb_agg(child) from jsonb_array_elements(d.children) as child where child ->> 'applicant_id' <> old.id::text
  ), '[]')
  where d.children @> jsonb_build_array(jsonb_build_object('applicant_id', old.id));
  update public.reports set snapshot = '{}' where snapshot ->> 'user_id' = old.id::text;
  delete from public.contact_messages as m
  where m.user_id = old.id or (old.email_confirmed_at is not null and lower(m.email) = lower(old.email));
  delete from public.notifications as n using public.project_applications as a
  where n.dedupe_key in ('application:' || a.id, 'decision:' || a.id)
    and (a.applicant_id = old.id or a.project_id in (select p.id from public.project_listings as p where p.user_id = old.id));
  return old;
end
$$;
create trigger forget_account before delete on auth.users
  for each row execute function private.forget_account();
create index deleted_content_children_idx on public.deleted_content using gin (children jsonb_path_ops);
create index reports_snapshot_user_id_idx on public.reports ((snapshot ->> 'user_id'));

-- A withdrawn or deleted application takes along what was told about it, which names the applicant or the project.
create function private.forget_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications where dedupe_key in ('application:' || old.id, 'decision:' || old.id);
  return null;
end
$$;
create trigger forget_notifications after delete on public.project_applications
  for each row execute function private.forget_application();

-- Content that the audit log kept before this rule. Only this migration gets past the trigger of the log.
alter table public.audit_log disable trigger refuse_change;
update public.audit_log set before = jsonb_build_object('user_id', before -> 'user_id')
where action in ('project.deleted', 'relasi.deleted') and before is not null;
alter table public.audit_log enable trigger refuse_change;
-- Accounts that went before this rule.
update public.deleted_content as d
set children = coalesce((
  select jsonb_agg(child) from jsonb_array_elements(d.children) as child
  where exists (select from auth.users as u where u.id::text = child ->> 'applicant_id')
), '[]')
where d.children <> '[]';
update public.reports as r set snapshot = '{}'
where not exists (select from auth.users as u where u.id::text = r.snapshot ->> 'user_id') and r.snapshot <> '{}';

-- Trigger: admins hear of a message to us. The notification carries the ticket number only; the message stays in one place.
create function private.notify_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(r.user_id, 'system', 'Pesan baru: ' || new.ticket_number,
    'Ada pesan dari halaman Kontak yang menunggu jawaban.', '/admin?tab=pesan', 'contact_message:' || new.id || ':' || r.user_id)
  from public.user_roles as r where r.role = 'admin';
  return null;
end
$$;
create trigger notify_admins after insert on public.contact_messages
  for each row execute function private.notify_contact_message();
