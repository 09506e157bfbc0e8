-- Rewards of sign-ups that look alike wait for a review: by device, network, mail domain, purchases that are refunded; also those
-- that were booked already, as long as they are on hold.
insert into public.app_settings (key, value, label, is_public) values
  ('referral_device_limit', '2', 'Akun dari satu perangkat dalam masa tahan sebelum hadiahnya ditinjau', false),
  ('referral_network_limit', '3', 'Pendaftaran per kode dari satu jaringan dalam masa tahan sebelum ditinjau', false),
  ('referral_domain_limit', '2', 'Pendaftaran per kode dari satu domain email sebelum ditinjau, bila lebih dari separuh akun domain itu', false),
  ('referral_purchase_limit', '4', 'Pembelian Premium per kode sebelum ditinjau, bila lebih dari separuh pendaftarnya membeli', false),
  ('referral_refund_limit', '1', 'Pembelian per kode yang dikembalikan uangnya dalam 90 hari sebelum ditinjau', false);

-- From where accounts signed up, as keyed hashes and for as long as rewards are on hold: the network of a session (the address; for
-- IPv6 its /64), and the device, a random id of the app's own that the sign-up sends along. No foreign key: an account that is
-- deleted still counts among those of its device until the hold is over.
create table private.account_signals (
  account uuid not null,
  kind text not null check (kind in ('network', 'device')),
  signal bytea not null,
  -- Whose code the account used, if any.
  invited_by uuid,
  seen_at timestamptz not null default now(),
  primary key (account, kind, signal)
);
create index account_signals_signal_idx on private.account_signals (kind, signal);
create index account_signals_seen_at_idx on private.account_signals (seen_at);
alter table private.account_signals enable row level security;
revoke all on private.account_signals from public, anon, authenticated, service_role;
comment on table private.account_signals is 'Keyed hashes of network and device of new accounts, for the hold of rewards only.';

-- The keyed hash of a signal; the key is that of the mailboxes.
create function private.signal_hash(kind text, signal text) returns bytea
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select extensions.hmac(convert_to(signal_hash.kind || ':' || signal_hash.signal, 'UTF8'), secret, 'sha256')
    from private.installation_secrets where name = 'mailbox'
  );
end
$$;

