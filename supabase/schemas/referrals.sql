-- Which account has which code. Drawn by private.protect_metadata, registered by private.create_referral.
create table public.referral_codes (
  code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  public_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);
comment on column public.referral_codes.public_id is 'What validate_referral gives as referrer_id: leads to the code, not to the account.';

alter table public.referral_codes enable row level security;
revoke all on public.referral_codes from anon, authenticated, service_role;
grant select (code, user_id, created_at) on public.referral_codes to authenticated;
grant select on public.referral_codes to service_role;

create policy "read own, admins all" on public.referral_codes for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Who came through whom: bound once, at sign-up, and never changed by a client.
create table public.referrals (
  referred_id uuid primary key references auth.users (id) on delete cascade,
  referrer_id uuid not null references auth.users (id) on delete cascade,
  code text not null,
  public_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'clear' check (status in ('clear', 'held', 'rejected')),
  hold_reasons text[] not null default '{}',
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  review_reason text check (char_length(review_reason) <= 1000),
  check (referrer_id <> referred_id)
);
create index referrals_referrer_id_idx on public.referrals (referrer_id, created_at desc);
create index referrals_reviewed_by_idx on public.referrals (reviewed_by);
create index referrals_held_idx on public.referrals (created_at) where status = 'held';

-- What is left of referrals whose invited account is gone: how many signed up and how many bought on a day, for the figures of who
-- invited them; nothing of the person.
create table private.former_referrals (
  referrer_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  signups integer not null default 0 check (signups >= 0),
  purchases integer not null default 0 check (purchases >= 0),
  payments uuid[] not null default '{}',
  primary key (referrer_id, day)
);
alter table private.former_referrals enable row level security;
revoke all on private.former_referrals from public, anon, authenticated, service_role;
comment on table private.former_referrals is 'Counts by day in Jakarta of referrals whose account was deleted.';
comment on column private.former_referrals.payments is 'The orders behind purchases, so that one whose money goes back is counted no longer.';

-- Trigger: the account that a referral brought is deleted. It stays as a count, and so does its purchase unless the money went back.
create function private.count_former_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bought public.payments;
begin
  if not exists (select from auth.users as u where u.id = old.referrer_id) then
    return null;
  end if;
  insert into private.former_referrals as f (referrer_id, day, signups)
  values (old.referrer_id, (old.created_at at time zone 'Asia/Jakarta')::date, 1)
  on conflict (referrer_id, day) do update set signups = f.signups + 1;
  select * into bought
  from public.payments as p where p.user_id = old.referred_id and p.status = 'paid' and not p.needs_refund
  order by p.paid_at limit 1;
  if bought.id is not null then
    insert into private.former_referrals as f (referrer_id, day, purchases, payments)
    values (old.referrer_id, (bought.paid_at at time zone 'Asia/Jakarta')::date, 1, array[bought.id])
    on conflict (referrer_id, day) do update set purchases = f.purchases + 1, payments = f.payments || excluded.payments;
  end if;
  return null;
end
$$;
create trigger count_former after delete on public.referrals
  for each row execute function private.count_former_referral();

alter table public.referrals enable row level security;
revoke all on public.referrals from anon, authenticated, service_role;
grant select on public.referrals to authenticated, service_role;

-- A referrer sees the people through get_referral_stats, with masked addresses; the ids are for admins.
create policy "admins read" on public.referrals for select to authenticated using ((select private.is_admin()));

-- Registers the code that protect_metadata drew, and binds the new account to who invited it: referred_by holds the code, or
-- the opaque referrer_id that validate_referral gave. What leads nowhere is ignored; the sign-up stands.
create function private.create_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent text := btrim(new.raw_user_meta_data ->> 'referred_by');
  inviter public.referral_codes;
begin
  insert into public.referral_codes (code, user_id) values (new.raw_user_meta_data ->> 'referral_code', new.id)
  on conflict (user_id) do nothing;
  if tg_op = 'INSERT' and coalesce(sent, '') <> '' then
    select * into inviter from public.referral_codes
    where (code = upper(left(sent, 40)) or public_id::text = lower(left(sent, 40))) and user_id <> new.id;
    if inviter.user_id is not null then
      insert into public.referrals (referred_id, referrer_id, code) values (new.id, inviter.user_id, inviter.code)
      on conflict (referred_id) do nothing;
    end if;
  end if;
  return null;
end
$$;

