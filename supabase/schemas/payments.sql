-- Orders of the Premium plan and what the payment provider said about them. Written by the server; members read their own.
-- user_id has no foreign key: the books outlive the account.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id text not null unique check (order_id ~ '^[A-Za-z0-9._~-]{1,50}$'),
  user_id uuid not null,
  plan text not null default 'premium' check (plan = 'premium'),
  amount integer not null check (amount > 0),
  status text not null default 'pending' check (status in (
    'pending', 'review', 'paid', 'denied', 'expired', 'cancelled', 'failed', 'reversed', 'refunded', 'charged_back'
  )),
  environment text not null default 'sandbox' check (environment in ('sandbox', 'production')),
  snap_token text check (char_length(snap_token) <= 200),
  redirect_url text check (redirect_url ~ '^https?://' and char_length(redirect_url) <= 500),
  payment_type text check (char_length(payment_type) <= 50),
  instructions jsonb check (octet_length(instructions::text) <= 8000),
  transaction_id text check (char_length(transaction_id) <= 100),
  needs_refund boolean not null default false,
  expires_at timestamptz not null default now() + interval '24 hours',
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  refunded_amount integer not null default 0 check (refunded_amount between 0 and amount)
);
comment on column public.payments.amount is 'Rupiah';
comment on column public.payments.refunded_amount is 'Rupiah; more than 0 while the order is paid: part of the money went back, Premium stays.';
comment on column public.payments.needs_refund is 'Paid although the member was Premium already; an admin gives the money back.';
create unique index payments_open_key on public.payments (user_id, plan) where status in ('pending', 'review');
create index payments_user_id_idx on public.payments (user_id, created_at desc);
create index payments_created_at_idx on public.payments (created_at desc, id desc);
create index payments_status_idx on public.payments (status, created_at desc, id desc);
create index payments_paid_at_idx on public.payments (paid_at) where paid_at is not null;
create index payments_needs_refund_idx on public.payments (created_at) where needs_refund;
create index payments_partly_refunded_idx on public.payments (created_at desc, id desc) where status = 'paid' and refunded_amount > 0;
-- For private.admin_list_payments.
create index payments_order_id_trgm_idx on public.payments using gin (order_id extensions.gin_trgm_ops);

alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated, service_role;
grant select on public.payments to authenticated, service_role;

-- The status changes through private.apply_payment only.
grant update (snap_token, redirect_url, expires_at, instructions, payment_type) on public.payments to service_role;

create policy "read own, admins all" on public.payments for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger set_updated_at before update on public.payments
  for each row execute function private.set_updated_at();

create trigger refuse_delete before delete on public.payments
  for each row execute function private.refuse_change();

-- When the provider is asked about an order again, and what stood against the last question. Written by the server alone.
create table private.payment_checks (
  order_id text primary key references public.payments (order_id) on delete cascade,
  looks integer not null default 0 check (looks >= 0),
  looked_at timestamptz,
  next_look_at timestamptz,
  problem text check (char_length(problem) <= 40),
  close_after timestamptz
);
comment on column private.payment_checks.next_look_at is 'null: nothing is left to ask';
comment on column private.payment_checks.problem is 'Why the provider could not be asked the last time: its code, or network, or shape';
comment on column private.payment_checks.close_after is 'From when on the charges of an order that is over are cancelled at the provider; null: none are open';
create index payment_checks_next_look_at_idx on private.payment_checks (next_look_at) where next_look_at is not null;
create index payment_checks_close_after_idx on private.payment_checks (close_after) where close_after is not null;
create index payment_checks_problem_idx on private.payment_checks (order_id) where problem is not null;

alter table private.payment_checks enable row level security;