-- Notes from where an account has signed in so far, while the account is younger than the hold of rewards.
create function private.note_networks(person uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.account_signals (account, kind, signal, invited_by)
  select distinct person, 'network', private.signal_hash('network',
      network(set_masklen(s.ip, case family(s.ip) when 4 then 32 else 64 end))::text),
    (select r.referrer_id from public.referrals as r where r.referred_id = person)
  from auth.sessions as s join auth.users as u on u.id = s.user_id
  where s.user_id = person and s.ip is not null
    and s.created_at > now() - make_interval(days => private.setting_integer('reward_hold_days'))
  on conflict do nothing
$$;

-- Trigger: notes the device that a sign-up names. Named to run after create_referral.
create function private.note_device() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  device text := left(btrim(new.raw_user_meta_data ->> 'device'), 100);
begin
  if coalesce(device, '') <> '' then
    insert into private.account_signals (account, kind, signal, invited_by)
    values (new.id, 'device', private.signal_hash('device', device),
      (select r.referrer_id from public.referrals as r where r.referred_id = new.id))
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger note_device after insert on auth.users
  for each row when (not new.is_anonymous) execute function private.note_device();

-- Whether more accounts have signed up on this account's device than one household has people.
create function private.shares_device(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.account_signals as own
    where own.account = person and own.kind = 'device' and (
      select count(*) from private.account_signals as other where other.kind = 'device' and other.signal = own.signal
    ) > private.setting_integer('referral_device_limit')
  )
$$;

-- Whether this account's network brings each code that is used there more accounts than friends on one line would. A campus or a
-- carrier has many codes, and accounts that came without one, which count as a code each.
create function private.crowds_network(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.account_signals as own
    where own.account = person and own.kind = 'network' and (
      select count(other.invited_by) > private.setting_integer('referral_network_limit') * count(distinct coalesce(other.invited_by, other.account))
      from private.account_signals as other where other.kind = 'network' and other.signal = own.signal
    )
  )
$$;

-- Providers where anyone has a mailbox: that a code brings many accounts from there says nothing.
create table private.public_mail_domains (domain text primary key check (domain = lower(domain)));
alter table private.public_mail_domains enable row level security;
revoke all on private.public_mail_domains from public, anon, authenticated, service_role;
insert into private.public_mail_domains (domain) values
  ('aol.com'), ('gmail.com'), ('gmx.com'), ('googlemail.com'), ('hotmail.co.id'), ('hotmail.com'), ('icloud.com'), ('live.com'),
  ('mail.com'), ('me.com'), ('msn.com'), ('outlook.co.id'), ('outlook.com'), ('proton.me'), ('protonmail.com'), ('rocketmail.com'),
  ('yahoo.co.id'), ('yahoo.com'), ('yandex.com'), ('ymail.com'), ('zoho.com'), ('zohomail.com');

-- Whether a mail domain belongs to one code: several accounts came by it from there, and they are more than half of all that the
-- domain has here. Campuses and schools are left out, which give each person one mailbox, and public providers.
create function private.owns_domain(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  address text;
  wanted text;
  inviter uuid;
  mine integer;
begin
  select lower(p.email), r.referrer_id into address, inviter
  from public.referrals as r join public.pengguna as p on p.id = r.referred_id where r.referred_id = person;
  wanted := split_part(address, '@', 2);
  if coalesce(wanted, '') = '' then
    return false;
  end if;
  select count(*) into mine from public.referrals as r join public.pengguna as p on p.id = r.referred_id
  where r.referrer_id = inviter and split_part(lower(p.email), '@', 2) = wanted;
  if mine <= private.setting_integer('referral_domain_limit') or private.campus_of(address) is not null
    or exists (select from private.public_mail_domains as d where d.domain = wanted)
  then
    return false;
  end if;
  return mine * 2 > (
    select count(*) from (
      select from public.pengguna as p where split_part(lower(p.email), '@', 2) = wanted limit mine * 2
    ) as accounts
  );
end
$$;
create index pengguna_domain_idx on public.pengguna (split_part(lower(email), '@', 2));

-- Whether a code sells as no honest one does: several purchases came by it, and more than half of its accounts bought.
create function private.sells_unusually(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) filter (where bought) > private.setting_integer('referral_purchase_limit') and count(*) filter (where bought) * 2 > count(*)
  from (
    select exists (
      select from public.payments as p where p.user_id = sibling.referred_id and p.paid_at is not null
    ) as bought
    from public.referrals as r join public.referrals as sibling on sibling.referrer_id = r.referrer_id
    where r.referred_id = person
  ) as accounts
$$;

-- Whether several purchases by the same code went back within 90 days.
create function private.sold_refunds(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) > private.setting_integer('referral_refund_limit')
  from public.referrals as r join public.coin_transfers as t on t.user_id = r.referrer_id
  where r.referred_id = person and t.kind = 'clawback' and starts_with(t.business_key, 'clawback:')
    and t.created_at > now() - interval '90 days'
$$;

-- For the job: signals are kept as long as rewards are on hold. Returns how many went.
create function private.forget_signals() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.account_signals
  where seen_at < now() - make_interval(days => private.setting_integer('reward_hold_days'));
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

-- Coins of rewards that wait for a review: booked and past their hold, but not to be withdrawn until an admin has looked.
create function private.coins_under_review(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.amount), 0)::integer
  from public.referrals as r
  cross join lateral (values ('signup:'), ('premium:'), ('clawback_signup:'), ('clawback:')) as fact (prefix)
  join public.coin_transfers as t on t.business_key = fact.prefix || r.referred_id
  join public.coin_entries as e on e.transfer_id = t.id and e.user_id = person
  where r.referrer_id = person and r.status = 'held' and e.available_at <= now()
$$;

-- Coins that a member can withdraw at this moment; below 0 when what was paid out was taken back afterwards.
create function private.spendable_coins(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(amount), 0)::integer - private.coins_under_review(person)
  from public.coin_entries where user_id = person and available_at <= now()
$$;

-- Once something speaks against one sign-up: holds the others of the same code, network or device whose rewards are on hold still and
-- against which the same now speaks. At most 500 at a time, so that one call stays short; the next sign-up goes on.
create function private.hold_cluster(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  other record;
  risks text[];
begin
  for other in
    select r.referred_id from public.referrals as r
    where r.status = 'clear' and r.reviewed_at is null and r.referred_id <> person
      and r.created_at > now() - interval '90 days'
      and exists (
        select from public.coin_transfers as t
        where t.business_key in ('signup:' || r.referred_id, 'premium:' || r.referred_id) and t.available_at > now()
      )
      and (
        r.referrer_id = (select own.referrer_id from public.referrals as own where own.referred_id = person)
        or r.referred_id in (
          select s.account from private.account_signals as own
          join private.account_signals as s on s.kind = own.kind and s.signal = own.signal
          where own.account = person
        )
      )
    order by r.referred_id limit 500
    for update of r skip locked
  loop
    risks := private.referral_risks(other.referred_id);
    if cardinality(risks) > 0 then
      update public.referrals set status = 'held', hold_reasons = risks where referred_id = other.referred_id;
    end if;
  end loop;
end
$$;

-- user_metadata shows is_premium, total_coin, referral_code (spec §3) and foto_path, so that the header needs no query; but a
-- user may write user_metadata. So whatever is written there, these keys are put back to what the tables say. No decision reads
-- them.
create or replace function private.protect_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own_code text;
begin
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}')
    - array['is_premium', 'total_coin', 'referral_code', 'foto_path'];
  -- What a sign-up says of age and device is read once (private.note_age_at_sign_up, note_device) and kept in tables of their own.
  if tg_op = 'UPDATE' then
    new.raw_user_meta_data := new.raw_user_meta_data - array['birth_year', 'privacy_version', 'guardian_email', 'device'];
  end if;
  if new.is_anonymous then
    return new;
  end if;
  select c.code into own_code from public.referral_codes as c where c.user_id = new.id;
  while own_code is null loop
    own_code := private.random_code(8);
    if exists (select from public.referral_codes as c where c.code = own_code) then
      own_code := null;
    end if;
  end loop;
  new.raw_user_meta_data := new.raw_user_meta_data || jsonb_build_object(
    'is_premium', private.has_premium(new.id),
    'total_coin', coalesce((select sum(amount) from public.coin_entries where user_id = new.id), 0),
    'referral_code', own_code
  ) || coalesce(
    (select jsonb_build_object('foto_path', p.foto_path) from public.pengguna as p
     where p.id = new.id and p.foto_path is not null),
    '{}'
  );
  return new;
end
$$;

-- After a claw-back: coins that were withdrawn already are not there to be taken. Vouchers that are not paid yet are frozen, so that
-- they are not paid, and give their coins back when they expire; what was paid stays as a debt, which the next reward settles. The member
-- is told either. Nothing happens while the balance covers what was taken.
create or replace function private.freeze_vouchers(person uuid, why text, transfer uuid) returns void
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
      why || '. Voucher tidak dicairkan; saat masa berlakunya habis, coinnya kembali dan selisihnya dipotong.', '/affiliate',
      'frozen:' || transfer);
  else
    perform private.notify(person, 'reward', 'Saldo coin Anda ' || balance,
      why || '. Coinnya sudah dicairkan; hadiah berikutnya menutup selisih ini lebih dulu.', '/affiliate', 'debt:' || transfer);
  end if;
