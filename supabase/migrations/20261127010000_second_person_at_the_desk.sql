-- The desk shows what the second person needs: proposals of roles with their answer, who has which role, approvals of pay-outs.
-- Proposes a change of a role, which another admin then makes by the usual write; the other admins are told. The same again changes
-- nothing; another admin's proposal stays theirs. Errors: 42501 admin_required · PT422 bad_proposal · PT404 not_found · PT403 own_role ·
-- PT409 nothing_to_change.
create or replace function public.admin_propose_role(user_id uuid, role text, change text) returns public.role_proposals
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
  if (admin_propose_role.change = 'grant') = exists (
    select from public.user_roles as r where r.user_id = admin_propose_role.user_id and r.role = admin_propose_role.role
    union all
    select from public.staff_roles as r where r.user_id = admin_propose_role.user_id and r.role = admin_propose_role.role
  ) then
    raise exception 'Peran orang ini sudah seperti itu' using errcode = 'PT409', hint = 'nothing_to_change';
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
  perform private.notify(
    r.user_id, 'system', 'Ada usulan perubahan peran',
    'Seorang admin mengusulkan perubahan peran. Setujui atau tolak dalam 7 hari; setelah itu usulannya berakhir.',
    '/admin?tab=pengguna&daftar=peran'
  )
  from public.user_roles as r
  where r.role = 'admin' and r.user_id not in (proposal.proposed_by, proposal.user_id);
  return proposal;
end
$$;
grant execute on function public.admin_propose_role(uuid, text, text) to authenticated;

