-- Lesser roles of the desk, and a second person for pay-outs and roles where the operator wants one.
alter table public.vouchers add column approved_by uuid, add column approved_at timestamptz;
alter table public.vouchers add constraint vouchers_approved
  check ((approved_by is null) = (approved_at is null) and approved_by is distinct from user_id);
comment on column public.vouchers.approved_by is 'The second person who found the pay-out right, where the setting payout_needs_second asks for one.';
insert into public.app_settings (key, value, label, is_public) values
  ('payout_needs_proof', '0', 'Bukti wajib saat membayar voucher (1 = ya, perlu dua admin)', false),
  ('payout_needs_second', '0', 'Pembayaran voucher disetujui orang kedua (1 = ya, perlu dua admin)', false),
  ('roles_need_second', '0', 'Perubahan peran diusulkan admin lain (1 = ya, perlu dua admin)', false);

-- Lesser roles of the desk. user_roles 'admin' stays the full admin of the specification; what a lesser role may do is data.
create table public.staff_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('finance', 'moderator', 'support')),
  created_at timestamptz not null default now(),
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  primary key (user_id, role)
);
create index staff_roles_granted_by_idx on public.staff_roles (granted_by);

-- What each lesser role may do. Content: a migration changes it.
create table public.staff_permissions (
  role text not null check (role in ('finance', 'moderator', 'support')),
  permission text not null check (permission in (
    'people', 'accounts', 'bans', 'tickets', 'reviews', 'payments', 'vouchers', 'rewards', 'premium'
  )),
  primary key (role, permission)
);
insert into public.staff_permissions (role, permission) values
  ('finance', 'people'), ('finance', 'payments'), ('finance', 'vouchers'), ('finance', 'rewards'), ('finance', 'premium'),
  ('moderator', 'people'), ('moderator', 'reviews'), ('moderator', 'bans'), ('moderator', 'tickets'),
  ('support', 'people'), ('support', 'accounts'), ('support', 'tickets');

alter table public.staff_roles enable row level security;
alter table public.staff_permissions enable row level security;
revoke all on public.staff_roles, public.staff_permissions from anon, authenticated;
grant select, delete on public.staff_roles to authenticated;
grant insert (user_id, role) on public.staff_roles to authenticated;
grant select on public.staff_permissions to authenticated;
create policy "read own role, admins all" on public.staff_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins appoint others" on public.staff_roles for insert to authenticated
  with check ((select private.is_admin()) and user_id <> (select auth.uid()));
create policy "admins remove others" on public.staff_roles for delete to authenticated
  using ((select private.is_admin()) and user_id <> (select auth.uid()));
create policy "admins read" on public.staff_permissions for select to authenticated using ((select private.is_admin()));

-- Whether the caller may do something of the desk: as an admin everything, with a lesser role what the table says.
create function private.allows(permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_admin() or exists (
    select from public.staff_roles as r join public.staff_permissions as p on p.role = r.role
    where r.user_id = auth.uid() and p.permission = allows.permission
  )
$$;
grant execute on function private.allows(text) to anon, authenticated, service_role;

-- First line of a function of the desk that lesser roles may call. Errors: 42501 admin_required.
create function private.require_staff(permission text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.allows(require_staff.permission) then
    raise exception 'Akses ditolak - Anda bukan admin' using errcode = '42501', hint = 'admin_required';
  end if;
end
$$;

-- What the caller may do in the desk; empty for everyone who has no role there.
create function public.get_staff_permissions() returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when private.is_admin() then array[
      'admin', 'people', 'accounts', 'bans', 'tickets', 'reviews', 'payments', 'vouchers', 'rewards', 'premium'
    ]
    else coalesce((
      select array_agg(distinct p.permission order by p.permission)
      from public.staff_roles as r join public.staff_permissions as p on p.role = r.role where r.user_id = auth.uid()
    ), '{}')
  end
$$;
grant execute on function public.get_staff_permissions() to authenticated;

-- A change of a role that a second admin has to make (setting roles_need_second). It holds for seven days.
create table public.role_proposals (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'finance', 'moderator', 'support')),
  change text not null check (change in ('grant', 'remove')),
  proposed_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, role, change)
);
create index role_proposals_proposed_by_idx on public.role_proposals (proposed_by);
alter table public.role_proposals enable row level security;
revoke all on public.role_proposals from anon, authenticated, service_role;
grant select on public.role_proposals to authenticated, service_role;
create policy "admins read" on public.role_proposals for select to authenticated using ((select private.is_admin()));

-- Proposes a change of a role, which another admin then makes by the usual write. The same again changes nothing; another admin's
-- proposal stays theirs. Errors: 42501 admin_required · PT422 bad_proposal · PT404 not_found · PT403 own_role.
create function public.admin_propose_role(user_id uuid, role text, change text) returns public.role_proposals
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  proposal public.role_proposals;
begin
  perform private.require_admin();
  if coalesce(admin_propose_role.role, '') not in ('admin', 'finance', 'moderator', 'support')
    or coalesce(admin_propose_role.change, '') not in ('grant', 'remove')
  then
    raise exception 'Usulan tidak dikenal' using errcode = 'PT422', hint = 'bad_proposal';
  end if;
  if admin_propose_role.user_id = auth.uid() then
    raise exception 'Peran Anda sendiri diubah oleh admin lain' using errcode = 'PT403', hint = 'own_role';
  end if;
  if not exists (select from auth.users as u where u.id = admin_propose_role.user_id) then
    raise exception 'Akun tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  delete from public.role_proposals as p where p.created_at <= now() - interval '7 days';
  insert into public.role_proposals as p (user_id, role, change, proposed_by)
  values (admin_propose_role.user_id, admin_propose_role.role, admin_propose_role.change, auth.uid())
  on conflict do nothing returning * into proposal;
  if proposal.user_id is null then
    select * into proposal from public.role_proposals as p
    where p.user_id = admin_propose_role.user_id and p.role = admin_propose_role.role and p.change = admin_propose_role.change;
    return proposal;
  end if;
  perform private.write_audit('role.proposed', 'user', admin_propose_role.user_id::text, null,
    jsonb_build_object('role', proposal.role, 'change', proposal.change));
  return proposal;
end
$$;
grant execute on function public.admin_propose_role(uuid, text, text) to authenticated;

-- Trigger: where the setting asks for it, a change of a role needs the proposal of another admin, which it uses up. Jobs and the
-- operator's commands act without an account. Errors: PT409 second_person_needed.
create function private.require_second_for_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := case tg_op when 'INSERT' then new.user_id else old.user_id end;
  named text := case tg_op when 'INSERT' then new.role else old.role end;
begin
  if auth.uid() is not null and private.setting_integer('roles_need_second') = 1 then
    delete from public.role_proposals as p
    where p.user_id = target and p.role = named and p.change = case tg_op when 'INSERT' then 'grant' else 'remove' end
      and p.proposed_by <> auth.uid() and p.created_at > now() - interval '7 days';
    if not found then
      raise exception 'Perubahan peran perlu diusulkan dulu oleh admin lain' using errcode = 'PT409', hint = 'second_person_needed';
    end if;
  end if;
  return case tg_op when 'INSERT' then new else old end;
end
$$;
create trigger b_require_second before insert or delete on public.user_roles
  for each row when (current_user = 'authenticated') execute function private.require_second_for_role();
create trigger b_require_second before insert or delete on public.staff_roles
  for each row when (current_user = 'authenticated') execute function private.require_second_for_role();
create trigger audit_change after insert or delete on public.staff_roles
  for each row execute function private.audit_role_change();

