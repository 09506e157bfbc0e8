-- The invariants of the books, each as a query that finds nothing while it holds. The payment of a deleted account stays in the
-- books; its Premium went with the account.
create function private.audit_books() returns table (invariant text, detail text)
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

-- A balance below 0 has one cause: a reward was taken back after its coins had been paid out. Anything else is a mistake of
-- ours.
create function private.audit_balances() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select 'negative_balance', e.user_id::text
  from public.coin_entries as e
  where e.user_id is not null
  group by e.user_id
  having sum(e.amount) < 0
    and not exists (select from public.coin_transfers as t where t.user_id = e.user_id and t.kind = 'clawback')
$$;

-- Rewards on hold whose account is gone. Keys of the books that name no account are the operator's.
create function private.held_rewards_of_deleted() returns table (transfer_id uuid, person uuid)
language sql stable security definer set search_path = '' as $$
  select t.id, split_part(t.business_key, ':', 2)::uuid
  from public.coin_transfers as t
  where t.kind in ('signup_reward', 'premium_reward') and t.available_at > now()
    and t.business_key ~ '^(restored_)?(signup|premium):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and not exists (select from auth.users as u where u.id::text = split_part(t.business_key, ':', 2))
    and not exists (select from public.coin_transfers as c where c.business_key = private.clawback_key(t.business_key))
$$;

-- Rewards on hold of accounts that are banned at this moment.
create function private.held_rewards_of_banned() returns table (transfer_id uuid, person uuid)
language sql stable security definer set search_path = '' as $$
  select t.id, u.id
  from auth.users as u
  join public.coin_transfers as t on t.business_key in (
    'signup:' || u.id, 'premium:' || u.id, 'restored_signup:' || u.id, 'restored_premium:' || u.id
  )
  where u.banned_until > now() and t.available_at > now()
    and not exists (select from public.coin_transfers as c where c.business_key = private.clawback_key(t.business_key))
$$;

-- All invariants together: what `npm run audit` runs on any database. No row while they hold.
create function private.audit_invariants() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select * from private.audit_books()
  union all
  select * from private.audit_balances()
  union all
  select 'reward_of_deleted_account', transfer_id::text from private.held_rewards_of_deleted()
  union all
  select 'reward_of_banned_account', transfer_id::text from private.held_rewards_of_banned()
$$;