end
$$;

-- The caller's coins: available now, on hold or waiting for a review, and both together. A negative balance (a refund after a withdrawal) shows as it is.
create or replace function public.get_wallet(out available integer, out held integer, out total integer)
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

-- Turns the caller's whole available balance into one voucher, in one transaction: two tabs at once make one voucher.
-- Errors: 42501 login_required · PT403 guardian_needed · P0001 min_withdraw (fewer than 50 available coins).
create or replace function public.withdraw_coins() returns public.vouchers
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

-- Who a person is and what there is of them, in one row; none for an account that is gone.
-- Errors: 42501 admin_required · PT403 open_first.
create or replace function public.admin_get_person(user_id uuid)
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
      (select count(*) from public.referrals as f where f.referrer_id = p.id),
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

-- What speaks against rewarding a sign-up before an admin has looked at it; empty when nothing does.
create or replace function private.referral_risks(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when inviter.no_wa = invited.no_wa then 'same_number' end,
    case when private.canonical_email(inviter.email) = private.canonical_email(invited.email) then 'same_email' end,
    case when exists (
      select from public.referrals as other join public.pengguna as sibling on sibling.id = other.referred_id
      where other.referrer_id = r.referrer_id and other.referred_id <> r.referred_id and sibling.no_wa = invited.no_wa
    ) then 'shared_number' end,
    case when exists (
      select from private.disposable_domains where domain = split_part(lower(invited.email), '@', 2)
    ) then 'disposable_address' end,
    case when (
      select count(*) from public.referrals as other
      where other.referrer_id = r.referrer_id
        and other.created_at between r.created_at - interval '24 hours' and r.created_at
    ) > private.setting_integer('referral_burst_limit') then 'burst' end,
    case when private.shares_device(person) then 'shared_device' end,
    case when private.crowds_network(person) then 'shared_network' end,
    case when private.owns_domain(person) then 'shared_domain' end,
    case when private.sells_unusually(person) then 'unusual_purchases' end,
    case when private.sold_refunds(person) then 'refunded_purchases' end
  ], null)
  from public.referrals as r
  left join public.pengguna as inviter on inviter.id = r.referrer_id
  left join public.pengguna as invited on invited.id = r.referred_id
  where r.referred_id = person
