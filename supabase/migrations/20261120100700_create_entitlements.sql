-- Invariant 1: somebody is Premium if and only if a row here is live. Written by private.apply_payment and by audited
-- admin grants only; pengguna.paket and user_metadata.is_premium mirror it for display and are never read by a decision.
create table public.entitlements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null default 'premium' check (kind = 'premium'),
  source text not null check (source in ('payment', 'admin')),
  payment_id uuid,
  granted_by uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoke_reason text check (char_length(revoke_reason) <= 1000),
  check (source <> 'payment' or payment_id is not null)
);
create unique index entitlements_live_key on public.entitlements (user_id, kind) where revoked_at is null;
create index entitlements_user_id_idx on public.entitlements (user_id, created_at desc);
create index entitlements_granted_by_idx on public.entitlements (granted_by);

create function private.has_premium(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.entitlements where user_id = person and kind = 'premium' and revoked_at is null)
$$;
grant execute on function private.has_premium(uuid) to authenticated, service_role;

alter table public.entitlements enable row level security;
revoke all on public.entitlements from anon, authenticated, service_role;
grant select on public.entitlements to authenticated, service_role;
create policy "read own, admins all" on public.entitlements for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
