-- An application names the owner of its listing, so that policies compare a column and an index finds what an owner has received; they
-- compared the listing of each row with a list of one's own. 20,000 applications, 100 of them received: 0.44 → 0.20 ms.
alter table public.project_applications add column owner_id uuid;
comment on column public.project_applications.owner_id is 'Whose listing it is to: that of the listing, kept by triggers, so that the policies compare a column.';

-- Trigger: whose listing an application is to, whatever is sent.
create function private.name_application_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.owner_id := (select p.user_id from public.project_listings as p where p.id = new.project_id);
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

-- To name the owner is no change of an application: nothing is decided or told by it.
alter table public.project_applications disable trigger user;
update public.project_applications as a set owner_id = p.user_id from public.project_listings as p where p.id = a.project_id;
alter table public.project_applications enable trigger user;
create index project_applications_owner_id_idx on public.project_applications (owner_id, created_at desc, id desc);

alter policy "read as applicant or owner" on public.project_applications
  using (applicant_id = (select auth.uid()) or owner_id = (select auth.uid()));
alter policy "owner decides pending" on public.project_applications
  using (status = 'pending' and closed_reason is null and owner_id = (select auth.uid()))
  with check (status in ('accepted', 'rejected') and owner_id = (select auth.uid()));

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
    and not exists (select from public.coin_transfers as c where c.business_key = private.clawback_key(t.business_key))
  union all
  select 'self_referral', r.referred_id::text from public.referrals as r where r.referred_id = r.referrer_id
  union all
  select 'application_owner_differs', a.id::text
  from public.project_applications as a join public.project_listings as l on l.id = a.project_id
  where a.owner_id is distinct from l.user_id
  union all
  select 'no_admin_left', 'user_roles'
  where exists (select from public.audit_log where action = 'role.granted')
    and not exists (select from public.user_roles where role = 'admin')
$$;