-- Trigger: what asks for a second person needs two admins, so that nothing stands still. Errors: PT409 needs_two_admins.
create function private.keep_two_admins() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.app_settings as s
    where s.key in ('payout_needs_proof', 'payout_needs_second', 'roles_need_second') and s.value = '1'
  ) and (select count(*) from public.user_roles as r where r.role = 'admin' and r.user_id <> old.user_id) < 2 then
    raise exception 'Matikan dulu pengaturan orang kedua: setelah ini hanya ada satu admin' using errcode = 'PT409', hint = 'needs_two_admins';
  end if;
  return old;
end
$$;
create trigger keep_two before delete on public.user_roles
  for each row execute function private.keep_two_admins();

drop function private.take_person(uuid);

-- The accounts, newest first, one page at a time, found by a part of name, address or phone number (5 digits or more, in any way of
-- writing), or by a whole order id, referral code or account id; total_count is the number of all that match.
-- Errors: 42501 admin_required.
create or replace function public.admin_list_users(search text default null, page integer default 1, page_size integer default 25)
returns table (
  id uuid, username text, nama_lengkap text, email text, is_premium boolean, is_admin boolean, created_at timestamptz,
  total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_users.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  term text := upper(btrim(coalesce(admin_list_users.search, '')));
  digits text := regexp_replace(regexp_replace(term, '\D', '', 'g'), '^(0|62)', '');
  is_number boolean := term ~ '^[-+(). 0-9]+$' and char_length(digits) >= 5;
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_staff('people');
  return query
    select p.id, p.username, p.nama_lengkap, p.email, private.has_premium(p.id),
      exists (select from public.user_roles as r where r.user_id = p.id and r.role = 'admin'),
      p.tanggal_daftar, count(*) over ()
    from public.pengguna as p
    where pattern = '%%' or p.username ilike pattern or p.email ilike pattern or p.nama_lengkap ilike pattern
      or (is_number and p.no_wa like '%' || digits || '%')
      or p.id in (
        select y.user_id from public.payments as y where y.order_id in (term, btrim(admin_list_users.search))
        union all select c.user_id from public.referral_codes as c where c.code = term
        union all select u.id from auth.users as u where term ~ '^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$' and u.id::text = lower(term)
      )
    order by p.tanggal_daftar desc, p.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;

drop policy "read own, admins all" on public.listing_holds;
create policy "read own, admins all" on public.listing_holds for select to authenticated
  using (user_id = (select auth.uid()) or (select private.allows('reviews')));

-- An admin lets a held listing go or keeps it back; its owner is told with the reason.
-- Errors: 42501 admin_required · PT422 bad_decision, reason_required · PT404 not_found (not there, or decided already).
create or replace function public.admin_decide_hold(hold_id uuid, decision text, reason text) returns public.listing_holds
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  hold public.listing_holds;
  listing_name text;
begin
  perform private.require_staff('reviews');
  words := private.require_reason(admin_decide_hold.reason);
  if coalesce(admin_decide_hold.decision, '') not in ('released', 'kept') then
    raise exception 'Keputusan tidak dikenal' using errcode = 'PT422', hint = 'bad_decision';
  end if;
  update public.listing_holds as h set decision = admin_decide_hold.decision, decided_at = now(), decided_by = auth.uid()
  where h.id = admin_decide_hold.hold_id and h.decision is null
  returning * into hold;
  if hold.id is null then
    raise exception 'Proyek yang ditahan tidak ditemukan atau sudah diputuskan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if hold.decision = 'released' then
    update public.project_listings set is_active = true where id = hold.project_id;
  end if;
  select project_name into listing_name from public.project_listings where id = hold.project_id;
  perform private.write_audit('hold.' || hold.decision, 'project', hold.project_id::text, null,
    jsonb_build_object('hold_id', hold.id), words);
  if hold.decision = 'released' then
    perform private.notify(hold.user_id, 'report', 'Proyek Anda tampil: ' || listing_name, words, '/kelola-aplikasi',
      'hold_released:' || hold.id);
  else
    perform private.note_decision(hold.user_id, 'kept', 'project', hold.project_id, listing_name, words);
  end if;
  return hold;
end
$$;

-- For admins: the listings that are held, with the text that is in question, oldest first. Errors: 42501 admin_required.
create or replace function public.admin_list_holds()
returns table (id uuid, project_id uuid, categories text[], created_at timestamptz, project_name text, project_description text)
language plpgsql stable security definer set search_path = '' rows 100 as $$
#variable_conflict use_column
begin
  perform private.require_staff('reviews');
  return query
    select h.id, h.project_id, h.categories, h.created_at, p.project_name, p.project_description
    from public.listing_holds as h join public.project_listings as p on p.id = h.project_id
    where h.decision is null order by h.created_at, h.id limit 100;
end
$$;

drop policy "admins read" on public.deleted_content;
create policy "admins read" on public.deleted_content for select to authenticated using ((select private.allows('reviews')));

-- Takes a listing or contact out of the directory, with a reason; it can be restored for 30 days, and its owner is told.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found.
create or replace function public.admin_remove_content(kind text, id uuid, reason text) returns public.deleted_content
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

-- Puts a deleted listing or contact back as it was, applications included, within 30 days.
-- Errors: 42501 admin_required · PT404 not_found (never there, restored already, or too old).
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
    insert into public.project_applications (
      id, project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills,
      application_message, status, created_at, decided_at, via_messages, waits_since, reminded_days, closed_reason,
      closed_at, reject_reason, answers
    )
    select a.id, a.project_id, a.applicant_id, a.applicant_name, a.applicant_email, a.applicant_whatsapp,
      a.applicant_skills, a.application_message, a.status, a.created_at, a.decided_at, coalesce(a.via_messages, false),
      coalesce(a.waits_since, now()), coalesce(a.reminded_days, 0), a.closed_reason, a.closed_at, a.reject_reason,
      coalesce(a.answers, '[]')
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

drop policy "read own, admins all" on public.reports;
create policy "read own, admins all" on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.allows('reviews')));

-- Closes a report with an answer, which the reporter is told.
-- Errors: 42501 admin_required · PT422 bad_status, reason_required · PT404 not_found (not there, or answered already).
create or replace function public.admin_answer_report(report_id uuid, status text, answer text) returns public.reports
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

-- Records that the money of an order was given back by hand (bank transfer), with proof in the reason: Premium and reward go
-- as with the provider's own refund. Of an order that was paid twice, only the second payment goes back.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found · PT409 not_paid.
create or replace function public.admin_record_refund(order_id text, reason text) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  payment public.payments;
begin
  perform private.require_staff('payments');
  why := private.require_reason(admin_record_refund.reason);
  select * into payment from public.payments as p where p.order_id = admin_record_refund.order_id;
  if payment.id is null then
    raise exception 'Pembayaran tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  -- In the order of apply_payment: first the member, then the order.
  perform private.lock_user('payment', payment.user_id);
  select * into payment from public.payments as p where p.id = payment.id for update;
  if payment.status <> 'paid' then
    raise exception 'Pembayaran ini tidak dapat dikembalikan' using errcode = 'PT409', hint = 'not_paid';
  end if;
  insert into public.payment_events (order_id, dedupe_key, source, payload, outcome, processed_at)
  values (payment.order_id, 'admin:' || gen_random_uuid(), 'admin',
    jsonb_build_object('action', 'record_refund', 'actor', auth.uid(), 'reason', why), 'refunded', now());
  if payment.needs_refund and exists (
    select from public.entitlements as e where e.payment_id = payment.id and e.revoked_at is null
  ) then
    update public.payments as p set needs_refund = false where p.id = payment.id returning * into payment;
    perform private.write_audit('payment.duplicate_refunded', 'payment', payment.order_id, null, null, why);
    return payment;
  end if;
  perform private.apply_payment(payment.order_id, 'refunded', jsonb_build_object('reason', why));
  select * into payment from public.payments as p where p.id = payment.id;
  return payment;
end
$$;

