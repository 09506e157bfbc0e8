-- What was deleted from the directories, so that an admin can bring it back for 30 days.
create table public.deleted_content (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('project', 'relasi')),
  content_id uuid not null,
  owner_id uuid not null references auth.users (id) on delete cascade,
  row jsonb not null,
  children jsonb not null default '[]',
  deleted_by uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 1000),
  deleted_at timestamptz not null default now(),
  restored_at timestamptz
);
create index deleted_content_deleted_at_idx on public.deleted_content (deleted_at desc, id desc);
create index deleted_content_owner_id_idx on public.deleted_content (owner_id);
create index deleted_content_deleted_by_idx on public.deleted_content (deleted_by);
create index deleted_content_children_idx on public.deleted_content using gin (children jsonb_path_ops);

alter table public.deleted_content enable row level security;
revoke all on public.deleted_content from anon, authenticated, service_role;
grant select on public.deleted_content to authenticated, service_role;

create policy "admins read" on public.deleted_content for select to authenticated using ((select private.allows('reviews')));

-- Keeps a deleted row. When the account itself goes, nothing is kept: its data has to go with it. What an admin deletes closes the
-- reports about it, and its owner is told, with the way to appeal. The reason is what the setting kawanusaha.deletion_reason holds in this transaction.
create function private.archive_content(kind text, content jsonb, children jsonb) returns void
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
  if auth.uid() is not null then
    perform private.note_decision(owner, 'removed', kind, (content ->> 'id')::uuid,
      coalesce(content ->> 'project_name', content ->> 'name'), why);
  end if;
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

-- Takes a listing or contact out of the directory, with a reason; it can be restored for 30 days, and its owner is told.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found.
create function private.admin_remove_content(kind text, id uuid, reason text) returns public.deleted_content
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  removed public.deleted_content;
begin
  perform private.require_staff('reviews');
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
  return removed;
end
$$;
call private.expose('admin_remove_content(text, uuid, text)', 'authenticated');

-- Puts a deleted listing or contact back as it was, roles, matching and applications included, within 30 days.
-- Errors: 42501 admin_required · PT404 not_found (never there, restored already, or too old).
create function private.admin_restore_content(deleted_id uuid) returns public.deleted_content
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
call private.expose('admin_restore_content(uuid)', 'authenticated');

-- Trigger: who is in a team whose listing was restored learns that its agreement is not: texts and consents of an agreement are in no
-- archive. A member of a team without one learns only what is missing.
create function private.tell_restored_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    member.user_id, 'team', 'Proyek dipulihkan: ' || coalesce(new.row ->> 'project_name', ''),
    'Tim, tonggak, dan kabar sudah kembali. Kesepakatan tim tidak ikut kembali: susun dan setujui lagi di ruang tim.',
    '/tim/' || new.content_id, 'team_restored:' || new.id || ':' || member.user_id
  )
  from public.team_members as member
  where member.project_id = new.content_id and member.left_at is null and member.user_id is not null
    and exists (
      select from public.team_members as other
      where other.project_id = new.content_id and other.left_at is null and not other.is_owner
    );
  return null;
end
$$;
create trigger tell_restored_team after update of restored_at on public.deleted_content
  for each row when (old.restored_at is null and new.restored_at is not null and new.kind = 'project')
  execute function private.tell_restored_team();

-- For the job: deleted content that was not restored within 30 days goes for good. Returns how many.
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

-- 'Laporkan' on every listing, contact, conversation and sales page: one open report per member and target; the answer reaches the reporter.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  target_kind text not null check (target_kind in ('project', 'relasi', 'thread', 'sales_page')),
  target_id uuid not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 100),
  details text check (char_length(details) <= 2000),
  snapshot jsonb not null default '{}',
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  answer text check (char_length(answer) <= 2000),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'open') = (handled_at is null))
);
comment on column public.reports.snapshot is 'The reported content as it was, in case it is changed or deleted meanwhile.';
create unique index reports_open_key on public.reports (reporter_id, target_kind, target_id) where status = 'open';
create index reports_reporter_id_idx on public.reports (reporter_id, created_at desc);
create index reports_status_idx on public.reports (status, created_at desc, id desc);
create index reports_target_idx on public.reports (target_kind, target_id);
create index reports_handled_by_idx on public.reports (handled_by);
create index reports_snapshot_user_id_idx on public.reports ((snapshot ->> 'user_id'), created_at desc);

alter table public.reports enable row level security;
revoke all on public.reports from anon, authenticated;
grant select on public.reports to authenticated;
grant insert (reporter_id, target_kind, target_id, reason, details) on public.reports to authenticated;

create policy "read own, admins all" on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.allows('reviews')));
create policy "insert own" on public.reports for insert to authenticated
  with check (reporter_id = (select auth.uid()));