-- Declines the proposal of another admin, who is told, or takes back one's own; never one about oneself. Errors: 42501 admin_required ·
-- PT403 own_role · PT404 not_found (also one that has ended).
create function public.admin_decline_role(user_id uuid, role text, change text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  proposal public.role_proposals;
begin
  perform private.require_admin();
  if admin_decline_role.user_id = auth.uid() then
    raise exception 'Usulan tentang peran Anda diputuskan oleh admin lain' using errcode = 'PT403', hint = 'own_role';
  end if;
  delete from public.role_proposals as p
  where p.user_id = admin_decline_role.user_id and p.role = admin_decline_role.role and p.change = admin_decline_role.change
    and p.created_at > now() - interval '7 days'
  returning * into proposal;
  if proposal.user_id is null then
    raise exception 'Usulan ini tidak ada lagi' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit(
    case when proposal.proposed_by = auth.uid() then 'role.withdrawn' else 'role.declined' end, 'user', proposal.user_id::text,
    jsonb_build_object('role', proposal.role, 'change', proposal.change), null);
  if proposal.proposed_by <> auth.uid() then
    perform private.notify(
      proposal.proposed_by, 'system', 'Usulan perubahan peran ditolak',
      'Admin lain menolak usulan Anda. Peran orang itu tidak berubah.', '/admin?tab=pengguna&daftar=peran'
    );
  end if;
end
$$;
grant execute on function public.admin_decline_role(uuid, text, text) to authenticated;

-- The proposals that have not ended, the one that ends first before the others. is_own: the caller's, is_about_caller: about the
-- caller's own role; neither is the caller's to approve. Errors: 42501 admin_required.
create function public.admin_list_role_proposals() returns table (
  user_id uuid, username text, role text, change text, proposed_by uuid, proposed_by_name text, created_at timestamptz,
  ends_at timestamptz, is_own boolean, is_about_caller boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select o.user_id, p.username, o.role, o.change, o.proposed_by, b.username, o.created_at, o.created_at + interval '7 days',
      o.proposed_by = auth.uid(), o.user_id = auth.uid()
    from public.role_proposals as o
      left join public.pengguna as p on p.id = o.user_id
      left join public.pengguna as b on b.id = o.proposed_by
    where o.created_at > now() - interval '7 days'
    order by o.created_at, o.user_id, o.role, o.change;
end
$$;
grant execute on function public.admin_list_role_proposals() to authenticated;
comment on function public.admin_list_role_proposals() is 'nullable: username, proposed_by_name';

-- Who has which role of the desk, since when and given by which admin (null where a command or a person who is gone gave it): admins
-- first, then by role and name. Errors: 42501 admin_required.
create function public.admin_list_staff() returns table (
  user_id uuid, username text, nama_lengkap text, role text, created_at timestamptz, granted_by uuid, granted_by_name text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select r.user_id, p.username, p.nama_lengkap, r.role, r.created_at, r.granted_by, b.username
    from (
      select a.user_id, a.role, a.created_at, a.granted_by from public.user_roles as a
      union all select s.user_id, s.role, s.created_at, s.granted_by from public.staff_roles as s
    ) as r
      left join public.pengguna as p on p.id = r.user_id
      left join public.pengguna as b on b.id = r.granted_by
    order by r.role, lower(p.username), r.user_id;
end
$$;
grant execute on function public.admin_list_staff() to authenticated;
comment on function public.admin_list_staff() is 'nullable: username, nama_lengkap, granted_by, granted_by_name';

-- Trigger: where the setting asks for it, a change of a role needs the proposal of another admin; it uses up what was proposed. Jobs and
-- the operator's commands act without an account. Errors: PT409 second_person_needed.
create or replace function private.require_second_for_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := case tg_op when 'INSERT' then new.user_id else old.user_id end;
  named text := case tg_op when 'INSERT' then new.role else old.role end;
  needed boolean := private.setting_integer('roles_need_second') = 1;
begin
  if auth.uid() is not null then
    delete from public.role_proposals as p
    where p.user_id = target and p.role = named and p.change = case tg_op when 'INSERT' then 'grant' else 'remove' end
      and (not needed or (p.proposed_by <> auth.uid() and p.created_at > now() - interval '7 days'));
    if needed and not found then
      raise exception 'Perubahan peran perlu diusulkan dulu oleh admin lain' using errcode = 'PT409', hint = 'second_person_needed';
    end if;
  end if;
  return case tg_op when 'INSERT' then new else old end;
end
$$;

drop function public.admin_list_vouchers(text, text, integer, integer);
-- All vouchers with whose they are, newest first. status 'active' means active and unexpired here, 'expired' also what the
-- job has not yet swept. p_status may also be 'frozen', or 'payable': active, not frozen, with an account to pay to, soonest first,
-- or 'unapproved': active, not frozen, and not yet approved by a second person.
create function public.admin_list_vouchers(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, voucher_code text, user_id uuid, username text, email text, coins integer, amount integer, status text,
  created_at timestamptz, expired_at timestamptz, paid_at timestamptz, proof_note text, frozen_at timestamptz,
  frozen_reason text, pay_to text, is_own boolean, approved_at timestamptz, approved_by_name text, is_approver boolean, total_count bigint
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
      v.user_id = auth.uid(), v.approved_at, a.username, coalesce(v.approved_by = auth.uid(), false), count(*) over ()
    from (
      select *, case when status = 'active' and expired_at <= now() then 'expired' else status end as shown_status
      from public.vouchers
    ) as v
    left join public.pengguna as p on p.id = v.user_id
    left join public.pengguna as a on a.id = v.approved_by
    where (
        coalesce(p_status, 'all') = 'all' or v.shown_status = p_status
        or (p_status = 'frozen' and v.shown_status = 'active' and v.frozen_at is not null)
        or (p_status = 'unapproved' and v.shown_status = 'active' and v.frozen_at is null and v.approved_by is null)
        or (p_status = 'payable' and v.shown_status = 'active' and v.frozen_at is null
          and exists (select from private.payout_profiles as o where o.user_id = v.user_id))
      )
      and (pattern = '%%' or v.voucher_code ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by case when p_status = 'payable' then v.expired_at end, v.created_at desc, v.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_vouchers(text, text, integer, integer) to authenticated;
comment on function public.admin_list_vouchers(text, text, integer, integer) is 'nullable: username, email, paid_at, proof_note, frozen_at, frozen_reason, pay_to, approved_at, approved_by_name';

-- What the operator asks of a pay-out by the settings: proof, and the approval of a second person. Errors: 42501 admin_required.
create function public.admin_get_payout_rules(out needs_proof boolean, out needs_second boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('vouchers');
  needs_proof := private.setting_integer('payout_needs_proof') = 1;
  needs_second := private.setting_integer('payout_needs_second') = 1;
end
$$;
grant execute on function public.admin_get_payout_rules() to authenticated;
comment on function public.admin_get_payout_rules() is 'nullable: none';

-- What waits for the desk: kind, which permission it asks for, how many (1,000 at most), and since when.
create or replace function private.desk_waiting() returns table (kind text, permission text, waiting bigint, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'complaints', 'tickets', count(*), min(t.created_at)
  from (select created_at from public.contact_messages where status <> 'done' and kind <> 'question' order by due_at, id limit 1000) as t
  union all
  select 'questions', 'tickets', count(*), min(t.created_at)
  from (select created_at from public.contact_messages where status <> 'done' and kind = 'question' order by due_at, id limit 1000) as t
  union all
  select 'reports', 'reviews', count(distinct (r.target_kind, r.target_id)), min(r.created_at)
  from (select target_kind, target_id, created_at from public.reports where status = 'open' order by created_at limit 1000) as r
  union all
  select 'holds', 'reviews', count(*), min(h.created_at)
  from (
    (select created_at from public.listing_holds where decision is null order by created_at, id limit 1000)
    union all
    (select updated_at from public.sales_pages where review = 'held' and is_published order by updated_at limit 1000)
  ) as h
  union all
  select 'rewards', 'rewards', count(*), min(f.created_at)
  from (select created_at from public.referrals where status = 'held' order by created_at limit 1000) as f
  union all
  select 'vouchers', 'vouchers', count(*), min(v.created_at)
  from (
    select created_at from public.vouchers where status = 'active' and expired_at > now() and frozen_at is null order by expired_at limit 1000
  ) as v
  union all
  select 'payments', 'payments', count(*), min(y.created_at)
  from (
    (select created_at from public.payments where status = 'review' order by created_at limit 1000)
    union all (select created_at from public.payments where needs_refund order by created_at limit 1000)
  ) as y
  union all
  select 'proposals', 'admin', count(*), min(o.created_at)
  from (select created_at from public.role_proposals where created_at > now() - interval '7 days' order by created_at limit 1000) as o
  union all
  select 'mails', 'admin', count(*), min(m.created_at)
  from (
    (select created_at from public.notifications where email_status = 'failed' and created_at > now() - interval '30 days' limit 1000)
    union all
    (select created_at from public.ticket_entries where email_status = 'failed' and created_at > now() - interval '30 days' limit 1000)
  ) as m
$$;
