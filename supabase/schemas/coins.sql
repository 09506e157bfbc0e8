-- The affiliate ledger: append-only, double entry, whole coins (invariant 2). A balance is the sum of a user's entries.
-- business_key is the fact behind a transfer (premium:<buyer>, signup:<user>, withdraw:<voucher>, expired:<voucher>,
-- clawback:<buyer>), so that no fact is booked twice. user_id has no foreign key: the books outlive the account.
create table public.coin_transfers (
  id uuid primary key default gen_random_uuid(),
  business_key text not null unique check (business_key ~ '^[a-z_]+:.+$'),
  kind text not null check (kind in ('signup_reward', 'premium_reward', 'withdraw', 'voucher_expired', 'clawback')),
  user_id uuid not null,
  reason text not null check (char_length(reason) between 1 and 300),
  reference text,
  available_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index coin_transfers_user_id_idx on public.coin_transfers (user_id, created_at desc, id desc);

alter table public.coin_transfers enable row level security;
revoke all on public.coin_transfers from anon, authenticated, service_role;
grant select on public.coin_transfers to service_role;
-- The fact and the reference name other members.
grant select (id, kind, user_id, reason, available_at, created_at) on public.coin_transfers to authenticated;

create policy "read own, admins all" on public.coin_transfers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger refuse_change before update or delete on public.coin_transfers
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.coin_transfers
  for each statement execute function private.refuse_change();

-- The two sides of each transfer: a member and a system account. available_at is when the coins can be withdrawn.
create table public.coin_entries (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references public.coin_transfers (id),
  account text not null check (account in ('user', 'rewards', 'vouchers', 'clawback')),
  user_id uuid,
  amount integer not null check (amount <> 0),
  available_at timestamptz not null default now(),
  check ((account = 'user') = (user_id is not null))
);
create index coin_entries_transfer_id_idx on public.coin_entries (transfer_id);
create index coin_entries_user_id_idx on public.coin_entries (user_id, available_at) include (amount)
  where user_id is not null;

alter table public.coin_entries enable row level security;
revoke all on public.coin_entries from anon, authenticated, service_role;
grant select on public.coin_entries to authenticated, service_role;

create policy "read own, admins all" on public.coin_entries for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger refuse_change before update or delete on public.coin_entries
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.coin_entries
  for each statement execute function private.refuse_change();

create trigger mirror after insert on public.coin_entries
  for each row when (new.account = 'user') execute function private.refresh_mirrors();

-- Trigger: each transfer has entries, and they sum to 0 when the transaction ends.
create function private.check_transfer_balance() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  transfer uuid;
begin
  if tg_table_name = 'coin_transfers' then
    transfer := new.id;
  else
    transfer := new.transfer_id;
  end if;
  if (select coalesce(sum(amount), 1) from public.coin_entries where transfer_id = transfer) <> 0 then
    raise exception 'coin transfer % is not balanced', transfer using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger balanced after insert on public.coin_transfers deferrable initially deferred
  for each row execute function private.check_transfer_balance();
create constraint trigger balanced after insert on public.coin_entries deferrable initially deferred
  for each row execute function private.check_transfer_balance();

-- Books one transfer between a user and a system account. Returns false when this fact (business_key) has been booked before.
-- A withdrawal counts from the epoch, so that it lowers the balance for every transaction from the moment in which it commits:
-- now() is when a transaction began, so a second withdrawal that began earlier and waited for the first one's lock would find
-- the debit 'not available yet' and pay the same coins out again.
-- A claw-back waits for a withdrawal of the same member, and touches what was withdrawn: private.freeze_vouchers.
create function private.post_coins(
  business_key text, kind text, person uuid, amount integer, counter_account text, reason text,
  available_at timestamptz default now(), reference text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  transfer uuid;
  counts_from timestamptz := case when post_coins.kind = 'withdraw' then 'epoch' else post_coins.available_at end;
begin
  if post_coins.kind = 'clawback' then
    perform private.lock_user('wallet', person);
  end if;
  insert into public.coin_transfers (business_key, kind, user_id, reason, reference, available_at)
  values (post_coins.business_key, post_coins.kind, person, post_coins.reason, post_coins.reference, post_coins.available_at)
  on conflict (business_key) do nothing
  returning id into transfer;
  if transfer is null then
    return false;
  end if;
  insert into public.coin_entries (transfer_id, account, user_id, amount, available_at) values
    (transfer, 'user', person, post_coins.amount, counts_from),
    (transfer, counter_account, null, -post_coins.amount, counts_from);
  if post_coins.kind = 'clawback' then
    perform private.freeze_vouchers(person, post_coins.reason, transfer);
  end if;
  return true;
end
$$;

-- After a claw-back: coins that were withdrawn already are not there to be taken. Vouchers that are not paid yet are frozen, so that
-- they are not paid, and give their coins back when they expire; what was paid stays as a debt, which the next reward settles. The member
-- is told either. Nothing happens while the balance covers what was taken.
create function private.freeze_vouchers(person uuid, why text, transfer uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  balance integer;
  codes text;
begin
  balance := private.spendable_coins(person);
  if balance >= 0 then
    return;
  end if;
  with frozen as (
    update public.vouchers set frozen_at = now(), frozen_reason = left(why, 300)
    where user_id = person and status = 'active' and frozen_at is null
    returning voucher_code
  )
  select string_agg(voucher_code, ', ' order by voucher_code) into codes from frozen;
  if not exists (select from auth.users where id = person) then
    return;
  end if;
  if codes is not null then
    perform private.notify(person, 'reward', 'Voucher ' || codes || ' dibekukan',
      why || '. Voucher tidak dicairkan; saat masa berlakunya habis, coinnya kembali dan selisihnya dipotong.', '/affiliate?tab=vouchers',
      'frozen:' || transfer);
  else
    perform private.notify(person, 'reward', 'Saldo coin Anda ' || balance,
      why || '. Coinnya sudah dicairkan; hadiah berikutnya menutup selisih ini lebih dulu.', '/affiliate', 'debt:' || transfer);
  end if;
end
$$;

-- The caller's coins: available now, on hold or waiting for a review, and both together. A negative balance (a refund after a withdrawal) shows as it is.
create function private.get_wallet(out available integer, out held integer, out total integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  select coalesce(sum(e.amount), 0) into total from public.coin_entries as e where e.user_id = auth.uid();
  available := private.spendable_coins(auth.uid());
  held := total - available;
end
$$;
call private.expose('get_wallet()', 'authenticated');
comment on function public.get_wallet() is 'nullable: none';

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
  frozen_at timestamptz,
  frozen_reason text check (char_length(frozen_reason) <= 300),
  paid_to text check (char_length(paid_to) <= 200),
  approved_by uuid,
  approved_at timestamptz,
  check ((status = 'paid') = (paid_at is not null)),
  constraint vouchers_frozen_not_paid check (frozen_at is null or status <> 'paid'),
  constraint vouchers_frozen_with_reason check ((frozen_at is null) = (frozen_reason is null)),
  constraint vouchers_approved check ((approved_by is null) = (approved_at is null) and approved_by is distinct from user_id)
);
comment on column public.vouchers.amount is 'Rupiah';
comment on column public.vouchers.paid_to is 'The masked account that it was paid to, as it was then.';
comment on column public.vouchers.approved_by is 'The second person who found the pay-out right, where the setting payout_needs_second asks for one.';
comment on column public.vouchers.frozen_at is 'The coins behind it were taken back: it is not paid, and expires.';
create index vouchers_user_id_idx on public.vouchers (user_id, created_at desc);
create index vouchers_created_at_idx on public.vouchers (created_at desc, id desc);
create index vouchers_status_idx on public.vouchers (status, created_at desc, id desc);
create index vouchers_expired_at_idx on public.vouchers (expired_at) where status = 'active';
create index vouchers_code_trgm_idx on public.vouchers using gin (voucher_code extensions.gin_trgm_ops);

alter table public.vouchers enable row level security;
revoke all on public.vouchers from anon, authenticated, service_role;
grant select on public.vouchers to authenticated, service_role;
grant update (status, proof_note) on public.vouchers to authenticated;

create policy "read own, admins all" on public.vouchers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.allows('vouchers')));
create policy "admins mark paid" on public.vouchers for update to authenticated
  using ((select private.allows('vouchers')) and status = 'active' and expired_at > now())
  with check ((select private.allows('vouchers')) and status = 'paid');

create trigger refuse_delete before delete on public.vouchers
  for each row execute function private.refuse_change();

-- Trigger: active becomes paid within its time unless it is frozen or the payer's own, or expired after it; an active one may be
-- frozen, once; nothing else ever changes. Who is paid is told, with the receipt.
-- Where the settings ask for it, only with proof, and after another person's approval.
-- Errors: PT403 append_only or own_voucher · PT422 proof_missing · PT409 second_person_needed · PT409 guardian_needed (the owner's) · PT409 voucher_frozen · PT409 voucher_not_active.
create function private.change_voucher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if row(new.id, new.voucher_code, new.user_id, new.coins, new.amount, new.created_at, new.expired_at)
    is distinct from row(old.id, old.voucher_code, old.user_id, old.coins, old.amount, old.created_at, old.expired_at)
  then
    raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
  end if;
  if row(new.frozen_at, new.frozen_reason) is distinct from row(old.frozen_at, old.frozen_reason) then
    if old.status <> 'active' or new.status <> 'active' or old.frozen_at is not null or new.frozen_at is null then
      raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
    end if;
    perform private.write_audit('voucher.frozen', 'voucher', old.id::text, null,
      jsonb_build_object('amount', old.amount, 'user_id', old.user_id), new.frozen_reason);
    return new;
  end if;
  if row(new.approved_by, new.approved_at) is distinct from row(old.approved_by, old.approved_at) then
    if old.status <> 'active' or new.status <> 'active' or old.approved_by is not null or old.frozen_at is not null then
      raise exception 'A voucher does not change' using errcode = 'PT403', hint = 'append_only';
    end if;
    perform private.write_audit('voucher.approved', 'voucher', old.id::text, null,
      jsonb_build_object('amount', old.amount, 'user_id', old.user_id));
    return new;
  end if;
  if old.frozen_at is not null and new.status = 'paid' then
    raise exception 'Voucher ini dibekukan: %', old.frozen_reason using errcode = 'PT409', hint = 'voucher_frozen';
  end if;
  if old.status = 'active' and new.status = 'paid' and old.expired_at > now() then
    if old.user_id = auth.uid() then
      raise exception 'Voucher Anda sendiri dibayar oleh admin lain' using errcode = 'PT403', hint = 'own_voucher';
    end if;
    if not private.may(old.user_id, 'pay_out') then
      raise exception 'Pemilik voucher ini belum punya persetujuan orang tua atau wali' using errcode = 'PT409', hint = 'guardian_needed';
    end if;
    new.paid_at := now();
    new.paid_by := auth.uid();
    new.proof_note := nullif(btrim(new.proof_note), '');
    if private.setting_integer('payout_needs_proof') = 1 and new.proof_note is null then
      raise exception 'Tulis bukti pembayarannya' using errcode = 'PT422', hint = 'proof_missing';
    end if;
    if private.setting_integer('payout_needs_second') = 1
      and (old.approved_by is null or old.approved_by is not distinct from auth.uid())
    then
      raise exception 'Pembayaran ini perlu disetujui dulu oleh orang lain di tim' using errcode = 'PT409', hint = 'second_person_needed';
    end if;
    new.paid_to := private.describe_payout(old.user_id);
    if exists (select from auth.users where id = old.user_id) then
      perform private.notify(old.user_id, 'reward', 'Voucher ' || old.voucher_code || ' sudah dibayar',
        concat_ws(' ', 'Tanda terima ' || old.voucher_code || ': Rp ' || replace(to_char(old.amount, 'FM999,999,999'), ',', '.'),
          'ke ' || new.paid_to) || '.' || coalesce(' Bukti: ' || new.proof_note, ''),
        '/affiliate?tab=vouchers', 'voucher_paid:' || old.id);
    end if;
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

-- Turns the caller's whole available balance into one voucher, in one transaction: two tabs at once make one voucher.
-- Errors: 42501 login_required · PT403 guardian_needed · P0001 min_withdraw (fewer than 50 available coins).
create function private.withdraw_coins() returns public.vouchers
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  balance integer;
  minimum integer := private.setting_integer('min_withdraw_coins');
  voucher public.vouchers;
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  perform private.require_may(me, 'pay_out');
  perform private.lock_user('wallet', me);
  balance := private.spendable_coins(me);
  if balance < minimum then
    raise exception 'Minimal withdraw % coin', minimum using errcode = 'P0001', hint = 'min_withdraw';
  end if;
  for attempt in 1..5 loop
    begin
      insert into public.vouchers (voucher_code, user_id, coins, amount, expired_at)
      values (
        private.random_code(6), me, balance, balance * private.setting_integer('coin_value_rupiah'),
        now() + make_interval(hours => private.setting_integer('voucher_validity_hours'))
      )
      returning * into voucher;
      exit;
    exception when unique_violation then
      if attempt = 5 then
        raise;
      end if;
    end;
  end loop;
  perform private.post_coins('withdraw:' || voucher.id, 'withdraw', me, -balance, 'vouchers',
    'Penarikan, voucher ' || voucher.voucher_code, now(), voucher.id::text);
  perform private.write_audit('voucher.created', 'voucher', voucher.id::text, null,
    jsonb_build_object('coins', balance, 'amount', voucher.amount));
  return voucher;
end
$$;
call private.expose('withdraw_coins()', 'authenticated');

-- For the job: warns owner and admins 6 hours before a voucher expires; expires what is past its time, gives the coins back and tells both.
-- Returns how many expired. Any number of processes may run it at once.
create function private.expire_vouchers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  voucher record;
  expired integer := 0;
begin
  for voucher in
    select id, user_id, voucher_code from public.vouchers
    where status = 'active' and frozen_at is null and expired_at > now() and expired_at <= now() + interval '6 hours'
  loop
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' segera kedaluwarsa',
      'Sisa waktu kurang dari 6 jam. Bila tidak dicairkan, coin Anda kembali ke saldo.', '/affiliate',
      'voucher_expiring:' || voucher.id
    );
    perform private.tell_admins_of_voucher(voucher.id, voucher.voucher_code, false);
  end loop;
  for voucher in
    update public.vouchers set status = 'expired'
    where id = any (array(
      select id from public.vouchers where status = 'active' and expired_at <= now() order by expired_at limit 500 for update skip locked
    ))
    returning id, user_id, voucher_code, coins
  loop
    expired := expired + 1;
    perform private.post_coins('expired:' || voucher.id, 'voucher_expired', voucher.user_id, voucher.coins, 'vouchers',
      'Voucher ' || voucher.voucher_code || ' kedaluwarsa, coin kembali', now(), voucher.id::text);
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' kedaluwarsa',
      voucher.coins || ' coin sudah kembali ke saldo Anda.', '/affiliate', 'voucher_expired:' || voucher.id
    );
    perform private.tell_admins_of_voucher(voucher.id, voucher.voucher_code, true);
  end loop;
  return expired;
end
$$;
