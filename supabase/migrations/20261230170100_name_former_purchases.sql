-- A purchase of a deleted account leaves the referrer's count when its money goes back, also where it brought no reward (the referral
-- was held, or purchases earn 0 coins).
alter table private.former_referrals add column payments uuid[] not null default '{}';
comment on column private.former_referrals.payments is 'The orders behind purchases, so that one whose money goes back is counted no longer.';

-- Trigger: the account that a referral brought is deleted. It stays as a count, and so does its purchase unless the money went back.
create or replace function private.count_former_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bought public.payments;
begin
  if not exists (select from auth.users as u where u.id = old.referrer_id) then
    return null;
  end if;
  insert into private.former_referrals as f (referrer_id, day, signups)
  values (old.referrer_id, (old.created_at at time zone 'Asia/Jakarta')::date, 1)
  on conflict (referrer_id, day) do update set signups = f.signups + 1;
  select * into bought
  from public.payments as p where p.user_id = old.referred_id and p.status = 'paid' and not p.needs_refund
  order by p.paid_at limit 1;
  if bought.id is not null then
    insert into private.former_referrals as f (referrer_id, day, purchases, payments)
    values (old.referrer_id, (bought.paid_at at time zone 'Asia/Jakarta')::date, 1, array[bought.id])
    on conflict (referrer_id, day) do update set purchases = f.purchases + 1, payments = f.payments || excluded.payments;
  end if;
  return null;
end
$$;

-- Takes Premium and its reward back after the money has gone back. A second order that was paid meanwhile takes the place of
-- the refunded one; then the member stays Premium, and the referrer keeps the reward.
create or replace function private.revoke_purchase(payment public.payments, why text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  revoked boolean;
  successor uuid;
  reward public.coin_transfers;
begin
  update public.entitlements set revoked_at = now(), revoke_reason = why
  where payment_id = payment.id and revoked_at is null;
  revoked := found;
  if revoked then
    select id into successor from public.payments
    where user_id = payment.user_id and status = 'paid' and needs_refund and id <> payment.id
    order by paid_at limit 1 for update;
    if successor is not null then
      update public.payments set needs_refund = false where id = successor;
      insert into public.entitlements (user_id, source, payment_id) values (payment.user_id, 'payment', successor);
    end if;
  end if;

  select * into reward from public.coin_transfers where business_key = 'premium:' || payment.user_id;
  if reward.id is not null
    and (revoked or reward.reference = payment.id::text)
    and not exists (
      select from public.entitlements where user_id = payment.user_id and source = 'payment' and revoked_at is null
    )
  then
    -- The same available_at as the reward: a refund during the hold must not take coins that could be spent.
    perform private.post_coins(
      'clawback:' || payment.user_id, 'clawback', reward.user_id,
      -(select amount from public.coin_entries where transfer_id = reward.id and account = 'user'),
      'clawback', 'Pembelian Premium rekan Anda dikembalikan', reward.available_at, payment.id::text
    );
    perform private.post_coins(
      'clawback_restored_premium:' || payment.user_id, 'clawback', again.user_id,
      -(select amount from public.coin_entries where transfer_id = again.id and account = 'user'),
      'clawback', 'Pembelian Premium rekan Anda dikembalikan', again.available_at, payment.id::text
    )
    from public.coin_transfers as again where again.business_key = 'restored_premium:' || payment.user_id;
  end if;
  -- The buyer's account is gone and its purchase stands among the counts of the referrer: no longer.
  update private.former_referrals as f set purchases = f.purchases - 1, payments = array_remove(f.payments, payment.id)
  where f.day = (payment.paid_at at time zone 'Asia/Jakarta')::date and payment.id = any (f.payments);
  return revoked;
end
$$;
