-- Orders are followed at the provider one by one with a back-off instead of all at once; what is over has its open charges
-- cancelled; part of the money that went back is kept as such.
alter table public.payments add column refunded_amount integer not null default 0 check (refunded_amount between 0 and amount);
comment on column public.payments.refunded_amount is 'Rupiah; more than 0 while the order is paid: part of the money went back, Premium stays.';

-- When the provider is asked about an order again, and what stood against the last question. Written by the server alone.
create table private.payment_checks (
  order_id text primary key references public.payments (order_id),
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

-- Orders that are there already: the open ones are looked at as soon as the server runs.
insert into private.payment_checks (order_id, next_look_at)
select order_id, case
    when status in ('pending', 'review') then now()
    when status in ('denied', 'expired', 'cancelled') and expires_at > now() - interval '3 days' then now() + interval '1 hour'
  end
from public.payments;

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
create or replace function private.change_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
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
create or replace function private.apply_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
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

drop function public.admin_list_payments(text, text, integer, integer);
-- All payments with whose they are, newest first. p_status may also be 'needs_refund', 'partially_refunded' or 'check_failed'.
create function public.admin_list_payments(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, order_id text, user_id uuid, username text, email text, amount integer, status text, environment text,
  payment_type text, transaction_id text, needs_refund boolean, created_at timestamptz, paid_at timestamptz,
  expires_at timestamptz, refunded_amount integer, problem text, looked_at timestamptz, total_count bigint
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
      y.transaction_id, y.needs_refund, y.created_at, y.paid_at, y.expires_at,
      y.refunded_amount, c.problem, c.looked_at, count(*) over ()
    from public.payments as y
    left join public.pengguna as p on p.id = y.user_id
    left join private.payment_checks as c on c.order_id = y.order_id
    where (
        coalesce(p_status, 'all') = 'all' or y.status = p_status or (p_status = 'needs_refund' and y.needs_refund)
        or (p_status = 'partially_refunded' and y.status = 'paid' and y.refunded_amount > 0)
        or (p_status = 'check_failed' and c.problem is not null)
      )
      and (pattern = '%%' or y.order_id ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by y.created_at desc, y.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_payments(text, text, integer, integer) to authenticated;
comment on function public.admin_list_payments(text, text, integer, integer) is 'nullable: username, email, payment_type, transaction_id, paid_at, problem, looked_at';
