-- The member's open order, or a new one at the price that is in force: a double click gives the same order.
-- Errors: PT409 already_premium · PT429 daily_limit (more than 20 orders in 24 hours) · PT404 not_found (no such account).
create function private.open_payment_order(person uuid, environment text) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  price integer := private.setting_integer('premium_price');
  payment public.payments;
begin
  if not exists (select from auth.users where id = person) then
    raise exception 'Pengguna tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.lock_user('payment', person);
  if private.has_premium(person) then
    raise exception 'Anda sudah Premium' using errcode = 'PT409', hint = 'already_premium';
  end if;
  select * into payment from public.payments
  where user_id = person and status in ('pending', 'review') for update;
  if payment.id is not null then
    if payment.status = 'review' or (
      payment.expires_at > now() and payment.amount = price and payment.environment = open_payment_order.environment
    ) then
      return payment;
    end if;
    -- Should it be paid after all, apply_payment still honours it.
    update public.payments set status = case when expires_at <= now() then 'expired' else 'cancelled' end
    where id = payment.id;
  end if;
  if (
    select count(*) from public.payments where user_id = person and created_at > now() - interval '24 hours'
  ) >= 20 then
    raise exception 'Terlalu banyak percobaan pembayaran. Coba lagi besok.' using errcode = 'PT429', hint = 'daily_limit';
  end if;
  insert into public.payments (order_id, user_id, amount, environment)
  values (
    'KU-' || to_char(now() at time zone 'Asia/Jakarta', 'YYYYMMDD') || '-' || private.random_code(10),
    person, price, open_payment_order.environment
  )
  returning * into payment;
  return payment;
end
$$;

-- For functions that run beside a hosted project and reach the database with the secret key only.
create function public.open_payment_order(user_id uuid, environment text) returns public.payments
language sql volatile security definer set search_path = '' as $$
  select * from private.open_payment_order(user_id, environment)
$$;
revoke execute on function public.open_payment_order(uuid, text) from public, anon, authenticated;
grant execute on function public.open_payment_order(uuid, text) to service_role;
