-- A withdrawal must lower the balance for everybody from the moment in which it commits. With available_at = now() it did not:
-- now() is when a transaction began, so a second withdrawal that had begun earlier and waited for the first one's lock found
-- the debit 'not available yet', and paid the same coins out again. A debit now has no date from which it counts.
create or replace function private.post_coins(
  business_key text, kind text, person uuid, amount integer, counter_account text, reason text,
  available_at timestamptz default now(), reference text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  transfer uuid;
  counts_from timestamptz := case when post_coins.kind = 'withdraw' then 'epoch' else post_coins.available_at end;
begin
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
  return true;
end
$$;
