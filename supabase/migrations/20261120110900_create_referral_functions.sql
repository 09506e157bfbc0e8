-- Whether a code exists, and whose it is in a form that tells a friend enough and a stranger nothing. referrer_id is opaque.
create function public.validate_referral(
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
grant execute on function public.validate_referral(text) to anon, authenticated, service_role;
comment on function public.validate_referral(text) is 'nullable: referrer_id, referrer_name';

-- 'siti.aminah@kampus.ac.id' → 'si***@kampus.ac.id'
create function private.mask_email(address text) returns text
language sql immutable set search_path = '' as $$
  select left(split_part(address, '@', 1), 2) || '***@' || split_part(address, '@', 2)
$$;

-- The caller's own figures in the shape of spec §3: totals, and the newest 200 people who came through the code.
create function public.get_referral_stats() returns jsonb
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
        'isPremium', private.has_premium(person.referred_id), 'created_at', person.created_at
      ) order by person.created_at desc), '[]')
      from (
        select r.public_id, r.referred_id, r.created_at, p.username, p.email
        from public.referrals as r join public.pengguna as p on p.id = r.referred_id
        where r.referrer_id = me order by r.created_at desc limit 200
      ) as person
    )
  );
end
$$;
grant execute on function public.get_referral_stats() to authenticated;

-- Sign-ups and Premium purchases through the caller's code per day in Jakarta, for the chart; days without either are left out.
create function public.get_referral_timeline(days integer default 90)
returns table (day date, signups integer, purchases integer)
language sql stable security definer set search_path = '' as $$
  select happened.day, sum(happened.signups)::integer, sum(happened.purchases)::integer
  from (
    select (r.created_at at time zone 'Asia/Jakarta')::date as day, 1 as signups, 0 as purchases
    from public.referrals as r where r.referrer_id = auth.uid()
    union all
    select (e.created_at at time zone 'Asia/Jakarta')::date, 0, 1
    from public.entitlements as e join public.referrals as r on r.referred_id = e.user_id
    where r.referrer_id = auth.uid() and e.source = 'payment'
  ) as happened
  where happened.day > (now() at time zone 'Asia/Jakarta')::date - least(greatest(coalesce(days, 90), 1), 366)
  group by happened.day order by happened.day
$$;
grant execute on function public.get_referral_timeline(integer) to authenticated;
comment on function public.get_referral_timeline(integer) is 'nullable: none';

-- What the header shows of an account: one's own, or anybody's for an admin.
create function public.get_user_metadata(user_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted uuid := coalesce(get_user_metadata.user_id, auth.uid());
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  if wanted <> auth.uid() then
    perform private.require_admin();
  end if;
  return (
    select jsonb_build_object(
      'user_id', p.id, 'username', p.username, 'nama_lengkap', p.nama_lengkap, 'email', p.email,
      'is_premium', private.has_premium(p.id),
      'total_coin', (select coalesce(sum(e.amount), 0) from public.coin_entries as e where e.user_id = p.id),
      'referral_code', (select c.code from public.referral_codes as c where c.user_id = p.id)
    )
    from public.pengguna as p where p.id = wanted
  );
end
$$;
grant execute on function public.get_user_metadata(uuid) to authenticated;
