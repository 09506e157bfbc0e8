-- A claw-back touches vouchers: one that is not paid yet is frozen and says why, one that is paid leaves a debt. The chart of an
-- affiliate is net of refunds, and a held reward tells its reason.
alter table public.vouchers
  add column frozen_at timestamptz,
  add column frozen_reason text check (char_length(frozen_reason) <= 300),
  add constraint vouchers_frozen_not_paid check (frozen_at is null or status <> 'paid'),
  add constraint vouchers_frozen_with_reason check ((frozen_at is null) = (frozen_reason is null));
comment on column public.vouchers.frozen_at is 'The coins behind it were taken back: it is not paid, and expires.';

-- Books one transfer between a user and a system account. Returns false when this fact (business_key) has been booked before.
-- A withdrawal counts from the epoch, so that it lowers the balance for every transaction from the moment in which it commits:
-- now() is when a transaction began, so a second withdrawal that began earlier and waited for the first one's lock would find
-- the debit 'not available yet' and pay the same coins out again.
-- A claw-back waits for a withdrawal of the same member, and touches what was withdrawn: private.freeze_vouchers.
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
  select coalesce(sum(amount), 0) into balance
  from public.coin_entries where user_id = person and available_at <= now();
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
      why || '. Voucher tidak dicairkan; saat masa berlakunya habis, coinnya kembali dan selisihnya dipotong.', '/affiliate',
      'frozen:' || transfer);
  else
    perform private.notify(person, 'reward', 'Saldo coin Anda ' || balance,
      why || '. Coinnya sudah dicairkan; hadiah berikutnya menutup selisih ini lebih dulu.', '/affiliate', 'debt:' || transfer);
  end if;
end
$$;

-- Trigger: active becomes paid within its time unless it is frozen, or expired after it; an active one may be frozen, once; nothing
-- else ever changes. Errors: PT403 append_only · PT409 voucher_frozen · PT409 voucher_not_active.
create or replace function private.change_voucher() returns trigger
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
  if old.frozen_at is not null and new.status = 'paid' then
    raise exception 'Voucher ini dibekukan: %', old.frozen_reason using errcode = 'PT409', hint = 'voucher_frozen';
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

-- For the job: warns 6 hours before a voucher expires; expires what is past its time and gives the coins back.
-- Returns how many expired. Any number of processes may run it at once.
create or replace function private.expire_vouchers() returns integer
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
  end loop;
  for voucher in
    update public.vouchers set status = 'expired'
    where id in (
      select id from public.vouchers where status = 'active' and expired_at <= now() for update skip locked
    )
    returning id, user_id, voucher_code, coins
  loop
    expired := expired + 1;
    perform private.post_coins('expired:' || voucher.id, 'voucher_expired', voucher.user_id, voucher.coins, 'vouchers',
      'Voucher ' || voucher.voucher_code || ' kedaluwarsa, coin kembali', now(), voucher.id::text);
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' kedaluwarsa',
      voucher.coins || ' coin sudah kembali ke saldo Anda.', '/affiliate', 'voucher_expired:' || voucher.id
    );
  end loop;
  return expired;
end
$$;

drop function public.admin_list_vouchers(text, text, integer, integer);
-- All vouchers with whose they are, newest first. status 'active' means active and unexpired here, 'expired' also what the
-- job has not yet swept. p_status may also be 'frozen'.
create function public.admin_list_vouchers(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, voucher_code text, user_id uuid, username text, email text, coins integer, amount integer, status text,
  created_at timestamptz, expired_at timestamptz, paid_at timestamptz, proof_note text, frozen_at timestamptz,
  frozen_reason text, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_vouchers.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_admin();
  return query
    select v.id, v.voucher_code, v.user_id, p.username, p.email, v.coins, v.amount, v.status, v.created_at, v.expired_at,
      v.paid_at, v.proof_note, v.frozen_at, v.frozen_reason, count(*) over ()
    from (
      select *, case when status = 'active' and expired_at <= now() then 'expired' else status end as shown_status
      from public.vouchers
    ) as v
    left join public.pengguna as p on p.id = v.user_id
    where (
        coalesce(p_status, 'all') = 'all' or v.shown_status = p_status
        or (p_status = 'frozen' and v.shown_status = 'active' and v.frozen_at is not null)
      )
      and (pattern = '%%' or v.voucher_code ilike pattern or p.username ilike pattern or p.email ilike pattern)
    order by v.created_at desc, v.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_vouchers(text, text, integer, integer) to authenticated;
comment on function public.admin_list_vouchers(text, text, integer, integer) is 'nullable: username, email, paid_at, proof_note, frozen_at, frozen_reason';

-- The caller's own figures in the shape of spec §3: totals, and the newest 200 people who came through the code.
create or replace function public.get_referral_stats() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  return jsonb_build_object(
    'totalReferred', (select count(*) from public.referrals where referrer_id = me),
    'totalCoins', (select coalesce(sum(amount), 0) from public.coin_entries where user_id = me),
    'premiumCount', (
      select count(*) from public.referrals as r where r.referrer_id = me and private.has_premium(r.referred_id)
    ),
    'referredUsers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', person.public_id, 'username', person.username, 'email', private.mask_email(person.email),
        'isPremium', private.has_premium(person.referred_id), 'created_at', person.created_at,
        'holdReasons', person.hold_reasons
      ) order by person.created_at desc), '[]')
      from (
        select r.public_id, r.referred_id, r.created_at, p.username, p.email,
          case when r.status = 'held' then r.hold_reasons else '{}' end as hold_reasons
        from public.referrals as r join public.pengguna as p on p.id = r.referred_id
        where r.referrer_id = me order by r.created_at desc limit 200
      ) as person
    )
  );
