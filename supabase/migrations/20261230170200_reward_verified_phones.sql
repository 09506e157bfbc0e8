-- An operator may ask for a verified phone before a sign-up is rewarded (off at first).
insert into public.app_settings (key, value, label, is_public) values
  ('signup_reward_needs_phone', '0', 'Hadiah pendaftaran hanya setelah nomor telepon dibuktikan (1 = ya, perlu pengiriman SMS)', true);

-- Trigger: a number stays a whole number (and above 0 where 0 makes no sense), a text stays a text; who changed it and why goes
-- into the audit log. The reason is what admin_update_setting left in this transaction.
-- Errors: PT422 bad_setting · PT409 needs_two_admins, factor_not_shown.
create or replace function private.change_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.value is not distinct from old.value then
    return new;
  end if;
  if jsonb_typeof(old.value) = 'number' then
    if jsonb_typeof(new.value) <> 'number' or (new.value #>> '{}') !~ '^\d{1,9}$' then
      raise exception 'Isi angka bulat, 0 atau lebih' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key in ('premium_price', 'coin_value_rupiah', 'min_withdraw_coins', 'voucher_validity_hours')
      and (new.value #>> '{}')::integer < 1
    then
      raise exception 'Angka harus lebih dari 0' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key = 'signup_reward_needs_phone' and (new.value #>> '{}')::integer > 1 then
      raise exception 'Isi 0 atau 1' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key in ('payout_needs_proof', 'payout_needs_second', 'roles_need_second') then
      if (new.value #>> '{}')::integer > 1 then
        raise exception 'Isi 0 atau 1' using errcode = 'PT422', hint = 'bad_setting';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
      if new.value = '1' and (select count(*) from public.user_roles where role = 'admin') < 2 then
        raise exception 'Pengaturan ini perlu dua admin' using errcode = 'PT409', hint = 'needs_two_admins';
      end if;
    end if;
    if new.key = 'admin_factor' then
      if (new.value #>> '{}')::integer > 2 then
        raise exception 'Isi 0, 1, atau 2' using errcode = 'PT422', hint = 'bad_setting';
      end if;
      -- Who asks for a factor has shown it: no admin locks the desk by it.
      if auth.uid() is not null and not private.shows_factor(auth.jwt() ->> 'session_id', (new.value #>> '{}')::integer) then
        raise exception 'Masuk dulu dengan langkah kedua yang Anda wajibkan, lalu ubah pengaturan ini'
          using errcode = 'PT409', hint = 'factor_not_shown';
      end if;
    end if;
  elsif jsonb_typeof(new.value) not in ('string', 'null') then
    raise exception 'Isi teks' using errcode = 'PT422', hint = 'bad_setting';
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  perform private.write_audit('setting.changed', 'setting', new.key, jsonb_build_object('value', old.value),
    jsonb_build_object('value', new.value), nullif(current_setting('kawanusaha.reason', true), ''));
  return new;
end
$$;

-- Notes the networks of an account and books the sign-up reward once it is due: with a confirmed address and a complete profile,
-- and a verified phone where the operator asks for one.
create or replace function private.consider_signup_reward(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  referrer uuid;
  address text;
  verified_phone text;
  coins integer := private.setting_integer('signup_reward_coins');
  free_at timestamptz := now() + make_interval(days => private.setting_integer('reward_hold_days'));
begin
  perform private.note_networks(person);
  select email, case when phone_confirmed_at is not null then nullif(phone, '') end into address, verified_phone
  from auth.users where id = person and email_confirmed_at is not null;
  if address is null
    or not exists (select from public.referrals where referred_id = person and status = 'clear')
    or exists (select from public.coin_transfers where business_key = 'signup:' || person)
    or not private.has_complete_profile(person)
    or (verified_phone is null and private.setting_integer('signup_reward_needs_phone') = 1)
  then
    return;
  end if;
  referrer := private.cleared_referrer(person);
  if referrer is null or coins < 1 then
    return;
  end if;
  -- Waits for another account of the same mailbox that is being rewarded at this moment.
  insert into private.rewarded_mailboxes (mailbox_hash) values (private.mailbox_hash(address)) on conflict do nothing;
  if not found then
    return;
  end if;
  if verified_phone is not null then
    insert into private.rewarded_phones (phone_hash) values (private.phone_hash(verified_phone)) on conflict do nothing;
    if not found then
      return;
    end if;
  end if;
  if private.post_coins('signup:' || person, 'signup_reward', referrer, coins, 'rewards', 'Pendaftaran lewat kode referral Anda', free_at)
  then
    perform private.notify(referrer, 'reward', 'Anda mendapat ' || coins || ' coin',
      'Seseorang mendaftar lewat kode Anda. Coin dapat ditarik setelah masa tahan selesai.', '/affiliate', 'reward:signup:' || person);
  end if;
end
$$;

create trigger reward_referrer_of_phone after update of phone, phone_confirmed_at on auth.users
  for each row when (new.phone_confirmed_at is not null and coalesce(new.phone, '') <> '')
  execute function private.reward_on_confirmation();

-- The caller's own figures in the shape of spec §3: totals, those of deleted accounts with them, and the newest 200 people who came
-- through the code.
create or replace function private.get_referral_stats() returns jsonb
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
