-- Mail domains whose addresses last for minutes; a reward for such a sign-up waits for an admin.
create table private.disposable_domains (domain text primary key check (domain = lower(domain)));

alter table private.disposable_domains enable row level security;

insert into private.disposable_domains (domain) values
  ('10minutemail.com'), ('20minutemail.com'), ('33mail.com'), ('burnermail.io'), ('discard.email'), ('dispostable.com'),
  ('emailondeck.com'), ('fakeinbox.com'), ('fakemail.net'), ('getairmail.com'), ('getnada.com'), ('grr.la'),
  ('guerrillamail.biz'), ('guerrillamail.com'), ('guerrillamail.net'), ('guerrillamail.org'), ('harakirimail.com'),
  ('inboxkitten.com'), ('mail-temp.com'), ('mailcatch.com'), ('maildrop.cc'), ('mailinator.com'), ('mailnesia.com'),
  ('mailsac.com'), ('mintemail.com'), ('moakt.com'), ('mohmal.com'), ('mytemp.email'), ('nada.email'), ('sharklasers.com'),
  ('spam4.me'), ('spamgourmet.com'), ('temp-mail.io'), ('temp-mail.org'), ('tempail.com'), ('tempinbox.com'),
  ('tempmail.com'), ('tempmail.dev'), ('tempmail.net'), ('tempmailo.com'), ('tempr.email'), ('throwawaymail.com'),
  ('trashmail.com'), ('trashmail.de'), ('yopmail.com'), ('yopmail.fr'), ('yopmail.net');

-- Secrets that this installation has drawn for itself; each server reads the same ones, and no client any.
create table private.installation_secrets (
  name text primary key,
  secret bytea not null check (octet_length(secret) >= 32),
  created_at timestamptz not null default now()
);
alter table private.installation_secrets enable row level security;
revoke all on private.installation_secrets from public, anon, authenticated, service_role;
insert into private.installation_secrets (name, secret) values ('mailbox', extensions.gen_random_bytes(32));

-- A sign-up reward (spec §9) is earned once for a mailbox, also across accounts: what was rewarded is remembered by a keyed hash
-- of the canonical address, which survives the account and says nothing about it without the key.
create table private.rewarded_mailboxes (
  mailbox_hash bytea primary key,
  rewarded_at timestamptz not null default now()
);
alter table private.rewarded_mailboxes enable row level security;
revoke all on private.rewarded_mailboxes from public, anon, authenticated, service_role;
comment on table private.rewarded_mailboxes is 'Mailboxes whose sign-up was rewarded; kept after the account is deleted, without a reference to it.';

-- The same for a phone number that an account has verified: another mailbox with it is the same person.
create table private.rewarded_phones (
  phone_hash bytea primary key,
  rewarded_at timestamptz not null default now()
);
alter table private.rewarded_phones enable row level security;
revoke all on private.rewarded_phones from public, anon, authenticated, service_role;
comment on table private.rewarded_phones is 'Verified phones whose sign-up was rewarded; kept after the account is deleted, without a reference to it.';

-- The account behind an address: without '+tag', and without dots where the provider ignores them.
create function private.canonical_email(address text) returns text
language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || domain
  end
  from (
    select split_part(split_part(lower(address), '@', 1), '+', 1) as mailbox, split_part(lower(address), '@', 2) as domain
  ) as parts
$$;

-- The keyed hash under which a mailbox is remembered; the same for every way of writing the address.
create function private.mailbox_hash(address text) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(convert_to(private.canonical_email(address), 'UTF8'), secret, 'sha256')
  from private.installation_secrets where name = 'mailbox'
$$;

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

-- What speaks against rewarding a sign-up before an admin has looked at it; empty when nothing does.
create function private.referral_risks(person uuid) returns text[]
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
-- The referrer of an account when nothing speaks against a reward; null when there is none, the account is banned, or the referral
-- waits for review.
create function private.cleared_referrer(person uuid) returns uuid
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

-- Notes the networks of an account and books the sign-up reward once it is due: with a confirmed address and a complete profile,
-- and a verified phone where the operator asks for one.
create function private.consider_signup_reward(person uuid) returns void
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

-- Books the Premium reward once it is due: when a purchase has been paid.
create function private.consider_premium_reward(buyer uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  referrer uuid;
  payment uuid;
  coins integer := private.setting_integer('premium_reward_coins');
  free_at timestamptz := now() + make_interval(days => private.setting_integer('reward_hold_days'));
begin
  select payment_id into payment from public.entitlements
  where user_id = buyer and source = 'payment' and revoked_at is null;
  if payment is null or exists (select from public.coin_transfers where business_key = 'premium:' || buyer) then
    return;
  end if;
  referrer := private.cleared_referrer(buyer);
  if referrer is null or coins < 1 then
    return;
  end if;
  if private.post_coins('premium:' || buyer, 'premium_reward', referrer, coins, 'rewards',
    'Pembelian Premium lewat kode referral Anda', free_at, payment::text)
  then
    perform private.notify(referrer, 'reward', 'Anda mendapat ' || coins || ' coin',
      'Rekan yang Anda ajak membeli Premium. Coin dapat ditarik setelah masa tahan selesai.', '/affiliate', 'reward:premium:' || buyer);
  end if;
end
$$;

-- Trigger: the address or a phone is confirmed or the profile changes, and the sign-up reward may become due.
create function private.reward_on_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consider_signup_reward(new.id);
  return null;
end
$$;
create trigger reward_referrer after insert on public.pengguna
  for each row execute function private.reward_on_confirmation();
-- Not when Premium is mirrored: the account is locked before its referral, as a ban does it, and a purchase asks afterwards.
create trigger reward_referrer_of_change after update on public.pengguna
  for each row when (new.paket is not distinct from old.paket) execute function private.reward_on_confirmation();
create trigger reward_referrer after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.reward_on_confirmation();
create trigger reward_referrer_of_phone after update of phone, phone_confirmed_at on auth.users
  for each row when (new.phone_confirmed_at is not null and coalesce(new.phone, '') <> '')
  execute function private.reward_on_confirmation();

-- Trigger: a purchase was paid, and the Premium reward is due; that of the sign-up may be.
create function private.reward_on_purchase() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consider_signup_reward(new.user_id);
  perform private.consider_premium_reward(new.user_id);
  return null;
end
$$;
create trigger reward_referrer after insert on public.entitlements
  for each row when (new.source = 'payment') execute function private.reward_on_purchase();
