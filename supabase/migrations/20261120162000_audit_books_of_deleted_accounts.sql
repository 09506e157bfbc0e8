-- The payment of a deleted account stays in the books; its Premium went with the account.
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
