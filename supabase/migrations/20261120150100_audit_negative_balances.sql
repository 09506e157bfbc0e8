-- A balance below 0 has one cause: a reward was taken back after its coins had been paid out. Anything else is a mistake of ours.
create function private.audit_balances() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select 'negative_balance', e.user_id::text
  from public.coin_entries as e
  where e.user_id is not null
  group by e.user_id
  having sum(e.amount) < 0
    and not exists (select from public.coin_transfers as t where t.user_id = e.user_id and t.kind = 'clawback')
$$;

alter function private.audit_invariants() rename to audit_books;
create function private.audit_invariants() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select * from private.audit_books()
  union all
  select * from private.audit_balances()
$$;
