-- A referral whose account is deleted stays as a count without a person; a ban inside the hold takes rewards back as a deletion does, and
-- its lifting gives them back; a verified phone number earns a sign-up reward once, as a mailbox does.

-- What is left of referrals whose invited account is gone: how many signed up and how many bought on a day, for the figures of who
-- invited them; nothing of the person.
create table private.former_referrals (
  referrer_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  signups integer not null default 0 check (signups >= 0),
  purchases integer not null default 0 check (purchases >= 0),
  primary key (referrer_id, day)
);
alter table private.former_referrals enable row level security;
revoke all on private.former_referrals from public, anon, authenticated, service_role;
comment on table private.former_referrals is 'Counts by day in Jakarta of referrals whose account was deleted.';

-- Trigger: the account that a referral brought is deleted. It stays as a count, and so does its purchase unless the money went back.
create function private.count_former_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bought date;
begin
  if not exists (select from auth.users as u where u.id = old.referrer_id) then
    return null;
  end if;
  insert into private.former_referrals as f (referrer_id, day, signups)
  values (old.referrer_id, (old.created_at at time zone 'Asia/Jakarta')::date, 1)
  on conflict (referrer_id, day) do update set signups = f.signups + 1;
  select (p.paid_at at time zone 'Asia/Jakarta')::date into bought
  from public.payments as p where p.user_id = old.referred_id and p.status = 'paid' and not p.needs_refund
  order by p.paid_at limit 1;
  if bought is not null then
    insert into private.former_referrals as f (referrer_id, day, purchases) values (old.referrer_id, bought, 1)
    on conflict (referrer_id, day) do update set purchases = f.purchases + 1;
  end if;
  return null;