drop policy "admins read" on public.payment_events;
create policy "admins read" on public.payment_events for select to authenticated using ((select private.allows('payments')));

-- All payments with whose they are, newest first. p_status may also be 'needs_refund', 'partially_refunded' or 'check_failed'.
create or replace function public.admin_list_payments(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, order_id text, user_id uuid, username text, email text, amount integer, status text, environment text,
  payment_type text, transaction_id text, needs_refund boolean, created_at timestamptz, paid_at timestamptz,
  expires_at timestamptz, refunded_amount integer, problem text, looked_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_payments.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_staff('payments');
  return query
    select y.id, y.order_id, y.user_id, p.username, p.email, y.amount, y.status, y.environment, y.payment_type,
      y.transaction_id, y.needs_refund, y.created_at, y.paid_at, y.expires_at,
      y.refunded_amount, c.problem, c.looked_at, count(*) over ()
    from public.payments as y
    left join public.pengguna as p on p.id = y.user_id
    left join private.payment_checks as c on c.order_id = y.order_id
    where (
        coalesce(p_status, 'all') = 'all' or y.status = p_status or (p_status = 'needs_refund' and y.needs_refund)
        or (p_status = 'partially_refunded' and y.status = 'paid' and y.refunded_amount > 0)
        or (p_status = 'check_failed' and c.problem is not null)
      )
      and (pattern = '%%' or y.order_id ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by y.created_at desc, y.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;

drop policy "admins read" on public.person_notes;
create policy "admins read" on public.person_notes for select to authenticated using ((select private.allows('people')));

-- Opens a person's page, which the audit log keeps; only then, and for 12 hours, the functions below answer about this person.
-- Out: when it was opened. Errors: 42501 admin_required · PT404 not_found.
create or replace function public.admin_open_person(user_id uuid) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff('people');
  if not exists (select from auth.users as u where u.id = admin_open_person.user_id) then
    raise exception 'Akun tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('person.opened', 'user', admin_open_person.user_id::text);
  return now();
end
$$;

-- First line of what reads about a person. Errors: 42501 admin_required · PT403 open_first.
create or replace function private.require_opened(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('people');
  if not exists (
    select from public.audit_log as a
    where a.target_kind = 'user' and a.target_id = require_opened.person::text and a.action = 'person.opened'
      and a.actor_id = auth.uid() and a.created_at > now() - interval '12 hours'
  ) then
    raise exception 'Buka halaman orang ini dulu; pembukaan dicatat' using errcode = 'PT403', hint = 'open_first';
  end if;
end
$$;

-- Gives Premium without a payment. Errors: 42501 admin_required · PT422 reason_required · PT404 not_found ·
-- PT409 already_premium.
create or replace function public.admin_grant_premium(user_id uuid, reason text) returns public.entitlements
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  entitlement public.entitlements;
begin
  perform private.require_staff('premium');
  why := private.require_reason(admin_grant_premium.reason);
  if not exists (select from auth.users as u where u.id = admin_grant_premium.user_id) then
    raise exception 'Pengguna tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.lock_user('payment', admin_grant_premium.user_id);
  insert into public.entitlements (user_id, source, granted_by, reason)
  values (admin_grant_premium.user_id, 'admin', auth.uid(), why)
  on conflict do nothing
  returning * into entitlement;
  if entitlement.id is null then
    raise exception 'Pengguna ini sudah Premium' using errcode = 'PT409', hint = 'already_premium';
  end if;
  perform private.write_audit('premium.granted', 'user', admin_grant_premium.user_id::text, null,
    jsonb_build_object('entitlement_id', entitlement.id), why);
  perform private.notify(admin_grant_premium.user_id, 'payment', 'Premium Anda aktif',
    'Admin mengaktifkan Premium untuk akun Anda.', '/akses-premium', 'premium_granted:' || entitlement.id);
  return entitlement;
end
$$;

-- Ends Premium, whatever it came from; a payment is not refunded by this. Errors as above · PT409 not_premium.
create or replace function public.admin_revoke_premium(user_id uuid, reason text) returns public.entitlements
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  entitlement public.entitlements;
begin
  perform private.require_staff('premium');
  why := private.require_reason(admin_revoke_premium.reason);
  perform private.lock_user('payment', admin_revoke_premium.user_id);
  update public.entitlements as e set revoked_at = now(), revoke_reason = why
  where e.user_id = admin_revoke_premium.user_id and e.revoked_at is null
  returning * into entitlement;
  if entitlement.id is null then
    raise exception 'Pengguna ini tidak Premium' using errcode = 'PT409', hint = 'not_premium';
  end if;
  perform private.write_audit('premium.revoked', 'user', admin_revoke_premium.user_id::text,
    jsonb_build_object('entitlement_id', entitlement.id, 'source', entitlement.source), null, why);
  return entitlement;
end
$$;

-- Rewards that wait for an admin, oldest first, at most 500. Errors: 42501 admin_required.
create or replace function public.admin_list_held_referrals() returns table (
  referred_id uuid, referred_username text, referred_email text, referrer_id uuid, referrer_username text,
  referrer_email text, code text, hold_reasons text[], created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('rewards');
  return query
    select r.referred_id, invited.username, invited.email, r.referrer_id, inviter.username, inviter.email, r.code,
      r.hold_reasons, r.created_at
    from public.referrals as r
    left join public.pengguna as invited on invited.id = r.referred_id
    left join public.pengguna as inviter on inviter.id = r.referrer_id
    where r.status = 'held' order by r.created_at, r.referred_id limit 500;
end
$$;

-- Clears or rejects a held referral; clearing books what is due. Errors: 42501 · PT422 reason_required · PT404 not_found.
create or replace function public.admin_review_referral(referred_id uuid, approve boolean, reason text) returns public.referrals
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  referral public.referrals;
begin
  perform private.require_staff('rewards');
  why := private.require_reason(admin_review_referral.reason);
  update public.referrals as r set
    status = case when admin_review_referral.approve then 'clear' else 'rejected' end,
    reviewed_by = auth.uid(), reviewed_at = now(), review_reason = why
  where r.referred_id = admin_review_referral.referred_id and r.status = 'held'
  returning * into referral;
  if referral.referred_id is null then
    raise exception 'Referral ini tidak sedang ditahan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('referral.reviewed', 'user', referral.referred_id::text, jsonb_build_object('status', 'held'),
    jsonb_build_object('status', referral.status, 'hold_reasons', referral.hold_reasons), why);
  if admin_review_referral.approve then
    perform private.consider_signup_reward(referral.referred_id);
    perform private.consider_premium_reward(referral.referred_id);
  end if;
  return referral;
end
$$;

drop policy "read own, admins all" on public.moderation_decisions;
create policy "read own, admins all" on public.moderation_decisions for select to authenticated
  using (user_id = (select auth.uid()) or (select private.allows('reviews')) or (select private.allows('tickets')));

-- The queue, what waits longest first, with what was reported or held as it was, who reported it and what is known of them and of
-- its owner. total_count is the number of all. Errors: 42501 admin_required.
create or replace function public.admin_list_reviews(page integer default 1, page_size integer default 25)
returns table (
  item text, source text, target_kind text, target_id uuid, title text, shown jsonb, categories text[], since timestamptz,
  owner jsonb, reports jsonb, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  size integer := least(greatest(coalesce(page_size, 25), 1), 50);
begin
  perform private.require_staff('reviews');
  return query
    with waiting as (
      select w.*, count(*) over () as total from private.review_items() as w
      order by w.since, w.item limit size offset size * (greatest(coalesce(page, 1), 1) - 1)
    )
    select w.item, w.source, w.target_kind, w.target_id, w.title, w.shown, w.categories, w.since,
      private.review_history(w.owner_id),
      coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason, 'details', r.details, 'created_at', r.created_at,
          'reporter', private.review_history(r.reporter_id)) order by r.created_at, r.id)
        from (
          select * from public.reports as o
          where w.source = 'report' and o.target_kind = w.target_kind and o.target_id = w.target_id and o.status = 'open'
          order by o.created_at, o.id limit 20
        ) as r
      ), '[]'),
      w.total
    from waiting as w order by w.since, w.item;
