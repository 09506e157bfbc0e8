-- Marks an active, unexpired voucher as paid out. Errors: 42501 admin_required · PT404 not_found · PT409 voucher_not_active.
create function public.admin_mark_voucher_paid(voucher_id uuid, proof_note text default null) returns public.vouchers
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  voucher public.vouchers;
begin
  perform private.require_admin();
  update public.vouchers as v set status = 'paid', proof_note = admin_mark_voucher_paid.proof_note
  where v.id = admin_mark_voucher_paid.voucher_id
  returning * into voucher;
  if voucher.id is null then
    raise exception 'Voucher tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return voucher;
end
$$;
grant execute on function public.admin_mark_voucher_paid(uuid, text) to authenticated;

-- All vouchers with whose they are, newest first. status 'active' means active and unexpired here, 'expired' also what the
-- job has not yet swept.
create function public.admin_list_vouchers(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, voucher_code text, user_id uuid, username text, email text, coins integer, amount integer, status text,
  created_at timestamptz, expired_at timestamptz, paid_at timestamptz, proof_note text, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_vouchers.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_admin();
  return query
    select v.id, v.voucher_code, v.user_id, p.username, p.email, v.coins, v.amount, v.status, v.created_at, v.expired_at,
      v.paid_at, v.proof_note, count(*) over ()
    from (
      select *, case when status = 'active' and expired_at <= now() then 'expired' else status end as shown_status
      from public.vouchers
    ) as v
    left join public.pengguna as p on p.id = v.user_id
    where (coalesce(p_status, 'all') = 'all' or v.shown_status = p_status)
      and (pattern = '%%' or v.voucher_code ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by v.created_at desc, v.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_vouchers(text, text, integer, integer) to authenticated;
comment on function public.admin_list_vouchers(text, text, integer, integer) is 'nullable: username, email, paid_at, proof_note';

-- The stat cards: numbers of vouchers, and the value of all in Rupiah.
create function public.admin_voucher_stats(
  out total integer, out active integer, out expired integer, out paid integer, out total_value bigint, out paid_value bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  select count(*), count(*) filter (where v.status = 'active' and v.expired_at > now()),
    count(*) filter (where v.status = 'expired' or (v.status = 'active' and v.expired_at <= now())),
    count(*) filter (where v.status = 'paid'),
    coalesce(sum(v.amount), 0), coalesce(sum(v.amount) filter (where v.status = 'paid'), 0)
  into total, active, expired, paid, total_value, paid_value
  from public.vouchers as v;
end
$$;
grant execute on function public.admin_voucher_stats() to authenticated;
comment on function public.admin_voucher_stats() is 'nullable: none';

-- All payments with whose they are, newest first. p_status may also be 'needs_refund'.
create function public.admin_list_payments(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, order_id text, user_id uuid, username text, email text, amount integer, status text, environment text,
  payment_type text, transaction_id text, needs_refund boolean, created_at timestamptz, paid_at timestamptz,
  expires_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_payments.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_admin();
  return query
    select y.id, y.order_id, y.user_id, p.username, p.email, y.amount, y.status, y.environment, y.payment_type,
      y.transaction_id, y.needs_refund, y.created_at, y.paid_at, y.expires_at, count(*) over ()
    from public.payments as y left join public.pengguna as p on p.id = y.user_id
    where (coalesce(p_status, 'all') = 'all' or y.status = p_status or (p_status = 'needs_refund' and y.needs_refund))
      and (pattern = '%%' or y.order_id ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by y.created_at desc, y.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_payments(text, text, integer, integer) to authenticated;
comment on function public.admin_list_payments(text, text, integer, integer) is 'nullable: username, email, payment_type, transaction_id, paid_at';

-- Records that the money of an order was given back by hand (bank transfer), with proof in the reason: Premium and reward go
-- as with the provider's own refund. Of an order that was paid twice, only the second payment goes back.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found · PT409 not_paid.
create function public.admin_record_refund(order_id text, reason text) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  payment public.payments;
begin
  perform private.require_admin();
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
grant execute on function public.admin_record_refund(text, text) to authenticated;

-- Rewards that wait for a look, oldest first.
create function public.admin_list_held_referrals() returns table (
  referred_id uuid, referred_username text, referred_email text, referrer_id uuid, referrer_username text,
  referrer_email text, code text, hold_reasons text[], created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select r.referred_id, invited.username, invited.email, r.referrer_id, inviter.username, inviter.email, r.code,
      r.hold_reasons, r.created_at
    from public.referrals as r
    left join public.pengguna as invited on invited.id = r.referred_id
    left join public.pengguna as inviter on inviter.id = r.referrer_id
    where r.status = 'held' order by r.created_at, r.referred_id limit 500;
end
$$;
grant execute on function public.admin_list_held_referrals() to authenticated;
comment on function public.admin_list_held_referrals() is 'nullable: referred_username, referred_email, referrer_username, referrer_email';

-- Clears or rejects a held referral; clearing books what is due. Errors: 42501 · PT422 reason_required · PT404 not_found.
create function public.admin_review_referral(referred_id uuid, approve boolean, reason text) returns public.referrals
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  referral public.referrals;
begin
  perform private.require_admin();
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
grant execute on function public.admin_review_referral(uuid, boolean, text) to authenticated;

-- Changes one setting with a reason. Errors: 42501 · PT404 not_found · PT422 bad_setting.
create function public.admin_update_setting(key text, value jsonb, reason text default null) returns public.app_settings
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  setting public.app_settings;
begin
  perform private.require_admin();
  perform set_config('kawanusaha.reason', left(coalesce(admin_update_setting.reason, ''), 1000), true);
  update public.app_settings as s set value = coalesce(admin_update_setting.value, 'null')
  where s.key = admin_update_setting.key returning * into setting;
  if setting.key is null then
    raise exception 'Pengaturan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return setting;
end
$$;
grant execute on function public.admin_update_setting(text, jsonb, text) to authenticated;
