-- How often a member asked for a new payment page within the current minute: each costs a call to the provider.
create table private.payment_attempts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  minute_began_at timestamptz not null,
  attempts integer not null check (attempts > 0)
);
alter table private.payment_attempts enable row level security;

-- Counts one attempt. A refused one is not counted, so that pressing again and again does not lengthen the wait.
-- Errors: PT429 minute_limit (more than 5 in a minute); the detail says how many seconds remain.
create function private.count_payment_attempt(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  minute private.payment_attempts;
begin
  insert into private.payment_attempts as a (user_id, minute_began_at, attempts) values (person, clock_timestamp(), 1)
  on conflict (user_id) do update set
    attempts = case when a.minute_began_at <= clock_timestamp() - interval '1 minute' then 1 else a.attempts + 1 end,
    minute_began_at = case
      when a.minute_began_at <= clock_timestamp() - interval '1 minute' then clock_timestamp() else a.minute_began_at
    end
  returning * into minute;
  if minute.attempts > 5 then
    raise exception 'Terlalu banyak percobaan pembayaran. Coba lagi sebentar lagi.' using
      errcode = 'PT429', hint = 'minute_limit',
      detail = greatest(1, ceil(extract(epoch from minute.minute_began_at + interval '1 minute' - clock_timestamp())))::text;
  end if;
end
$$;

-- The member's open order, or a new one at the price that is in force: a double click gives the same order.
-- Errors: PT409 already_premium · PT429 daily_limit (more than 20 orders in 24 hours) · PT429 minute_limit (more than 5
-- payment pages in a minute) · PT404 not_found (no such account).
create or replace function private.open_payment_order(person uuid, environment text) returns public.payments
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
      -- Coming back to a page that is open costs nothing.
      if payment.snap_token is null then
        perform private.count_payment_attempt(person);
      end if;
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
  perform private.count_payment_attempt(person);
  insert into public.payments (order_id, user_id, amount, environment)
  values (
    'KU-' || to_char(now() at time zone 'Asia/Jakarta', 'YYYYMMDD') || '-' || private.random_code(10),
    person, price, open_payment_order.environment
  )
  returning * into payment;
  return payment;
end
$$;