-- Trigger: a report keeps what its reporter may see of the content as it was, nothing hidden; at most 20 reports in 24 hours.
-- Errors: PT404 not_found (also for what the reporter cannot see: a closed listing, one of a banned or paused member) · PT429 daily_limit.
create function private.prepare_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A report in another's name is refused by the policy, and tells nothing of what the other may see.
  if auth.uid() is not null and new.reporter_id is distinct from auth.uid() then
    return new;
  end if;
  if new.target_kind = 'project' then
    select to_jsonb(shown) into new.snapshot
    from (
      select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range, p.timeline,
        p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type, p.seats, p.deadline, p.picture_path, p.questions,
        p.created_at
      from public.project_listings as p
      where p.id = new.target_id and (
        p.is_active and p.expires_at > now() and not private.is_banned(p.user_id) or p.user_id = new.reporter_id or exists (
          select from public.project_applications as a where a.project_id = p.id and a.applicant_id = new.reporter_id
        )
      )
    ) as shown;
  elsif new.target_kind = 'thread' then
    new.snapshot := private.thread_snapshot(new.target_id, new.reporter_id);
  elsif new.target_kind = 'sales_page' then
    select jsonb_build_object('id', p.id, 'user_id', p.user_id, 'name', p.name, 'slug', p.slug, 'offer', p.offer, 'city', p.city,
      'how', p.how, 'items', p.items, 'created_at', p.created_at)
    into new.snapshot from public.sales_pages as p where p.id = new.target_id and private.is_sales_page_seen(p);
  else
    select to_jsonb(shown) into new.snapshot
    from (
      select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week, r.looking_for,
        r.created_at
      from public.relasi_bisnis as r
      where r.id = new.target_id and (r.user_id = new.reporter_id or not private.is_banned(r.user_id))
    ) as shown;
  end if;
  -- A block is no way out of a report. The report of members who are apart by one holds a name, nothing that was written since.
  if new.target_kind in ('project', 'relasi') and (new.snapshot ->> 'user_id')::uuid = any (private.blocked_pairs()) then
    select jsonb_object_agg(kept.key, kept.value) into new.snapshot
    from jsonb_each(new.snapshot) as kept where kept.key in ('id', 'user_id', 'project_name', 'name');
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
create trigger prepare before insert on public.reports for each row execute function private.prepare_report();

-- Closes a report with an answer, which the reporter is told.
-- Errors: 42501 admin_required · PT422 bad_status, reason_required · PT404 not_found (not there, or answered already).
create function private.admin_answer_report(report_id uuid, status text, answer text) returns public.reports
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  report public.reports;
begin
  perform private.require_staff('reviews');
  words := private.require_reason(admin_answer_report.answer);
  if coalesce(admin_answer_report.status, '') not in ('resolved', 'dismissed') then
    raise exception 'Status laporan tidak dikenal' using errcode = 'PT422', hint = 'bad_status';
  end if;
  update public.reports as r set status = admin_answer_report.status, answer = words, handled_by = auth.uid(), handled_at = now()
  where r.id = admin_answer_report.report_id and r.status = 'open'
  returning * into report;
  if report.id is null then
    raise exception 'Laporan tidak ditemukan atau sudah dijawab' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('report.' || report.status, report.target_kind, report.target_id::text, null,
    jsonb_build_object('report_id', report.id), words);
  perform private.notify(report.reporter_id, 'report', 'Laporan Anda sudah ditinjau', words, null, 'report:' || report.id);
  return report;
end
$$;
call private.expose('admin_answer_report(uuid, text, text)', 'authenticated');

-- Removes what an account has left in rows of others: applications in the archive of a deleted project, snapshots of reports,
-- messages to us, lines of conversations, what the payment provider told of the buyer, and notifications that name the person or their
-- project. Books, ids in the audit log and the keyed hash of a
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
  perform private.forget_threads(old.id);
  update public.payment_events as e set payload = e.payload - array['customer_details', 'masked_card', 'saved_token_id', 'metadata']
  from public.payments as p
  where p.user_id = old.id and e.order_id = p.order_id
    and e.payload ?| array['customer_details', 'masked_card', 'saved_token_id', 'metadata'];
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

-- Name of a listing, contact or sales page for admins: as it stands, else as it lies in the archive; null once its account is gone. Of a voucher
-- its code, of a setting and a link of Premium what the desk calls it.
create function private.name_content(kind text, id text) returns text
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'project' then coalesce(
      (select p.project_name from public.project_listings as p where p.id = name_content.id::uuid),
      (select d.row ->> 'project_name' from public.deleted_content as d
        where d.kind = 'project' and d.content_id = name_content.id::uuid order by d.deleted_at desc limit 1))
    when 'relasi' then coalesce(
      (select r.name from public.relasi_bisnis as r where r.id = name_content.id::uuid),
      (select d.row ->> 'name' from public.deleted_content as d
        where d.kind = 'relasi' and d.content_id = name_content.id::uuid order by d.deleted_at desc limit 1))
    when 'sales_page' then (select s.name from public.sales_pages as s where s.id = name_content.id::uuid)
    when 'voucher' then (select v.voucher_code from public.vouchers as v where v.id = name_content.id::uuid)
    when 'setting' then (select s.label from public.app_settings as s where s.key = name_content.id)
    when 'premium_link' then (select l.label from public.premium_links as l where l.key = name_content.id)
  end
$$;