end
$$;

-- Decides up to 50 items of the queue with one reason, each for itself: decision 'keep' or 'remove'. Out: for each item 'done', or 'gone'
-- where it was decided meanwhile. Errors: 42501 admin_required · PT422 bad_decision, bad_items, reason_required.
create or replace function public.admin_decide_reviews(items text[], decision text, reason text) returns table (item text, outcome text)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  wanted text;
begin
  perform private.require_staff('reviews');
  why := private.require_reason(admin_decide_reviews.reason);
  if coalesce(admin_decide_reviews.decision, '') not in ('keep', 'remove') then
    raise exception 'Keputusan tidak dikenal' using errcode = 'PT422', hint = 'bad_decision';
  end if;
  if coalesce(cardinality(items), 0) not between 1 and 50 then
    raise exception 'Pilih 1 sampai 50 hal' using errcode = 'PT422', hint = 'bad_items';
  end if;
  -- In one order, so that two admins with the same items do not wait for each other for ever.
  for wanted in select distinct coalesce(i, '') from unnest(items) as i order by 1 loop
    item := wanted;
    begin
      perform private.review_item(wanted, admin_decide_reviews.decision = 'remove', why);
      outcome := 'done';
    exception when sqlstate 'PT404' then
      outcome := 'gone';
    end;
    return next;
  end loop;
end
$$;

-- Takes a decision back: what was removed within 30 days is restored, what was kept hidden is shown. The owner is told.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found (no such decision, taken back already, or removed too long ago).
create or replace function public.admin_overturn_decision(decision_id uuid, reason text) returns public.moderation_decisions
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  decision public.moderation_decisions;
  found_id uuid;
begin
  perform private.require_staff('reviews');
  why := private.require_reason(admin_overturn_decision.reason);
  select * into decision from public.moderation_decisions as d
  where d.id = admin_overturn_decision.decision_id and d.overturned_at is null for update;
  if decision.id is null then
    raise exception 'Keputusan tidak ditemukan atau sudah dibatalkan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if decision.kind = 'removed' then
    select c.id into found_id from public.deleted_content as c
    where c.kind = decision.target_kind and c.content_id = decision.target_id and c.restored_at is null
    order by c.deleted_at desc limit 1;
    perform public.admin_restore_content(found_id);
  elsif decision.kind = 'kept' then
    select h.id into found_id from public.listing_holds as h
    where h.project_id = decision.target_id and h.decision = 'kept' order by h.created_at desc limit 1;
    update public.listing_holds as h set decision = 'released', decided_at = now(), decided_by = auth.uid() where h.id = found_id;
    if not found then
      raise exception 'Proyek yang ditahan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
    end if;
    update public.project_listings as p set is_active = true where p.id = decision.target_id;
    perform private.notify(decision.user_id, 'report', 'Proyek Anda tampil: ' || decision.title, why, '/kelola-aplikasi',
      'decision_overturned:' || decision.id);
  end if;
  update public.moderation_decisions as d set overturned_at = now() where d.id = decision.id returning * into decision;
  perform private.write_audit('decision.overturned', decision.target_kind, decision.target_id::text, null,
    jsonb_build_object('decision_id', decision.id, 'kind', decision.kind), why);
  if decision.kind = 'warned' then
    perform private.notify(decision.user_id, 'report', 'Peringatan tentang pesan Anda dicabut', why, '/notifikasi',
      'decision_overturned:' || decision.id);
  end if;
  return decision;
end
$$;

drop policy "admins read" on public.ticket_entries;
create policy "admins read" on public.ticket_entries for select to authenticated using ((select private.allows('tickets')));


drop policy "admins read" on public.reply_templates;
create policy "admins read" on public.reply_templates for select to authenticated using ((select private.allows('tickets')) or (select private.allows('reviews')));

