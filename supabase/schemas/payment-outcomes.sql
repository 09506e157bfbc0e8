-- Takes Premium and its reward back after the money has gone back. A second order that was paid meanwhile takes the place of
-- the refunded one; then the member stays Premium, and the referrer keeps the reward.
create function private.revoke_purchase(payment public.payments, why text) returns boolean
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

-- Moves one order to a new status, for private.apply_payment only, which knows about several transactions of one order. Safe
-- to call any number of times, at once, in any order.
-- p_new_status: pending, review, paid, denied, expired, cancelled, failed, reversed, refunded, charged_back, partially_refunded.
-- p_details: amount (Rupiah; required for 'paid'), refunded_amount (required for 'partially_refunded'), transaction_id, payment_type,
-- instructions, reason; all others are ignored.
-- Returns the outcome:
--   activated        paid, and the member is Premium now
--   duplicate_paid   paid, but the member was Premium already: needs_refund
--   reversed | refunded | charged_back   the money went back; Premium and reward are taken back where they came from it
--   partially_refunded   part of the money of a paid order went back: it stays paid, and Premium stays
--   updated          another change of an unpaid order
--   unchanged        nothing new (a repetition, or a message that came too late)
--   amount_mismatch  not our amount: nothing done · unknown_order: nothing done
create function private.change_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments;
  details jsonb := coalesce(p_details, '{}');
  new_status text := p_new_status;
  outcome text;
begin
  if new_status is null or new_status not in (
    'pending', 'review', 'paid', 'denied', 'expired', 'cancelled', 'failed', 'reversed', 'refunded', 'charged_back',
    'partially_refunded'
  ) then
    raise exception 'unknown payment status %', new_status using errcode = '22023';
  end if;
  select * into payment from public.payments where order_id = p_order_id;
  if payment.id is null then
    return 'unknown_order';
  end if;
  -- First the member, then the order: two orders of one member that are paid at once must see each other.
  perform private.lock_user('payment', payment.user_id);
  select * into payment from public.payments where id = payment.id for update;

  if new_status = 'paid' and coalesce(details ->> 'amount', '') !~ '^\d{1,12}(\.0{1,2})?$' then
    return 'amount_mismatch';
  end if;
  if details ->> 'amount' is not null and new_status = 'paid' and (details ->> 'amount')::numeric <> payment.amount then
    return 'amount_mismatch';
  end if;
  -- Taken back by the bank minutes after it had settled.
  if payment.status = 'paid' and new_status in ('denied', 'cancelled') then
    new_status := 'reversed';
  elsif payment.status <> 'paid' and new_status = 'reversed' then
    new_status := 'denied'; -- nothing had settled, and the order may still be paid
  end if;

  if new_status = 'paid' then
    if payment.status in ('reversed', 'refunded', 'charged_back') then
      return 'unchanged';
    end if;
    if payment.status = 'paid' then
      -- Two payments of one order (a virtual account and then another): the second goes back.
      if payment.transaction_id is distinct from (details ->> 'transaction_id')
        and payment.transaction_id is not null and details ->> 'transaction_id' is not null and not payment.needs_refund
      then
        update public.payments set needs_refund = true where id = payment.id;
        perform private.write_audit('payment.duplicate', 'payment', payment.order_id, null, details);
        return 'duplicate_paid';
      end if;
      return 'unchanged';
    end if;
    outcome := case
      when private.has_premium(payment.user_id) or not exists (select from auth.users where id = payment.user_id)
        then 'duplicate_paid'
      else 'activated'
    end;
    update public.payments set
      status = 'paid', paid_at = now(), needs_refund = outcome = 'duplicate_paid',
      transaction_id = coalesce(left(details ->> 'transaction_id', 100), transaction_id),
      payment_type = coalesce(left(details ->> 'payment_type', 50), payment_type)
    where id = payment.id;
    if outcome = 'activated' then
      insert into public.entitlements (user_id, source, payment_id) values (payment.user_id, 'payment', payment.id);
      perform private.notify(payment.user_id, 'payment', 'Pembayaran Berhasil!',
        'Premium Anda sudah aktif untuk selamanya. Terima kasih.', '/akses-premium', 'payment_paid:' || payment.id);
    elsif exists (select from auth.users where id = payment.user_id) then
      perform private.notify(payment.user_id, 'payment', 'Pembayaran ganda diterima',
        'Anda sudah Premium. Kami akan mengembalikan pembayaran ' || payment.order_id || '.', '/profil',
        'payment_duplicate:' || payment.id);
    end if;
  elsif new_status = 'partially_refunded' then
    if payment.status <> 'paid' or coalesce(details ->> 'refunded_amount', '') !~ '^\d{1,9}(\.0{1,2})?$'
      or (details ->> 'refunded_amount')::numeric not between payment.refunded_amount + 1 and payment.amount - 1
    then
      return 'unchanged';
    end if;
    update public.payments set refunded_amount = (details ->> 'refunded_amount')::numeric where id = payment.id;
    perform private.write_audit('payment.partially_refunded', 'payment', payment.order_id,
      jsonb_build_object('refunded_amount', payment.refunded_amount),
      jsonb_build_object('refunded_amount', (details ->> 'refunded_amount')::numeric, 'user_id', payment.user_id),
      left(details ->> 'reason', 1000));
    return 'partially_refunded';
  elsif new_status in ('reversed', 'refunded', 'charged_back') then
    if payment.status = new_status then
      return 'unchanged';
    end if;
    outcome := new_status;
    update public.payments set status = new_status, needs_refund = false,
      refunded_amount = case when payment.paid_at is null then refunded_amount else amount end
    where id = payment.id;
    if payment.status = 'paid' then
      perform private.revoke_purchase(payment, coalesce(left(details ->> 'reason', 1000), new_status));
      if exists (select from auth.users where id = payment.user_id) then
        perform private.notify(payment.user_id, 'payment', 'Pembayaran dikembalikan',
          'Pembayaran ' || payment.order_id || ' sudah dikembalikan.', '/profil', 'payment_back:' || payment.id);
      end if;
    end if;
  elsif payment.status = new_status and new_status <> 'pending' then
    return 'unchanged';
  elsif new_status = 'pending' and payment.status in ('pending', 'denied')
    or new_status = 'review' and payment.status in ('pending', 'denied')
    or new_status = 'denied' and payment.status in ('pending', 'review')
    or new_status in ('expired', 'cancelled', 'failed') and payment.status in ('pending', 'review', 'denied')
  then
    -- A denied order that is tried again opens again, unless the member has opened another one.
    if payment.status = 'denied' and new_status in ('pending', 'review') and exists (
      select from public.payments where user_id = payment.user_id and status in ('pending', 'review')
    ) then
      return 'unchanged';
    end if;
    outcome := 'updated';
    update public.payments set
      status = new_status,
      transaction_id = coalesce(left(details ->> 'transaction_id', 100), transaction_id),
      payment_type = coalesce(left(details ->> 'payment_type', 50), payment_type),
      instructions = coalesce(details -> 'instructions', instructions)
    where id = payment.id;
  else
    return 'unchanged';
  end if;

  if payment.status <> new_status then
    perform private.write_audit('payment.' || new_status, 'payment', payment.order_id,
      jsonb_build_object('status', payment.status),
      jsonb_build_object('status', new_status, 'outcome', outcome, 'user_id', payment.user_id), left(details ->> 'reason', 1000));
  end if;
  return outcome;