-- Trigger: an order was opened, has got a method, or has another status: the next look follows from that, and what is over
-- has its open charges cancelled.
create function private.schedule_payment_look() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.payment_checks as c (order_id, next_look_at, close_after) values (
    new.order_id,
    case
      when new.status in ('pending', 'review') then
        now() + case when new.payment_type is null then interval '10 minutes' else interval '2 minutes' end
      when new.status in ('denied', 'expired', 'cancelled') then now() + interval '1 hour'
    end,
    case when new.status in ('paid', 'expired', 'cancelled', 'failed') then now() end
  )
  on conflict (order_id) do update set looks = 0, next_look_at = excluded.next_look_at, close_after = excluded.close_after;
  return null;
end
$$;
create trigger schedule_look after insert on public.payments
  for each row execute function private.schedule_payment_look();
create trigger schedule_look_anew after update of status, payment_type on public.payments
  for each row when (
    old.status is distinct from new.status or (old.payment_type is null and new.payment_type is not null)
  ) execute function private.schedule_payment_look();

-- Notes that the provider was asked about an order, with what stood against it (null: it answered), and when it is asked again:
-- each time after twice as long, sooner once a method is chosen, and at the end of the order; after that for three days, since a
-- number in hand can be paid late.
create function private.note_payment_look(p_order_id text, p_problem text default null) returns void
language sql volatile security definer set search_path = '' as $$
  update private.payment_checks as c set
    looks = c.looks + 1, looked_at = clock_timestamp(), problem = left(p_problem, 40),
    next_look_at = case
      when p.status in ('pending', 'review') then least(
        now() + least(
          case when p.payment_type is null then interval '10 minutes' else interval '2 minutes' end * (2 ^ least(c.looks, 10)),
          case when p.payment_type is null then interval '6 hours' else interval '1 hour' end
        ),
        case when p.expires_at > now() then p.expires_at + interval '1 minute' else 'infinity' end
      )
      when p.status in ('denied', 'expired', 'cancelled') and p.expires_at > now() - interval '3 days' then
        now() + least(interval '1 hour' * (2 ^ least(c.looks, 10)), interval '12 hours')
    end
  from public.payments as p
  where c.order_id = p_order_id and p.order_id = c.order_id
$$;

-- Every message about an order, stored raw before it is acted upon, so that it can be looked at and replayed.
create table public.payment_events (
  id uuid primary key default gen_random_uuid(),
  order_id text not null check (char_length(order_id) <= 100),
  dedupe_key text not null unique check (char_length(dedupe_key) <= 300),
  source text not null check (source in ('webhook', 'status', 'job', 'admin')),
  payload jsonb not null,
  signature_valid boolean,
  outcome text check (char_length(outcome) <= 200),
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
comment on column public.payment_events.order_id is 'No foreign key: a message about an order that is not ours is kept too.';
create index payment_events_order_id_idx on public.payment_events (order_id, received_at desc);
create index payment_events_received_at_idx on public.payment_events (received_at desc, id desc);
create index payment_events_open_idx on public.payment_events (received_at) where processed_at is null;

alter table public.payment_events enable row level security;
revoke all on public.payment_events from anon, authenticated, service_role;
grant select on public.payment_events to authenticated, service_role;
grant insert, update (outcome, processed_at) on public.payment_events to service_role;

create policy "admins read" on public.payment_events for select to authenticated using ((select private.allows('payments')));

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
-- payment pages in a minute) · PT403 guardian_needed · PT404 not_found (no such account).
create function private.open_payment_order(person uuid, environment text) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  price integer := private.setting_integer('premium_price');
  payment public.payments;
begin
  if not exists (select from auth.users where id = person) then
    raise exception 'Pengguna tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.require_may(person, 'buy');
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

-- For functions that run beside a hosted project and reach the database with the secret key only.
create function public.open_payment_order(user_id uuid, environment text) returns public.payments
language sql volatile security definer set search_path = '' as $$
  select * from private.open_payment_order(user_id, environment)
$$;
revoke execute on function public.open_payment_order(uuid, text) from public, anon, authenticated;
grant execute on function public.open_payment_order(uuid, text) to service_role;