-- Tickets for the desk, 25 at a time. p_state: open (not done), mine (open and the caller's), new, working, done. What waits longest
-- for an answer comes first. urgency: half or all (late) of the promised time is over. total_count is the number of all that match.
-- Errors: 42501 admin_required.
create or replace function public.admin_list_tickets(
  p_state text default 'open', search text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, ticket_number text, kind text, name text, email text, user_id uuid, username text, subject text, message text,
  status text, handled_by uuid, handler_name text, due_at timestamptz, answered_at timestamptz, merged_into uuid,
  merged_number text, same_sender bigint, urgency text, created_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_tickets.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  wanted text := coalesce(admin_list_tickets.p_state, 'open');
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_staff('tickets');
  return query
    select t.id, t.ticket_number, t.kind, t.name, t.email, t.user_id, p.username, t.subject, t.message, t.status, t.handled_by,
      handler.username, t.due_at, t.answered_at, t.merged_into, target.ticket_number,
      (select count(*) from public.contact_messages as o
        where o.id <> t.id and o.status <> 'done' and (lower(o.email) = lower(t.email) or o.user_id = t.user_id)),
      case
        when t.status = 'done' or t.answered_at is not null or t.warn_at > now() then null
        when t.due_at > now() then 'half' else 'late'
      end,
      t.created_at, count(*) over ()
    from public.contact_messages as t
      left join public.pengguna as p on p.id = t.user_id
      left join public.pengguna as handler on handler.id = t.handled_by
      left join public.contact_messages as target on target.id = t.merged_into
    where (
        wanted = 'all' or t.status = wanted or (wanted = 'open' and t.status <> 'done')
        or (wanted = 'mine' and t.status <> 'done' and t.handled_by = auth.uid())
      )
      and (pattern = '%%' or t.ticket_number ilike pattern or t.name ilike pattern or t.email ilike pattern
        or t.subject ilike pattern or p.username ilike pattern)
    order by t.status = 'done', (t.answered_at is not null and t.status <> 'done'),
      case when t.status <> 'done' then t.due_at end, t.created_at desc, t.id
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;

-- What was written about a ticket and those merged into it, oldest first: messages, answers, notes.
-- Errors: 42501 admin_required.
create or replace function public.admin_get_ticket_thread(ticket_id uuid)
returns table (
  id uuid, kind text, ticket_number text, author_name text, body text, email_status text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff('tickets');
  return query
    with tickets as (
      select t.* from public.contact_messages as t
      where t.id = admin_get_ticket_thread.ticket_id or t.merged_into = admin_get_ticket_thread.ticket_id
    )
    select t.id, 'message', t.ticket_number, t.name, t.message, null::text, t.created_at from tickets as t
    union all
    select e.id, e.kind, t.ticket_number, p.username, e.body, e.email_status, e.created_at
    from tickets as t join public.ticket_entries as e on e.ticket_id = t.id left join public.pengguna as p on p.id = e.author_id
    order by 7, 1;
end
$$;

-- Answers a ticket by mail, once for each reply_key, and closes it or keeps it open. A ticket without an owner becomes the caller's.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged, key_used · PT422 body_required.
create or replace function public.admin_reply_ticket(ticket_id uuid, reply_key uuid, body text, closes boolean default true)
returns public.ticket_entries
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  entry public.ticket_entries;
begin
  perform private.require_staff('tickets');
  ticket := private.take_ticket(admin_reply_ticket.ticket_id);
  entry := private.write_ticket_entry(ticket.id, 'reply', admin_reply_ticket.reply_key, admin_reply_ticket.body);
  if entry.id is null then
    select * into entry from public.ticket_entries as e where e.dedupe_key = admin_reply_ticket.reply_key;
    return entry;
  end if;
  update public.contact_messages as t
  set status = case when coalesce(admin_reply_ticket.closes, true) then 'done' else 'working' end,
    closed_at = case when coalesce(admin_reply_ticket.closes, true) then now() end,
    answered_at = coalesce(t.answered_at, now()), handled_by = coalesce(t.handled_by, auth.uid())
  where t.id = ticket.id;
  perform private.write_audit('ticket.replied', 'ticket', ticket.ticket_number, jsonb_build_object('status', ticket.status),
    jsonb_build_object('status', case when coalesce(admin_reply_ticket.closes, true) then 'done' else 'working' end));
  return entry;
end
$$;

-- Leaves a note that admins alone read, once for each note_key.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged, key_used · PT422 body_required.
create or replace function public.admin_note_ticket(ticket_id uuid, note_key uuid, body text) returns public.ticket_entries
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  entry public.ticket_entries;
begin
  perform private.require_staff('tickets');
  ticket := private.take_ticket(admin_note_ticket.ticket_id);
  entry := private.write_ticket_entry(ticket.id, 'note', admin_note_ticket.note_key, admin_note_ticket.body);
  if entry.id is null then
    select * into entry from public.ticket_entries as e where e.dedupe_key = admin_note_ticket.note_key;
    return entry;
  end if;
  perform private.write_audit('ticket.noted', 'ticket', ticket.ticket_number);
  return entry;
end
$$;

-- Gives a ticket to an admin, or to no user with null; giving it begins the work.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged · PT422 not_admin.
create or replace function public.admin_assign_ticket(ticket_id uuid, handler uuid) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  changed public.contact_messages;
begin
  perform private.require_staff('tickets');
  ticket := private.take_ticket(admin_assign_ticket.ticket_id);
  if admin_assign_ticket.handler is not null
    and not private.works_on_tickets(admin_assign_ticket.handler)
  then
    raise exception 'Penanggung jawab harus admin' using errcode = 'PT422', hint = 'not_admin';
  end if;
  update public.contact_messages as t
  set handled_by = admin_assign_ticket.handler,
    status = case when t.status = 'new' and admin_assign_ticket.handler is not null then 'working' else t.status end
  where t.id = ticket.id returning * into changed;
  perform private.write_audit('ticket.assigned', 'ticket', ticket.ticket_number,
    jsonb_build_object('handled_by', ticket.handled_by), jsonb_build_object('handled_by', changed.handled_by));
  return changed;
end
$$;

-- Changes the state of a ticket. Opened again after it was done, it has the promised time anew.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged · PT422 bad_status.
create or replace function public.admin_set_ticket_status(ticket_id uuid, p_status text) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  changed public.contact_messages;
begin
  perform private.require_staff('tickets');
  if coalesce(p_status, '') not in ('new', 'working', 'done') then
    raise exception 'Status tiket tidak dikenal' using errcode = 'PT422', hint = 'bad_status';
  end if;
  ticket := private.take_ticket(admin_set_ticket_status.ticket_id);
  if ticket.status = p_status then
    return ticket;
  end if;
  update public.contact_messages as t
  set status = p_status, closed_at = case when p_status = 'done' then now() end
  where t.id = ticket.id returning * into changed;
  if ticket.status = 'done' then
    update public.contact_messages as t
    set answered_at = null, warned = null, due_at = private.add_working_hours(now(), 24), warn_at = private.add_working_hours(now(), 12)
    where t.id = ticket.id returning * into changed;
  end if;
  perform private.write_audit('ticket.' || p_status, 'ticket', ticket.ticket_number, jsonb_build_object('status', ticket.status),
    jsonb_build_object('status', p_status));
  return changed;
end
$$;

-- Joins a ticket to another one of the same sender (address or account), where the work goes on; the earlier deadline stays, and a
-- message that came after the other's answer waits for one of its own. What was merged into it before moves along. Merging again into
-- the same one changes nothing.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged, target_done · PT422 same_ticket, other_sender.
create or replace function public.admin_merge_tickets(ticket_id uuid, into_id uuid) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  duplicate public.contact_messages;
  target public.contact_messages;
begin
  perform private.require_staff('tickets');
  if admin_merge_tickets.ticket_id = admin_merge_tickets.into_id then
    raise exception 'Pilih tiket lain sebagai tujuan' using errcode = 'PT422', hint = 'same_ticket';
  end if;
  -- Always in the same order, so that two admins who merge crosswise do not wait for each other for ever.
  perform from public.contact_messages as t
  where t.id in (admin_merge_tickets.ticket_id, admin_merge_tickets.into_id) order by t.id for update;
  select * into duplicate from public.contact_messages as t where t.id = admin_merge_tickets.ticket_id;
  if duplicate.id is not null and duplicate.merged_into = admin_merge_tickets.into_id then
    select * into target from public.contact_messages as t where t.id = admin_merge_tickets.into_id;
    return target;
  end if;
  duplicate := private.take_ticket(admin_merge_tickets.ticket_id);
  target := private.take_ticket(admin_merge_tickets.into_id);
  if lower(duplicate.email) <> lower(target.email) and (duplicate.user_id is null or duplicate.user_id is distinct from target.user_id) then
    raise exception 'Hanya tiket dari pengirim yang sama dapat digabung' using errcode = 'PT422', hint = 'other_sender';
  end if;
  if target.status = 'done' and duplicate.status <> 'done' then
    raise exception 'Tiket tujuan sudah selesai. Buka lagi tiket itu dulu.' using errcode = 'PT409', hint = 'target_done';
  end if;
  update public.contact_messages as t
  set merged_into = target.id, status = 'done', closed_at = coalesce(t.closed_at, now())
  where t.id = duplicate.id or t.merged_into = duplicate.id;
  if duplicate.status <> 'done' and duplicate.answered_at is null then
    update public.contact_messages as t
    set due_at = case when t.answered_at < duplicate.created_at then duplicate.due_at else least(t.due_at, duplicate.due_at) end,
      warn_at = case when t.answered_at < duplicate.created_at then duplicate.warn_at else least(t.warn_at, duplicate.warn_at) end,
      warned = case when t.answered_at < duplicate.created_at then duplicate.warned else t.warned end,
      answered_at = case when t.answered_at < duplicate.created_at then null else t.answered_at end
    where t.id = target.id returning * into target;
  end if;
  perform private.write_audit('ticket.merged', 'ticket', duplicate.ticket_number, jsonb_build_object('status', duplicate.status),
    jsonb_build_object('into', target.ticket_number));
  return target;
end
$$;

-- Whether a person may work on tickets: an admin, or a lesser role that has the permission.
create function private.works_on_tickets(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles as r where r.user_id = works_on_tickets.person and r.role = 'admin')
    or exists (
      select from public.staff_roles as r join public.staff_permissions as p on p.role = r.role
      where r.user_id = works_on_tickets.person and p.permission = 'tickets'
    )
$$;

-- Who can own a ticket. Errors: 42501 admin_required.
create or replace function public.admin_list_admins() returns table (id uuid, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff('tickets');
  return query
    select p.id, p.username from public.pengguna as p
    where private.works_on_tickets(p.id) order by lower(p.username);
end
$$;

-- What the desk does to an account. Each function is for who has its permission, never for one's own account or another admin's (whose role is
-- taken first), needs a reason, leaves a line in the audit log, and tells the person in the app and by mail, whatever they chose.

-- Locks the account for whom has the permission. Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, is_staff.
create function private.take_person(person uuid, permission text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff(take_person.permission);
  if take_person.person = auth.uid() then
    raise exception 'Tindakan ini tidak berlaku untuk akun Anda sendiri' using errcode = 'PT409', hint = 'own_account';
  end if;
  perform from auth.users as u where u.id = take_person.person for update;
  if not found then
    raise exception 'Akun tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if exists (select from public.user_roles as r where r.user_id = take_person.person and r.role = 'admin') then
    raise exception 'Akun ini admin. Cabut role adminnya dulu.' using errcode = 'PT409', hint = 'is_admin';
  end if;
  if not private.is_admin() and exists (select from public.staff_roles as r where r.user_id = take_person.person) then
    raise exception 'Akun ini rekan tim. Minta admin melakukannya.' using errcode = 'PT409', hint = 'is_staff';
  end if;
end
$$;

-- Bans an account until a day, or for good without one; its sessions end. Out: until when (100 years stand for 'for good').
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin · PT422 reason_required, bad_end.
create or replace function public.admin_ban_person(user_id uuid, reason text, until timestamptz default null) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  ends timestamptz := coalesce(admin_ban_person.until, now() + interval '100 years');
  before timestamptz;
begin
  perform private.take_person(admin_ban_person.user_id, 'bans');
  why := private.require_reason(admin_ban_person.reason);
  if ends <= now() or ends > now() + interval '101 years' then
    raise exception 'Tanggal berakhir harus di masa depan' using errcode = 'PT422', hint = 'bad_end';
  end if;
  select u.banned_until into before from auth.users as u where u.id = admin_ban_person.user_id;
  update auth.users as u set banned_until = ends, updated_at = now() where u.id = admin_ban_person.user_id;
  perform private.end_person_sessions(admin_ban_person.user_id);
  perform private.write_audit('person.banned', 'user', admin_ban_person.user_id::text,
    jsonb_build_object('banned_until', before), jsonb_build_object('banned_until', ends), why);
  perform private.tell_person(admin_ban_person.user_id, 'Akun Anda diblokir',
    'Alasan: ' || why || case
      when admin_ban_person.until is null then '. Berlaku seterusnya.'
      else '. Berlaku sampai ' || to_char(ends at time zone 'Asia/Jakarta', 'DD/MM/YYYY HH24.MI') || ' WIB.'
    end || ' Keberatan? Tulis lewat halaman Kontak dengan topik Banding atas keputusan.');
  return ends;
end
$$;

-- Lifts a ban. Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, not_banned · PT422 reason_required.
create or replace function public.admin_unban_person(user_id uuid, reason text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  before timestamptz;
begin
  perform private.take_person(admin_unban_person.user_id, 'bans');
  why := private.require_reason(admin_unban_person.reason);
  select u.banned_until into before from auth.users as u where u.id = admin_unban_person.user_id;
  if before is null or before <= now() then
    raise exception 'Akun ini tidak sedang diblokir' using errcode = 'PT409', hint = 'not_banned';
  end if;
  update auth.users as u set banned_until = null, updated_at = now() where u.id = admin_unban_person.user_id;
  perform private.write_audit('person.unbanned', 'user', admin_unban_person.user_id::text,
    jsonb_build_object('banned_until', before), null, why);
  perform private.tell_person(admin_unban_person.user_id, 'Blokir akun Anda dicabut', 'Anda dapat masuk lagi. Alasan: ' || why);
  return true;
end
$$;

-- Ends all sessions of an account. Out: how many there were.
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin · PT422 reason_required.
create or replace function public.admin_end_sessions(user_id uuid, reason text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  ended integer;
begin
  perform private.take_person(admin_end_sessions.user_id, 'accounts');
  why := private.require_reason(admin_end_sessions.reason);
  ended := private.end_person_sessions(admin_end_sessions.user_id);
  perform private.write_audit('person.sessions_ended', 'user', admin_end_sessions.user_id::text, null,
    jsonb_build_object('sessions', ended), why);
  perform private.tell_person(admin_end_sessions.user_id, 'Anda dikeluarkan dari semua perangkat',
    'Masuk lagi dengan password Anda. Alasan: ' || why);
  return ended;
end
$$;

-- Removes the second factor of a person who has lost it, and ends the sessions. Out: how many factors there were.
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, no_factor · PT422 reason_required.
create or replace function public.admin_reset_second_factor(user_id uuid, reason text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  removed integer;
begin
  perform private.take_person(admin_reset_second_factor.user_id, 'accounts');
  why := private.require_reason(admin_reset_second_factor.reason);
  delete from auth.mfa_factors as f where f.user_id = admin_reset_second_factor.user_id;
  get diagnostics removed = row_count;
  if removed = 0 then
    raise exception 'Akun ini tidak memakai verifikasi dua langkah' using errcode = 'PT409', hint = 'no_factor';
  end if;
  perform private.end_person_sessions(admin_reset_second_factor.user_id);
  perform private.write_audit('person.second_factor_reset', 'user', admin_reset_second_factor.user_id::text, null,
    jsonb_build_object('factors', removed), why);
  perform private.tell_person(admin_reset_second_factor.user_id, 'Verifikasi dua langkah akun Anda dihapus',
    'Masuk lagi, lalu pasang yang baru di Profil. Bukan permintaan Anda? Ganti password dan tulis kepada kami. Alasan: ' || why);
  return removed;
end
$$;

-- Leaves a note about a person for colleagues, once for each note_key; the person is not told.
-- Errors: 42501 admin_required · PT404 not_found · PT409 key_used · PT422 body_required.
create or replace function public.admin_note_person(user_id uuid, note_key uuid, body text) returns public.person_notes
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := btrim(coalesce(admin_note_person.body, ''), E' \t\r\n');
  note public.person_notes;
begin
  perform private.require_staff('people');
  if char_length(words) < 3 or char_length(words) > 2000 or admin_note_person.note_key is null then
    raise exception 'Isi harus 3 sampai 2.000 karakter' using errcode = 'PT422', hint = 'body_required';
  end if;
  if not exists (select from auth.users as u where u.id = admin_note_person.user_id) then
    raise exception 'Akun tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  insert into public.person_notes as n (person_id, body, author_id, dedupe_key)
  values (admin_note_person.user_id, words, auth.uid(), admin_note_person.note_key)
  on conflict (dedupe_key) do nothing
  returning * into note;
  if note.id is not null then
    perform private.write_audit('person.noted', 'user', admin_note_person.user_id::text);
    return note;
  end if;
  select * into note from public.person_notes as n where n.dedupe_key = admin_note_person.note_key;
  if row(note.person_id, note.body, note.author_id) is distinct from row(admin_note_person.user_id, words, auth.uid()) then
    raise exception 'Kunci ini sudah dipakai untuk tulisan lain. Muat ulang halaman.' using errcode = 'PT409', hint = 'key_used';
  end if;
  return note;
end
$$;

drop policy "read own, admins all" on public.contact_messages;
create policy "read own, admins all" on public.contact_messages for select to authenticated
  using (user_id = (select auth.uid()) or (select private.allows('tickets')));


drop policy "read own, admins all" on public.vouchers;
create policy "read own, admins all" on public.vouchers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.allows('vouchers')));

drop policy "admins mark paid" on public.vouchers;
create policy "admins mark paid" on public.vouchers for update to authenticated
  using ((select private.allows('vouchers')) and status = 'active' and expired_at > now())
  with check ((select private.allows('vouchers')) and status = 'paid');

-- Trigger: active becomes paid within its time unless it is frozen or the payer's own, or expired after it; an active one may be
-- frozen, once; nothing else ever changes. Who is paid is told, with the receipt.
-- Where the settings ask for it, only with proof, and after another person's approval.
-- Errors: PT403 append_only or own_voucher · PT422 proof_missing · PT409 second_person_needed · PT409 guardian_needed (the owner's) · PT409 voucher_frozen · PT409 voucher_not_active.
create or replace function private.change_voucher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if row(new.id, new.voucher_code, new.user_id, new.coins, new.amount, new.created_at, new.expired_at)
    is distinct from row(old.id, old.voucher_code, old.user_id, old.coins, old.amount, old.created_at, old.expired_at)
  then
    raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
  end if;
  if row(new.frozen_at, new.frozen_reason) is distinct from row(old.frozen_at, old.frozen_reason) then
    if old.status <> 'active' or new.status <> 'active' or old.frozen_at is not null or new.frozen_at is null then
      raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
    end if;
    perform private.write_audit('voucher.frozen', 'voucher', old.id::text, null,
      jsonb_build_object('amount', old.amount, 'user_id', old.user_id), new.frozen_reason);
    return new;
  end if;
  if row(new.approved_by, new.approved_at) is distinct from row(old.approved_by, old.approved_at) then
    if old.status <> 'active' or new.status <> 'active' or old.approved_by is not null or old.frozen_at is not null then
      raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
    end if;
    perform private.write_audit('voucher.approved', 'voucher', old.id::text, null,
      jsonb_build_object('amount', old.amount, 'user_id', old.user_id));
    return new;
  end if;
  if old.frozen_at is not null and new.status = 'paid' then
    raise exception 'Voucher ini dibekukan: %', old.frozen_reason using errcode = 'PT409', hint = 'voucher_frozen';
  end if;
  if old.status = 'active' and new.status = 'paid' and old.expired_at > now() then
    if old.user_id = auth.uid() then
      raise exception 'Voucher Anda sendiri dibayar oleh admin lain' using errcode = 'PT403', hint = 'own_voucher';
    end if;
    if not private.may(old.user_id, 'pay_out') then
      raise exception 'Pemilik voucher ini belum punya persetujuan orang tua atau wali' using errcode = 'PT409', hint = 'guardian_needed';
    end if;
    new.paid_at := now();
    new.paid_by := auth.uid();
    new.proof_note := nullif(btrim(new.proof_note), '');
    if private.setting_integer('payout_needs_proof') = 1 and new.proof_note is null then
      raise exception 'Tulis bukti pembayarannya' using errcode = 'PT422', hint = 'proof_missing';
    end if;
    if private.setting_integer('payout_needs_second') = 1
      and (old.approved_by is null or old.approved_by is not distinct from auth.uid())
    then
      raise exception 'Pembayaran ini perlu disetujui dulu oleh orang lain di tim' using errcode = 'PT409', hint = 'second_person_needed';
    end if;
    new.paid_to := private.describe_payout(old.user_id);
    if exists (select from auth.users where id = old.user_id) then
      perform private.notify(old.user_id, 'reward', 'Voucher ' || old.voucher_code || ' sudah dibayar',
        concat_ws(' ', 'Tanda terima ' || old.voucher_code || ': Rp ' || replace(to_char(old.amount, 'FM999,999,999'), ',', '.'),
          'ke ' || new.paid_to) || '.' || coalesce(' Bukti: ' || new.proof_note, ''),
        '/affiliate?tab=vouchers', 'voucher_paid:' || old.id);
    end if;
    perform private.write_audit('voucher.paid', 'voucher', old.id::text, jsonb_build_object('status', old.status),
      jsonb_build_object('status', 'paid', 'amount', old.amount, 'user_id', old.user_id), new.proof_note);
  elsif old.status = 'active' and new.status = 'expired' and old.expired_at <= now() then
    perform private.write_audit('voucher.expired', 'voucher', old.id::text, jsonb_build_object('status', old.status),
      jsonb_build_object('status', 'expired', 'coins', old.coins, 'user_id', old.user_id));
  else
    raise exception 'Voucher ini tidak aktif lagi' using errcode = 'PT409', hint = 'voucher_not_active';
  end if;
  return new;
end
$$;

-- Marks an active, unexpired voucher as paid out. Errors: 42501 admin_required · PT403 own_voucher · PT404 not_found ·
-- PT409 voucher_not_active or voucher_frozen.
create or replace function public.admin_mark_voucher_paid(voucher_id uuid, proof_note text default null) returns public.vouchers
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  voucher public.vouchers;
begin
  perform private.require_staff('vouchers');
  update public.vouchers as v set status = 'paid', proof_note = admin_mark_voucher_paid.proof_note
  where v.id = admin_mark_voucher_paid.voucher_id
  returning * into voucher;
  if voucher.id is null then
    raise exception 'Voucher tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return voucher;
end
$$;

-- Approves active vouchers for pay-out as the second person, at most 200; never one's own. Out: for each 'approved' or why not
-- (not_found, own_voucher, voucher_not_active, voucher_frozen, already_approved). Errors: 42501 admin_required · PT422 too_many.
create function public.admin_approve_vouchers(voucher_ids uuid[]) returns table (voucher_id uuid, outcome text)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  voucher public.vouchers;
begin
  perform private.require_staff('vouchers');
  if coalesce(cardinality(voucher_ids), 0) not between 1 and 200 then
    raise exception 'Pilih 1 sampai 200 voucher' using errcode = 'PT422', hint = 'too_many';
  end if;
  for voucher_id in select distinct v from unnest(voucher_ids) as v order by v loop
    select * into voucher from public.vouchers as v where v.id = voucher_id for update;
    outcome := case
      when voucher.id is null then 'not_found'
      when voucher.user_id = auth.uid() then 'own_voucher'
      when voucher.status <> 'active' or voucher.expired_at <= now() then 'voucher_not_active'
      when voucher.frozen_at is not null then 'voucher_frozen'
      when voucher.approved_by is not null then 'already_approved'
      else 'approved'
    end;
    if outcome = 'approved' then
      update public.vouchers as v set approved_by = auth.uid(), approved_at = now() where v.id = voucher_id;
    end if;
    return next;
  end loop;
end
$$;

grant execute on function public.admin_approve_vouchers(uuid[]) to authenticated;

comment on function public.admin_approve_vouchers(uuid[]) is 'nullable: voucher_id';

-- Marks several vouchers as paid with one proof; each succeeds or fails by itself. Out: for each voucher 'paid' or why not
-- (not_found, voucher_not_active, voucher_frozen, own_voucher, second_person_needed). Errors: 42501 admin_required · PT422 proof_missing or too_many (over 200).
create or replace function public.admin_mark_vouchers_paid(voucher_ids uuid[], proof_note text)
returns table (voucher_id uuid, outcome text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  id uuid;
  why text;
begin
  perform private.require_staff('vouchers');
  if char_length(btrim(coalesce(admin_mark_vouchers_paid.proof_note, ''))) < 3 then
    raise exception 'Tulis bukti pembayarannya' using errcode = 'PT422', hint = 'proof_missing';
  end if;
  if cardinality(voucher_ids) > 200 then
    raise exception 'Paling banyak 200 voucher sekaligus' using errcode = 'PT422', hint = 'too_many';
  end if;
  -- In one order, so that two operators never wait for each other.
  for id in select distinct v from unnest(voucher_ids) as v order by v loop
    begin
      perform public.admin_mark_voucher_paid(id, admin_mark_vouchers_paid.proof_note);
      why := 'paid';
    exception when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' then
      get stacked diagnostics why = pg_exception_hint;
    end;
    voucher_id := id;
    outcome := why;
    return next;
  end loop;
end
$$;

-- All vouchers with whose they are, newest first. status 'active' means active and unexpired here, 'expired' also what the
-- job has not yet swept. p_status may also be 'frozen', or 'payable': active, not frozen, with an account to pay to, soonest first.
create or replace function public.admin_list_vouchers(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, voucher_code text, user_id uuid, username text, email text, coins integer, amount integer, status text,
  created_at timestamptz, expired_at timestamptz, paid_at timestamptz, proof_note text, frozen_at timestamptz,
  frozen_reason text, pay_to text, is_own boolean, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_vouchers.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_staff('vouchers');
  return query
    select v.id, v.voucher_code, v.user_id, p.username, p.email, v.coins, v.amount, v.status, v.created_at, v.expired_at,
      v.paid_at, v.proof_note, v.frozen_at, v.frozen_reason, case when v.shown_status = 'active' then private.describe_payout(v.user_id) else v.paid_to end,
      v.user_id = auth.uid(), count(*) over ()
    from (
      select *, case when status = 'active' and expired_at <= now() then 'expired' else status end as shown_status
      from public.vouchers
    ) as v
    left join public.pengguna as p on p.id = v.user_id
    where (
        coalesce(p_status, 'all') = 'all' or v.shown_status = p_status
        or (p_status = 'frozen' and v.shown_status = 'active' and v.frozen_at is not null)
        or (p_status = 'payable' and v.shown_status = 'active' and v.frozen_at is null
          and exists (select from private.payout_profiles as o where o.user_id = v.user_id))
      )
      and (pattern = '%%' or v.voucher_code ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by case when p_status = 'payable' then v.expired_at end, v.created_at desc, v.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;

-- The stat cards: numbers of vouchers, and the value of all in Rupiah.
create or replace function public.admin_voucher_stats(
  out total integer, out active integer, out expired integer, out paid integer, out total_value bigint, out paid_value bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('vouchers');
  select count(*), count(*) filter (where v.status = 'active' and v.expired_at > now()),
    count(*) filter (where v.status = 'expired' or (v.status = 'active' and v.expired_at <= now())),
    count(*) filter (where v.status = 'paid'),
    coalesce(sum(v.amount), 0), coalesce(sum(v.amount) filter (where v.status = 'paid'), 0)
  into total, active, expired, paid, total_value, paid_value
  from public.vouchers as v;
end
$$;

-- Trigger: a number stays a whole number (and above 0 where 0 makes no sense), a text stays a text; who changed it and why goes
-- into the audit log. The reason is what admin_update_setting left in this transaction. Errors: PT422 bad_setting · PT409 needs_two_admins.
create or replace function private.change_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.value is not distinct from old.value then
    return new;
  end if;
  if jsonb_typeof(old.value) = 'number' then
    if jsonb_typeof(new.value) <> 'number' or (new.value #>> '{}') !~ '^\d{1,9}$' then
      raise exception 'Isi angka bulat, 0 atau lebih' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key in ('premium_price', 'coin_value_rupiah', 'min_withdraw_coins', 'voucher_validity_hours')
      and (new.value #>> '{}')::integer < 1
    then
      raise exception 'Angka harus lebih dari 0' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key in ('payout_needs_proof', 'payout_needs_second', 'roles_need_second') then
      if (new.value #>> '{}')::integer > 1 then
        raise exception 'Isi 0 atau 1' using errcode = 'PT422', hint = 'bad_setting';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
      if new.value = '1' and (select count(*) from public.user_roles where role = 'admin') < 2 then
        raise exception 'Pengaturan ini perlu dua admin' using errcode = 'PT409', hint = 'needs_two_admins';
      end if;
    end if;
  elsif jsonb_typeof(new.value) not in ('string', 'null') then
    raise exception 'Isi teks' using errcode = 'PT422', hint = 'bad_setting';
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  perform private.write_audit('setting.changed', 'setting', new.key, jsonb_build_object('value', old.value),
    jsonb_build_object('value', new.value), nullif(current_setting('kawanusaha.reason', true), ''));
  return new;
end
$$;

-- The whole number that a setting had at a moment, by the audit log; where it was never changed, the present one.
create function private.setting_at(key text, at timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select (l.after ->> 'value')::integer from public.audit_log as l
      where l.target_kind = 'setting' and l.target_id = setting_at.key and l.action = 'setting.changed' and l.created_at <= setting_at.at
      order by l.id desc limit 1),
    (select (l.before ->> 'value')::integer from public.audit_log as l
      where l.target_kind = 'setting' and l.target_id = setting_at.key and l.action = 'setting.changed' and l.created_at > setting_at.at
      order by l.id limit 1),
    private.setting_integer(setting_at.key)
  )
$$;

-- The invariants of the books, each as a query that finds nothing while it holds. The payment of a deleted account stays in the
-- books; its Premium went with the account.
create or replace function private.audit_books() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select 'premium_without_cause', e.id::text
  from public.entitlements as e left join public.payments as p on p.id = e.payment_id
  where e.revoked_at is null and e.source = 'payment' and p.status is distinct from 'paid'
  union all
  select 'paid_without_premium', p.order_id
  from public.payments as p
  where p.status = 'paid' and not p.needs_refund
    and exists (select from auth.users as u where u.id = p.user_id)
    and not exists (select from public.entitlements as e where e.payment_id = p.id)
  union all
  select 'paket_mirror_differs', p.id::text
  from public.pengguna as p where (p.paket = 'Premium') <> private.has_premium(p.id)
  union all
  select 'metadata_mirror_differs', u.id::text
  from auth.users as u
  where not u.is_anonymous and (
    (u.raw_user_meta_data -> 'is_premium')::boolean is distinct from private.has_premium(u.id)
    or (u.raw_user_meta_data -> 'total_coin')::integer
      is distinct from (select coalesce(sum(c.amount), 0) from public.coin_entries as c where c.user_id = u.id)
  )
  union all
  select 'transfer_not_balanced', t.id::text
  from public.coin_transfers as t
  where (select coalesce(sum(c.amount), 1) from public.coin_entries as c where c.transfer_id = t.id) <> 0
  union all
  select 'voucher_without_withdrawal', v.id::text
  from public.vouchers as v
  where not exists (
    select from public.coin_transfers as t join public.coin_entries as c on c.transfer_id = t.id
    where t.business_key = 'withdraw:' || v.id and c.user_id = v.user_id and c.amount = -v.coins
  )
  union all
  select 'frozen_voucher_paid', v.id::text
  from public.vouchers as v where v.frozen_at is not null and (v.status = 'paid' or v.paid_at is not null)
  union all
  select 'own_voucher_paid', v.id::text
  from public.vouchers as v where v.status = 'paid' and v.paid_by = v.user_id
  union all
  select 'paid_without_proof', v.id::text
  from public.vouchers as v
  where v.status = 'paid' and v.proof_note is null and private.setting_at('payout_needs_proof', v.paid_at) = 1
  union all
  select 'paid_without_second_person', v.id::text
  from public.vouchers as v
  where v.status = 'paid' and (v.approved_by is null or v.approved_by is not distinct from v.paid_by)
    and private.setting_at('payout_needs_second', v.paid_at) = 1
  union all
  select 'withdrawal_without_voucher', t.id::text
  from public.coin_transfers as t
  where t.kind = 'withdraw' and not exists (select from public.vouchers as v where v.id::text = t.reference)
  union all
  select 'expired_voucher_coins', v.id::text
  from public.vouchers as v
  where (v.status = 'expired') <> exists (
    select from public.coin_transfers as t where t.business_key = 'expired:' || v.id
  )
  union all
  select 'reward_without_cause', t.id::text
  from public.coin_transfers as t
  where t.kind = 'premium_reward' and not exists (
    select from public.payments as p where p.id::text = t.reference and p.paid_at is not null
  )
  union all
  select 'clawback_missing', t.id::text
  from public.coin_transfers as t
  join public.payments as p on p.id::text = t.reference
  where t.kind = 'premium_reward' and p.status in ('reversed', 'refunded', 'charged_back')
    and not exists (
      select from public.entitlements as e where e.user_id = p.user_id and e.source = 'payment' and e.revoked_at is null
    )
    and not exists (select from public.coin_transfers as c where c.business_key = 'clawback:' || p.user_id)
  union all
  select 'self_referral', r.referred_id::text from public.referrals as r where r.referred_id = r.referrer_id
  union all
  select 'no_admin_left', 'user_roles'
  where exists (select from public.audit_log where action = 'role.granted')
    and not exists (select from public.user_roles where role = 'admin')
$$;