end
$$;

-- Sign-ups and Premium purchases through the caller's code per day in Jakarta, for the chart; days without either are left out.
-- A purchase whose money went back is none.
create or replace function public.get_referral_timeline(days integer default 90)
returns table (day date, signups integer, purchases integer)
language sql stable security definer set search_path = '' as $$
  select happened.day, sum(happened.signups)::integer, sum(happened.purchases)::integer
  from (
    select (r.created_at at time zone 'Asia/Jakarta')::date as day, 1 as signups, 0 as purchases
    from public.referrals as r where r.referrer_id = auth.uid()
    union all
    select (e.created_at at time zone 'Asia/Jakarta')::date, 0, 1
    from public.entitlements as e
    join public.referrals as r on r.referred_id = e.user_id
    join public.payments as p on p.id = e.payment_id
    where r.referrer_id = auth.uid() and e.source = 'payment' and p.status = 'paid'
  ) as happened
  where happened.day > (now() at time zone 'Asia/Jakarta')::date - least(greatest(coalesce(days, 90), 1), 366)
  group by happened.day order by happened.day
$$;

-- The invariants of the books, each as a query that finds nothing while it holds. The payment of a deleted account stays in the
-- books; its Premium went with the account.
create or replace function private.audit_books() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select 'premium_without_cause', e.id::text
  from public.entitlements as e left join public.payments as p on p.id = e.payment_id
  where e.revoked_at is null and e.source = 'payment' and p.status is distinct from 'paid'
  union all
  select 'paid_without_premium', p.order_id
  from public.payments as p
  where p.status = 'paid' and not p.needs_refund
    and exists (select from auth.users as u where u.id = p.user_id)
    and not exists (select from public.entitlements as e where e.payment_id = p.id)
  union all
  select 'paket_mirror_differs', p.id::text
  from public.pengguna as p where (p.paket = 'Premium') <> private.has_premium(p.id)
  union all
  select 'metadata_mirror_differs', u.id::text
  from auth.users as u
  where not u.is_anonymous and (
    (u.raw_user_meta_data -> 'is_premium')::boolean is distinct from private.has_premium(u.id)
    or (u.raw_user_meta_data -> 'total_coin')::integer
      is distinct from (select coalesce(sum(c.amount), 0) from public.coin_entries as c where c.user_id = u.id)
  )
  union all
  select 'transfer_not_balanced', t.id::text
  from public.coin_transfers as t
  where (select coalesce(sum(c.amount), 1) from public.coin_entries as c where c.transfer_id = t.id) <> 0
  union all
  select 'voucher_without_withdrawal', v.id::text
  from public.vouchers as v
  where not exists (
    select from public.coin_transfers as t join public.coin_entries as c on c.transfer_id = t.id
    where t.business_key = 'withdraw:' || v.id and c.user_id = v.user_id and c.amount = -v.coins
  )
  union all
  select 'frozen_voucher_paid', v.id::text
  from public.vouchers as v where v.frozen_at is not null and (v.status = 'paid' or v.paid_at is not null)
  union all
  select 'withdrawal_without_voucher', t.id::text
  from public.coin_transfers as t
  where t.kind = 'withdraw' and not exists (select from public.vouchers as v where v.id::text = t.reference)
  union all
  select 'expired_voucher_coins', v.id::text
  from public.vouchers as v
  where (v.status = 'expired') <> exists (
    select from public.coin_transfers as t where t.business_key = 'expired:' || v.id
  )
  union all
  select 'reward_without_cause', t.id::text
  from public.coin_transfers as t
  where t.kind = 'premium_reward' and not exists (
    select from public.payments as p where p.id::text = t.reference and p.paid_at is not null
  )
  union all
  select 'clawback_missing', t.id::text
  from public.coin_transfers as t
  join public.payments as p on p.id::text = t.reference
  where t.kind = 'premium_reward' and p.status in ('reversed', 'refunded', 'charged_back')
    and not exists (
      select from public.entitlements as e where e.user_id = p.user_id and e.source = 'payment' and e.revoked_at is null
    )
    and not exists (select from public.coin_transfers as c where c.business_key = 'clawback:' || p.user_id)
  union all
  select 'self_referral', r.referred_id::text from public.referrals as r where r.referred_id = r.referrer_id
  union all
  select 'no_admin_left', 'user_roles'
  where exists (select from public.audit_log where action = 'role.granted')
    and not exists (select from public.user_roles where role = 'admin')
$$;

-- Vouchers that wait for their money although their owner's coins were taken back before this version.
update public.vouchers as v set frozen_at = now(), frozen_reason = 'Pembelian Premium rekan Anda dikembalikan'
where v.status = 'active'
  and (select coalesce(sum(e.amount), 0) from public.coin_entries as e where e.user_id = v.user_id and e.available_at <= now()) < 0;

-- The operator's removal of demo orders takes their plans along.
alter table private.payment_checks
  drop constraint payment_checks_order_id_fkey,
  add constraint payment_checks_order_id_fkey foreign key (order_id) references public.payments (order_id) on delete cascade;
