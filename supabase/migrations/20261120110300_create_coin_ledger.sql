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

alter table public.coin_transfers enable row level security;
alter table public.coin_entries enable row level security;
revoke all on public.coin_transfers, public.coin_entries from anon, authenticated, service_role;
grant select on public.coin_transfers, public.coin_entries to authenticated, service_role;
create policy "read own, admins all" on public.coin_transfers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "read own, admins all" on public.coin_entries for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger refuse_change before update or delete on public.coin_transfers
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.coin_transfers
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.coin_entries
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.coin_entries
  for each statement execute function private.refuse_change();

-- Each transfer has entries, and they sum to 0 when the transaction ends.
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

-- Books one transfer between a user and a system account. Returns false when this fact has been booked before.
create function private.post_coins(
  business_key text, kind text, person uuid, amount integer, counter_account text, reason text,
  available_at timestamptz default now(), reference text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  transfer uuid;
begin
  insert into public.coin_transfers (business_key, kind, user_id, reason, reference, available_at)
  values (post_coins.business_key, post_coins.kind, person, post_coins.reason, post_coins.reference, post_coins.available_at)
  on conflict (business_key) do nothing
  returning id into transfer;
  if transfer is null then
    return false;
  end if;
  insert into public.coin_entries (transfer_id, account, user_id, amount, available_at) values
    (transfer, 'user', person, post_coins.amount, post_coins.available_at),
    (transfer, counter_account, null, -post_coins.amount, post_coins.available_at);
  return true;
end
$$;

-- The caller's coins: available now, on hold, and both together. A negative balance (a refund after a withdrawal) shows as it is.
create function public.get_wallet(out available integer, out held integer, out total integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  select
    coalesce(sum(e.amount) filter (where e.available_at <= now()), 0),
    coalesce(sum(e.amount) filter (where e.available_at > now()), 0),
    coalesce(sum(e.amount), 0)
  into available, held, total
  from public.coin_entries as e where e.user_id = auth.uid();
end
$$;
grant execute on function public.get_wallet() to authenticated, service_role;
comment on function public.get_wallet() is 'nullable: none';