end
$$;
create trigger count_former after delete on public.referrals
  for each row execute function private.count_former_referral();

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
        'holdReasons', person.hold_reasons
      ) order by person.created_at desc), '[]')
      from (
        select r.public_id, r.referred_id, r.created_at, p.username,
          -- Not even a masked address of a member below 18.
          case when private.may(r.referred_id, 'reveal') then private.mask_email(p.email) else '***' end as address,
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
create or replace function private.get_referral_timeline(days integer default 90)
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

-- Who a person is and what there is of them, in one row; none for an account that is gone.
-- Errors: 42501 admin_required · PT403 open_first.
create or replace function private.admin_get_person(user_id uuid)
returns table (
  id uuid, username text, nama_lengkap text, email text, phone text, city text, campus text, created_at timestamptz,
  last_sign_in_at timestamptz, banned_until timestamptz, is_premium boolean, is_admin boolean, has_second_factor boolean,
  sessions bigint, coins bigint, coins_on_hold bigint, referral_code text, referrer_id uuid, referrer_name text, referrals bigint,
  orders bigint, projects bigint, open_projects bigint, applications bigint, accepted bigint, reports_made bigint,
  reports_about bigint, open_tickets bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := admin_get_person.user_id;
begin
  perform private.require_opened(person);
  return query
    select p.id, p.username, p.nama_lengkap, coalesce(u.email::text, p.email), p.no_wa, p.kota, p.kampus, p.tanggal_daftar,
      u.last_sign_in_at, case when u.banned_until > now() then u.banned_until end, private.has_premium(p.id),
      exists (select from public.user_roles as r where r.user_id = p.id and r.role = 'admin'),
      exists (select from auth.mfa_factors as f where f.user_id = p.id and f.status = 'verified'),
      (select count(*) from auth.sessions as s where s.user_id = p.id and (s.not_after is null or s.not_after > now())),
      private.spendable_coins(p.id)::bigint,
      (select coalesce(sum(e.amount), 0) from public.coin_entries as e where e.user_id = p.id) - private.spendable_coins(p.id),
      (select c.code from public.referral_codes as c where c.user_id = p.id), came.referrer_id, referrer.username,
      (select count(*) from public.referrals as f where f.referrer_id = p.id)
        + (select coalesce(sum(g.signups), 0) from private.former_referrals as g where g.referrer_id = p.id),
      (select count(*) from public.payments as y where y.user_id = p.id),
      (select count(*) from public.project_listings as l where l.user_id = p.id),
      (select count(*) from public.project_listings as l where l.user_id = p.id and l.is_active and l.expires_at > now()),
      (select count(*) from public.project_applications as a where a.applicant_id = p.id),
      (select count(*) from public.project_applications as a where a.applicant_id = p.id and a.status = 'accepted'),
      (select count(*) from public.reports as r where r.reporter_id = p.id),
      (select count(*) from public.reports as r where r.snapshot ->> 'user_id' = p.id::text),
      (select count(*) from public.contact_messages as m
        where m.status <> 'done' and (m.user_id = p.id or lower(m.email) = lower(u.email)))
    from auth.users as u join public.pengguna as p on p.id = u.id
      left join public.referrals as came on came.referred_id = p.id
      left join public.pengguna as referrer on referrer.id = came.referrer_id
    where u.id = person;
end
$$;

-- The same for a phone number that an account has verified: another mailbox with it is the same person.
create table private.rewarded_phones (
  phone_hash bytea primary key,
  rewarded_at timestamptz not null default now()
);
alter table private.rewarded_phones enable row level security;
revoke all on private.rewarded_phones from public, anon, authenticated, service_role;
comment on table private.rewarded_phones is 'Verified phones whose sign-up was rewarded; kept after the account is deleted, without a reference to it.';

-- The keyed hash under which a verified phone number is remembered.
create function private.phone_hash(phone text) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(convert_to('phone:' || regexp_replace(phone, '\D', '', 'g'), 'UTF8'), secret, 'sha256')
  from private.installation_secrets where name = 'mailbox'
$$;

-- Trigger: a number is verified after the sign-up of its account was rewarded.
create function private.remember_rewarded_phone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.rewarded_phones (phone_hash)
  select private.phone_hash(new.phone) from public.coin_transfers as t where t.business_key = 'signup:' || new.id
  on conflict do nothing;
  return null;
end
$$;
create trigger remember_rewarded_phone after update of phone, phone_confirmed_at on auth.users
  for each row when (new.phone_confirmed_at is not null and coalesce(new.phone, '') <> '')
  execute function private.remember_rewarded_phone();

insert into private.rewarded_phones (phone_hash, rewarded_at)
select private.phone_hash(u.phone), min(t.created_at)
from public.coin_transfers as t join auth.users as u on t.business_key = 'signup:' || u.id
where t.kind = 'signup_reward' and u.phone_confirmed_at is not null and coalesce(u.phone, '') <> ''
group by 1;

-- Rewards (spec §9) come each at most once (invariant 4) and are on hold for 7 days. While a referral is held for review,
-- nothing is booked; an admin's approval books what is due.
-- The referrer of an account when nothing speaks against a reward; null when there is none, the account is banned, or the referral
-- waits for review.
create or replace function private.cleared_referrer(person uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  referral public.referrals;
  risks text[];
begin
  select * into referral from public.referrals where referred_id = person for update;
  if referral.referred_id is null or referral.status <> 'clear'
    or exists (select from auth.users as u where u.id = person and u.banned_until > now())
  then
    return null;
  end if;
  if referral.reviewed_at is null then
    risks := private.referral_risks(person);
    if cardinality(risks) > 0 then
      update public.referrals set status = 'held', hold_reasons = risks where referred_id = person;
      perform private.hold_cluster(person);
      return null;
    end if;
  end if;
  return referral.referrer_id;
end
$$;

-- Notes the networks of an account and books the sign-up reward once it is due: with a confirmed address and a complete profile.
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

drop function private.take_back_rewards(uuid, text, boolean);

-- Takes back what an account has brought its referrer: those coins that are on hold, or all of them when the reward was found wrong.
-- The same available_at as the reward, so that no coin is taken that could be spent. The key of a purchase is that of
-- revoke_purchase, so that a refund afterwards takes nothing a second time. `reference` says what took it: 'ban' can be lifted.
create function private.take_back_rewards(person uuid, why text, even_free boolean, reference text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  reward record;
begin
  for reward in
    select private.clawback_key(t.business_key) as taken_by, t.user_id, t.available_at, e.amount
    from public.coin_transfers as t join public.coin_entries as e on e.transfer_id = t.id and e.account = 'user'
    where t.business_key in ('signup:' || person, 'premium:' || person, 'restored_signup:' || person, 'restored_premium:' || person)
      and (even_free or t.available_at > now())
    order by t.business_key
  loop
    if private.post_coins(reward.taken_by, 'clawback', reward.user_id, -reward.amount, 'clawback', why, reward.available_at,
        take_back_rewards.reference)
      and exists (select from auth.users where id = reward.user_id)
    then
      perform private.notify(reward.user_id, 'reward', reward.amount || ' coin ditarik kembali', why || '.', '/affiliate',
        'taken:' || reward.taken_by);
    end if;
  end loop;
end
$$;

-- The key of the claw-back of a reward: of a sign-up, of a purchase, or of one that was given back after a ban.
create function private.clawback_key(reward_key text) returns text
language sql immutable set search_path = '' as $$
  select case split_part(reward_key, ':', 1)
    when 'signup' then 'clawback_signup'
    when 'premium' then 'clawback'
    else 'clawback_' || split_part(reward_key, ':', 1)
  end || ':' || split_part(reward_key, ':', 2)
$$;

-- Gives back, once, what a ban took: the ban was lifted. As free as the reward would be by now.
create function private.restore_rewards(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  reward record;
begin
  for reward in
    select t.business_key, t.kind, t.user_id, t.available_at, t.reference, e.amount
    from public.coin_transfers as t join public.coin_entries as e on e.transfer_id = t.id and e.account = 'user'
    where t.business_key in ('signup:' || person, 'premium:' || person)
      and exists (
        select from public.coin_transfers as taken
        where taken.business_key = private.clawback_key(t.business_key) and taken.reference = 'ban'
      )
      -- Nothing is due any more for a purchase whose money went back during the ban.
      and (t.kind <> 'premium_reward' or exists (
        select from public.entitlements as n where n.user_id = person and n.source = 'payment' and n.revoked_at is null
      ))
      and exists (select from auth.users as u where u.id = t.user_id)
    order by t.business_key
  loop
    if private.post_coins('restored_' || reward.business_key, reward.kind, reward.user_id, reward.amount, 'rewards',
      'Hadiah dikembalikan setelah ditinjau ulang', reward.available_at, reward.reference)
    then
      perform private.notify(reward.user_id, 'reward', reward.amount || ' coin dikembalikan',
        'Hadiah yang kami tarik sudah ditinjau ulang dan dikembalikan.', '/affiliate', 'restored:' || reward.business_key);
    end if;
  end loop;
end
$$;

-- Trigger: an account is banned, and its rewards on hold go back; or its ban is lifted, and they return. Who invited it is not told of a ban.
create function private.follow_ban_with_rewards() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_banned boolean := coalesce(old.banned_until > now(), false);
  is_banned boolean := coalesce(new.banned_until > now(), false);
begin
  -- Waits for a reward of this account that is being booked at this moment, which has locked the same row.
  perform from public.referrals as r where r.referred_id = new.id for update;
  if is_banned and not was_banned then
    perform private.take_back_rewards(new.id, 'Akun rekan Anda tidak memenuhi syarat hadiah dalam masa tahan', false, 'ban');
  elsif was_banned and not is_banned then
    perform private.restore_rewards(new.id);
    perform private.consider_signup_reward(new.id);
    perform private.consider_premium_reward(new.id);
  end if;
  return null;
end
$$;
create trigger follow_ban_with_rewards after update of banned_until on auth.users
  for each row when (new.banned_until is distinct from old.banned_until)
  execute function private.follow_ban_with_rewards();

-- Freezes the vouchers of an account that wait for their pay-out, while the desk looks into them: they are not paid, and give their coins
-- back when they expire. Out: how many.
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, is_staff, no_voucher · PT422 reason_required.
create function private.admin_freeze_vouchers(user_id uuid, reason text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  codes text;
  frozen integer;
begin
  perform private.take_person(admin_freeze_vouchers.user_id, 'vouchers');
  why := private.require_reason(admin_freeze_vouchers.reason);
  perform private.lock_user('wallet', admin_freeze_vouchers.user_id);
  with done as (
    update public.vouchers as v set frozen_at = now(), frozen_reason = left(why, 300)
    where v.user_id = admin_freeze_vouchers.user_id and v.status = 'active' and v.frozen_at is null and v.expired_at > now()
    returning v.voucher_code
  )
  select count(*), string_agg(d.voucher_code, ', ' order by d.voucher_code) into frozen, codes from done as d;
  if frozen = 0 then
    raise exception 'Tidak ada voucher yang menunggu dibayar' using errcode = 'PT409', hint = 'no_voucher';
  end if;
  perform private.tell_person(admin_freeze_vouchers.user_id, 'Voucher ' || codes || ' dibekukan',
    'Voucher tidak dicairkan; saat masa berlakunya habis, coinnya kembali. Alasan: ' || why, '/affiliate?tab=vouchers');
  return frozen;
end
$$;

call private.expose('admin_freeze_vouchers(uuid, text)', 'authenticated');

-- Coins of rewards that wait for a review: booked and past their hold, but not to be withdrawn until an admin has looked.
create or replace function private.coins_under_review(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.amount), 0)::integer
  from public.referrals as r
  cross join lateral (values
    ('signup:'), ('premium:'), ('clawback_signup:'), ('clawback:'),
    ('restored_signup:'), ('restored_premium:'), ('clawback_restored_signup:'), ('clawback_restored_premium:')
  ) as fact (prefix)
  join public.coin_transfers as t on t.business_key = fact.prefix || r.referred_id
  join public.coin_entries as e on e.transfer_id = t.id and e.user_id = person
  where r.referrer_id = person and r.status = 'held' and e.available_at <= now()
$$;

-- Takes Premium and its reward back after the money has gone back. A second order that was paid meanwhile takes the place of
-- the refunded one; then the member stays Premium, and the referrer keeps the reward.
create or replace function private.revoke_purchase(payment public.payments, why text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  revoked boolean;
  successor uuid;
  reward public.coin_transfers;
begin
  update public.entitlements set revoked_at = now(), revoke_reason = why
  where payment_id = payment.id and revoked_at is null;
  revoked := found;
  if revoked then
    select id into successor from public.payments
    where user_id = payment.user_id and status = 'paid' and needs_refund and id <> payment.id
    order by paid_at limit 1 for update;
    if successor is not null then
      update public.payments set needs_refund = false where id = successor;
      insert into public.entitlements (user_id, source, payment_id) values (payment.user_id, 'payment', successor);
    end if;
  end if;

  select * into reward from public.coin_transfers where business_key = 'premium:' || payment.user_id;
  if reward.id is not null
    and (revoked or reward.reference = payment.id::text)
    and not exists (
      select from public.entitlements where user_id = payment.user_id and source = 'payment' and revoked_at is null
    )
  then
    -- The same available_at as the reward: a refund during the hold must not take coins that could be spent.
    perform private.post_coins(
      'clawback:' || payment.user_id, 'clawback', reward.user_id,
      -(select amount from public.coin_entries where transfer_id = reward.id and account = 'user'),
      'clawback', 'Pembelian Premium rekan Anda dikembalikan', reward.available_at, payment.id::text
    );
    perform private.post_coins(
      'clawback_restored_premium:' || payment.user_id, 'clawback', again.user_id,
      -(select amount from public.coin_entries where transfer_id = again.id and account = 'user'),
      'clawback', 'Pembelian Premium rekan Anda dikembalikan', again.available_at, payment.id::text
    )
    from public.coin_transfers as again where again.business_key = 'restored_premium:' || payment.user_id;
  end if;
  -- The buyer's account is gone and its purchase stands among the counts of the referrer: no longer.
  if reward.reference = payment.id::text and not exists (select from auth.users where id = payment.user_id) then
    update private.former_referrals as f set purchases = f.purchases - 1
    where f.referrer_id = reward.user_id and f.day = (payment.paid_at at time zone 'Asia/Jakarta')::date and f.purchases > 0;
  end if;
  return revoked;
end
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
  select 'own_voucher_paid', v.id::text
  from public.vouchers as v where v.status = 'paid' and v.paid_by = v.user_id
  union all
  select 'paid_without_proof', v.id::text
  from public.vouchers as v
  where v.status = 'paid' and v.proof_note is null and private.setting_at('payout_needs_proof', v.paid_at) = 1
  union all
  select 'paid_without_second_person', v.id::text
  from public.vouchers as v
  where v.status = 'paid' and (v.approved_by is null or v.approved_by is not distinct from v.paid_by)
    and private.setting_at('payout_needs_second', v.paid_at) = 1
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
    and not exists (select from public.coin_transfers as c where c.business_key = private.clawback_key(t.business_key))
  union all
  select 'self_referral', r.referred_id::text from public.referrals as r where r.referred_id = r.referrer_id
  union all
  select 'no_admin_left', 'user_roles'
  where exists (select from public.audit_log where action = 'role.granted')
    and not exists (select from public.user_roles where role = 'admin')
$$;

-- Rewards on hold whose account is gone. Keys of the books that name no account are the operator's.
create or replace function private.held_rewards_of_deleted() returns table (transfer_id uuid, person uuid)
language sql stable security definer set search_path = '' as $$
  select t.id, split_part(t.business_key, ':', 2)::uuid
  from public.coin_transfers as t
  where t.kind in ('signup_reward', 'premium_reward') and t.available_at > now()
    and t.business_key ~ '^(restored_)?(signup|premium):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and not exists (select from auth.users as u where u.id::text = split_part(t.business_key, ':', 2))
    and not exists (select from public.coin_transfers as c where c.business_key = private.clawback_key(t.business_key))
$$;

-- Rewards on hold of accounts that are banned at this moment.
create function private.held_rewards_of_banned() returns table (transfer_id uuid, person uuid)
language sql stable security definer set search_path = '' as $$
  select t.id, u.id
  from auth.users as u
  join public.coin_transfers as t on t.business_key in (
    'signup:' || u.id, 'premium:' || u.id, 'restored_signup:' || u.id, 'restored_premium:' || u.id
  )
  where u.banned_until > now() and t.available_at > now()
    and not exists (select from public.coin_transfers as c where c.business_key = private.clawback_key(t.business_key))
$$;

-- All invariants together: what `npm run audit` runs on any database. No row while they hold.
create or replace function private.audit_invariants() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select * from private.audit_books()
  union all
  select * from private.audit_balances()
  union all
  select 'reward_of_deleted_account', transfer_id::text from private.held_rewards_of_deleted()
  union all
  select 'reward_of_banned_account', transfer_id::text from private.held_rewards_of_banned()
$$;

select private.take_back_rewards(u.id, 'Akun rekan Anda tidak memenuhi syarat hadiah dalam masa tahan', false, 'ban')
from auth.users as u where u.banned_until > now();

update private.data_periods set tables = '{public.referral_codes,public.referrals,private.former_referrals,private.account_signals}'
where data = 'referral';
update private.data_periods set purpose = 'Hadiah hanya sekali untuk satu alamat email dan satu nomor terverifikasi',
  period = 'selama layanan berjalan; hanya sidik acak berkunci, tanpa alamat dan nomor',
  tables = '{private.rewarded_mailboxes,private.rewarded_phones}'
where data = 'hadiah pendaftaran';

update public.app_settings set label = 'Pemakaian layanan AI per hari untuk seluruh situs, dalam token, satuan tagihannya (0 = tanpa batas)'
where key = 'ai_tokens_per_day';
update public.app_settings set label = 'Hadiah pendaftaran (coin; 0 = hadiah hanya saat membeli Premium)' where key = 'signup_reward_coins';