-- Named to run after create_profile.
create trigger create_referral after insert or update of is_anonymous on auth.users
  for each row when (not new.is_anonymous) execute function private.create_referral();

-- Whether a code exists, and whose it is in a form that tells a friend enough and a stranger nothing. referrer_id is opaque.
create function private.validate_referral(
  code text, out valid boolean, out referrer_id text, out referrer_name text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  select c.public_id::text, left(p.nama_lengkap, 2) || '***' into referrer_id, referrer_name
  from public.referral_codes as c left join public.pengguna as p on p.id = c.user_id
  where c.code = upper(left(btrim(validate_referral.code), 20));
  valid := referrer_id is not null;
end
$$;
call private.expose('validate_referral(text)', 'anon', 'authenticated');
comment on function public.validate_referral(text) is 'nullable: referrer_id, referrer_name';

-- 'siti.aminah@kampus.ac.id' → 'si***@kampus.ac.id'
create function private.mask_email(address text) returns text
language sql immutable set search_path = '' as $$
  select left(split_part(address, '@', 1), 2) || '***@' || split_part(address, '@', 2)
$$;

-- The caller's own figures in the shape of spec §3: totals, those of deleted accounts with them, and the newest 200 people who came
-- through the code.
create function private.get_referral_stats() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  gone_signups bigint;
  gone_purchases bigint;
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  select coalesce(sum(f.signups), 0), coalesce(sum(f.purchases), 0) into gone_signups, gone_purchases
  from private.former_referrals as f where f.referrer_id = me;
  return jsonb_build_object(
    'totalReferred', gone_signups + (select count(*) from public.referrals where referrer_id = me),
    'totalCoins', (select coalesce(sum(amount), 0) from public.coin_entries where user_id = me),
    'premiumCount', gone_purchases + (
      select count(*) from public.referrals as r where r.referrer_id = me and private.has_premium(r.referred_id)
    ),
    'referredUsers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', person.public_id, 'username', person.username, 'email', person.address,
        'isPremium', private.has_premium(person.referred_id), 'created_at', person.created_at,
        'holdReasons', person.hold_reasons, 'waitsForPhone', person.waits_for_phone
      ) order by person.created_at desc), '[]')
      from (
        select r.public_id, r.referred_id, r.created_at, p.username,
          -- Not even a masked address of a member below 18.
          case when private.may(r.referred_id, 'reveal') then private.mask_email(p.email) else '***' end as address,
          case when r.status = 'held' then r.hold_reasons else '{}' end as hold_reasons,
          r.status = 'clear' and private.setting_integer('signup_reward_needs_phone') = 1
            and private.setting_integer('signup_reward_coins') > 0
            and not exists (select from public.coin_transfers as t where t.business_key = 'signup:' || r.referred_id)
            and not exists (select from auth.users as u where u.id = r.referred_id and u.phone_confirmed_at is not null)
            as waits_for_phone
        from public.referrals as r join public.pengguna as p on p.id = r.referred_id
        where r.referrer_id = me order by r.created_at desc limit 200
      ) as person
    )
  );
end
$$;
call private.expose('get_referral_stats()', 'authenticated');

-- Sign-ups and Premium purchases through the caller's code per day in Jakarta, for the chart; days without either are left out.
-- A purchase whose money went back is none.
create function private.get_referral_timeline(days integer default 90)
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
    union all
    select f.day, f.signups, f.purchases from private.former_referrals as f where f.referrer_id = auth.uid()
  ) as happened
  where happened.day > (now() at time zone 'Asia/Jakarta')::date - least(greatest(coalesce(days, 90), 1), 366)
  group by happened.day order by happened.day
$$;
call private.expose('get_referral_timeline(integer)', 'authenticated');
comment on function public.get_referral_timeline(integer) is 'nullable: none';

-- A hosted project may have had accounts before this schema: each gets a profile and a referral code.
do $$
declare
  account auth.users;
begin
  for account in
    select u.* from auth.users as u
    where not u.is_anonymous and not exists (select from public.pengguna as p where p.id = u.id)
  loop
    account.raw_user_meta_data := account.raw_user_meta_data - 'username';
    perform private.create_profile(account);
    update auth.users set raw_user_meta_data = raw_user_meta_data where id = account.id;
    insert into public.referral_codes (code, user_id)
    select u.raw_user_meta_data ->> 'referral_code', u.id from auth.users as u where u.id = account.id
    on conflict (user_id) do nothing;
  end loop;
end
$$;