end
$$;

-- The one way in which an order changes (security reference 4.2); parameters and outcomes are those of private.change_payment.
-- One order can have several transactions at the provider: a card that was denied, then a virtual account that was paid; or two
-- that were both paid. What is said about one of them must not move what another has paid for. So a message about another
-- transaction than the paid one gives 'unchanged', unless that one was the second payment and its money went back: then the
-- order needs no refund any more ('updated'), and Premium and reward stay.
create function private.apply_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments;
  transaction text := p_details ->> 'transaction_id';
begin
  select * into payment from public.payments where order_id = p_order_id;
  if payment.id is null then
    return 'unknown_order';
  end if;
  perform private.lock_user('payment', payment.user_id);
  select * into payment from public.payments where id = payment.id for update;

  if payment.status = 'paid' and payment.transaction_id <> transaction
    and p_new_status in ('denied', 'cancelled', 'reversed', 'refunded', 'charged_back', 'partially_refunded')
  then
    if not payment.needs_refund or p_new_status in ('denied', 'cancelled', 'partially_refunded') then
      return 'unchanged';
    end if;
    update public.payments set needs_refund = false where id = payment.id;
    perform private.write_audit('payment.duplicate_refunded', 'payment', payment.order_id, null,
      jsonb_build_object('transaction_id', transaction, 'status', p_new_status));
    return 'updated';
  end if;
  return private.change_payment(p_order_id, p_new_status, p_details);
end
$$;

-- For functions that run beside a hosted project and reach the database with the secret key only.
create function public.apply_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
language sql volatile security definer set search_path = '' as $$
  select private.apply_payment(p_order_id, p_new_status, p_details)
$$;
revoke execute on function public.apply_payment(text, text, jsonb) from public, anon, authenticated;
grant execute on function public.apply_payment(text, text, jsonb) to service_role;

-- Records that the money of an order was given back by hand (bank transfer), with proof in the reason: Premium and reward go
-- as with the provider's own refund. Of an order that was paid twice, only the second payment goes back.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found · PT409 not_paid.
create function private.admin_record_refund(order_id text, reason text) returns public.payments
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
call private.expose('admin_record_refund(text, text)', 'authenticated');
