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
  cross join lateral (values
    ('signup:'), ('premium:'), ('clawback_signup:'), ('clawback:'),
    ('restored_signup:'), ('restored_premium:'), ('clawback_restored_signup:'), ('clawback_restored_premium:')
  ) as fact (prefix)
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