$$;

-- Rewards (spec §9) come each at most once (invariant 4) and are on hold for 7 days. While a referral is held for review,
-- nothing is booked; an admin's approval books what is due.
-- The referrer of an account when nothing speaks against a reward; null when there is none, or the referral waits for review.
create or replace function private.cleared_referrer(person uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  referral public.referrals;
  risks text[];
begin
  select * into referral from public.referrals where referred_id = person for update;
  if referral.referred_id is null or referral.status <> 'clear' then
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
  coins integer := private.setting_integer('signup_reward_coins');
  free_at timestamptz := now() + make_interval(days => private.setting_integer('reward_hold_days'));
begin
  perform private.note_networks(person);
  select email into address from auth.users where id = person and email_confirmed_at is not null;
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
  if private.post_coins('signup:' || person, 'signup_reward', referrer, coins, 'rewards', 'Pendaftaran lewat kode referral Anda', free_at)
  then
    perform private.notify(referrer, 'reward', 'Anda mendapat ' || coins || ' coin',
      'Seseorang mendaftar lewat kode Anda. Coin dapat ditarik setelah masa tahan selesai.', '/affiliate', 'reward:signup:' || person);
  end if;
end
$$;

-- The trigger stays: on a hosted project auth.users belongs to another role.
drop function private.take_back_rewards(uuid);

-- Takes back what an account has brought its referrer: those coins that are on hold, or all of them when the reward was found wrong.
-- The same available_at as the reward, so that no coin is taken that could be spent. The key of a purchase is that of
-- revoke_purchase, so that a refund afterwards takes nothing a second time.
create function private.take_back_rewards(person uuid, why text, even_free boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  reward record;
begin
  for reward in
    select t.kind, t.user_id, t.available_at, e.amount
    from public.coin_transfers as t join public.coin_entries as e on e.transfer_id = t.id and e.account = 'user'
    where t.business_key in ('signup:' || person, 'premium:' || person) and (even_free or t.available_at > now())
    order by t.business_key
  loop
    if private.post_coins(
        case reward.kind when 'signup_reward' then 'clawback_signup:' else 'clawback:' end || person, 'clawback',
        reward.user_id, -reward.amount, 'clawback', why, reward.available_at)
      and exists (select from auth.users where id = reward.user_id)
    then
      perform private.notify(reward.user_id, 'reward', reward.amount || ' coin ditarik kembali', why || '.', '/affiliate',
        'clawback:' || reward.kind || ':' || person);
    end if;
  end loop;
end
$$;

-- Trigger: an account is deleted, and its rewards on hold go back.
create or replace function private.take_back_rewards_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_back_rewards(old.id, 'Akun rekan Anda dihapus dalam masa tahan', false);
  return null;
end
$$;

-- Trigger: an account is deleted while its referral waits for a review, and the rewards go back however old they are.
create function private.take_back_rewards_under_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_back_rewards(old.referred_id, 'Akun rekan Anda dihapus saat hadiahnya ditinjau', true);
  return null;
end
$$;
create trigger take_back_rewards after delete on public.referrals
  for each row when (old.status = 'held') execute function private.take_back_rewards_under_review();

-- Clears or rejects a held referral; clearing books what is due, rejecting takes back what was booked. Errors: 42501 · PT422 reason_required · PT404 not_found.
create or replace function public.admin_review_referral(referred_id uuid, approve boolean, reason text) returns public.referrals
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  referral public.referrals;
begin
  perform private.require_staff('rewards');
  why := private.require_reason(admin_review_referral.reason);
  update public.referrals as r set
    status = case when admin_review_referral.approve then 'clear' else 'rejected' end,
    reviewed_by = auth.uid(), reviewed_at = now(), review_reason = why
  where r.referred_id = admin_review_referral.referred_id and r.status = 'held'
  returning * into referral;
  if referral.referred_id is null then
    raise exception 'Referral ini tidak sedang ditahan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('referral.reviewed', 'user', referral.referred_id::text, jsonb_build_object('status', 'held'),
    jsonb_build_object('status', referral.status, 'hold_reasons', referral.hold_reasons), why);
  if admin_review_referral.approve then
    perform private.consider_signup_reward(referral.referred_id);
    perform private.consider_premium_reward(referral.referred_id);
  else
    perform private.take_back_rewards(referral.referred_id, 'Hadiah ditolak setelah ditinjau', true);
  end if;
  return referral;
end
$$;
