-- One withdrawal makes one voucher over the whole balance (invariant 3); an admin pays it out within its 48 hours, or it
-- expires and gives the coins back. user_id has no foreign key: the books outlive the account.
create table public.vouchers (
  id uuid primary key default gen_random_uuid(),
  voucher_code text not null unique check (voucher_code ~ '^[A-Z0-9]{6}$'),
  user_id uuid not null,
  coins integer not null check (coins > 0),
  amount integer not null check (amount > 0),
  status text not null default 'active' check (status in ('active', 'expired', 'paid')),
  created_at timestamptz not null default now(),
  expired_at timestamptz not null,
  paid_at timestamptz,
  paid_by uuid,
  proof_note text check (char_length(proof_note) <= 500),
  check ((status = 'paid') = (paid_at is not null))
);
comment on column public.vouchers.amount is 'Rupiah';
create index vouchers_user_id_idx on public.vouchers (user_id, created_at desc);
create index vouchers_created_at_idx on public.vouchers (created_at desc, id desc);
create index vouchers_status_idx on public.vouchers (status, created_at desc, id desc);
create index vouchers_expired_at_idx on public.vouchers (expired_at) where status = 'active';

alter table public.vouchers enable row level security;
revoke all on public.vouchers from anon, authenticated, service_role;
grant select on public.vouchers to authenticated, service_role;
grant update (status, proof_note) on public.vouchers to authenticated;
create policy "read own, admins all" on public.vouchers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins mark paid" on public.vouchers for update to authenticated
  using ((select private.is_admin()) and status = 'active' and expired_at > now())
  with check ((select private.is_admin()) and status = 'paid');

-- active becomes paid within its time, or expired after it; nothing else ever changes.
create function private.change_voucher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if row(new.id, new.voucher_code, new.user_id, new.coins, new.amount, new.created_at, new.expired_at)
    is distinct from row(old.id, old.voucher_code, old.user_id, old.coins, old.amount, old.created_at, old.expired_at)
  then
    raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
  end if;
  if old.status = 'active' and new.status = 'paid' and old.expired_at > now() then
    new.paid_at := now();
    new.paid_by := auth.uid();
    new.proof_note := nullif(btrim(new.proof_note), '');
    perform private.write_audit('voucher.paid', 'voucher', old.id::text, jsonb_build_object('status', old.status),
      jsonb_build_object('status', 'paid', 'amount', old.amount, 'user_id', old.user_id), new.proof_note);
  elsif old.status = 'active' and new.status = 'expired' and old.expired_at <= now() then
    perform private.write_audit('voucher.expired', 'voucher', old.id::text, jsonb_build_object('status', old.status),
      jsonb_build_object('status', 'expired', 'coins', old.coins, 'user_id', old.user_id));
  else
    raise exception 'Voucher ini tidak aktif lagi' using errcode = 'PT409', hint = 'voucher_not_active';
  end if;
  return new;
end
$$;
create trigger change before update on public.vouchers
  for each row execute function private.change_voucher();
create trigger refuse_delete before delete on public.vouchers
  for each row execute function private.refuse_change();
