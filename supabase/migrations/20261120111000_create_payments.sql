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
  updated_at timestamptz not null default now()
);
comment on column public.payments.amount is 'Rupiah';
comment on column public.payments.needs_refund is 'Paid although the member was Premium already; an admin gives the money back.';
create unique index payments_open_key on public.payments (user_id, plan) where status in ('pending', 'review');
create index payments_user_id_idx on public.payments (user_id, created_at desc);
create index payments_created_at_idx on public.payments (created_at desc, id desc);
create index payments_status_idx on public.payments (status, created_at desc, id desc);
create index payments_needs_refund_idx on public.payments (created_at) where needs_refund;

create trigger set_updated_at before update on public.payments
  for each row execute function private.set_updated_at();
create trigger refuse_delete before delete on public.payments
  for each row execute function private.refuse_change();

alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated, service_role;
grant select on public.payments to authenticated, service_role;
-- The status changes through private.apply_payment only.
grant update (snap_token, redirect_url, expires_at, instructions, payment_type) on public.payments to service_role;
create policy "read own, admins all" on public.payments for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

alter table public.entitlements add constraint entitlements_payment_id_fkey
  foreign key (payment_id) references public.payments (id);
create index entitlements_payment_id_idx on public.entitlements (payment_id);

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
create policy "admins read" on public.payment_events for select to authenticated using ((select private.is_admin()));
