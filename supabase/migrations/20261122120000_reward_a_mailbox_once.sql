-- A sign-up reward (spec §9) is earned once for a mailbox, also across accounts: what was rewarded is remembered by a keyed hash
-- of the canonical address, which survives the account and says nothing about it without the key.
create table private.installation_secrets (
  name text primary key,
  secret bytea not null check (octet_length(secret) >= 32),
  created_at timestamptz not null default now()
);
alter table private.installation_secrets enable row level security;
revoke all on private.installation_secrets from public, anon, authenticated, service_role;
insert into private.installation_secrets (name, secret) values ('mailbox', extensions.gen_random_bytes(32));

create table private.rewarded_mailboxes (
  mailbox_hash bytea primary key,
  rewarded_at timestamptz not null default now()
);
alter table private.rewarded_mailboxes enable row level security;
revoke all on private.rewarded_mailboxes from public, anon, authenticated, service_role;
comment on table private.rewarded_mailboxes is 'Mailboxes whose sign-up was rewarded; kept after the account is deleted, without a reference to it.';

create function private.mailbox_hash(address text) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(convert_to(private.canonical_email(address), 'UTF8'), secret, 'sha256')
  from private.installation_secrets where name = 'mailbox'
$$;

insert into private.rewarded_mailboxes (mailbox_hash, rewarded_at)
select private.mailbox_hash(u.email), min(t.created_at)
from public.coin_transfers as t join auth.users as u on t.business_key = 'signup:' || u.id
where t.kind = 'signup_reward' and u.email is not null
group by 1;

create or replace function private.consider_signup_reward(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  referrer uuid;
  address text;
  coins integer := private.setting_integer('signup_reward_coins');
  free_at timestamptz := now() + make_interval(days => private.setting_integer('reward_hold_days'));
begin
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

-- Takes back what an account has brought its referrer while those coins are on hold: the account is gone before the hold ended.
-- The same available_at as the reward, so that no coin is taken that could be spent. The key of a purchase is that of
-- revoke_purchase, so that a refund afterwards takes nothing a second time.
create function private.take_back_rewards(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  reward record;
begin
  for reward in
    select t.kind, t.user_id, t.available_at, e.amount
    from public.coin_transfers as t join public.coin_entries as e on e.transfer_id = t.id and e.account = 'user'
    where t.business_key in ('signup:' || person, 'premium:' || person) and t.available_at > now()
    order by t.business_key
  loop
    if private.post_coins(
        case reward.kind when 'signup_reward' then 'clawback_signup:' else 'clawback:' end || person, 'clawback',
        reward.user_id, -reward.amount, 'clawback', 'Akun rekan Anda dihapus dalam masa tahan', reward.available_at)
      and exists (select from auth.users where id = reward.user_id)
    then
      perform private.notify(reward.user_id, 'reward', reward.amount || ' coin ditarik kembali',
        'Akun yang mendaftar lewat kode Anda dihapus sebelum masa tahan selesai.', '/affiliate',
        'clawback:' || reward.kind || ':' || person);
    end if;
  end loop;
end
$$;

create function private.take_back_rewards_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_back_rewards(old.id);
  return null;
end
$$;
create trigger take_back_rewards after delete on auth.users
  for each row execute function private.take_back_rewards_of_deleted();

-- Accounts that were deleted inside the hold before this rule. Keys of the books that name no account are the operator's.
create function private.held_rewards_of_deleted() returns table (transfer_id uuid, person uuid)
language sql stable security definer set search_path = '' as $$
  select t.id, split_part(t.business_key, ':', 2)::uuid
  from public.coin_transfers as t
  where t.kind in ('signup_reward', 'premium_reward') and t.available_at > now()
    and t.business_key ~ '^(signup|premium):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and not exists (select from auth.users as u where u.id::text = split_part(t.business_key, ':', 2))
    and not exists (
      select from public.coin_transfers as c
      where c.business_key =
        case t.kind when 'signup_reward' then 'clawback_signup:' else 'clawback:' end || split_part(t.business_key, ':', 2)
    )
$$;
do $$
begin
  perform private.take_back_rewards(person) from (select distinct person from private.held_rewards_of_deleted()) as gone;
end
$$;

create or replace function private.audit_invariants() returns table (invariant text, detail text)
language sql stable security definer set search_path = '' as $$
  select * from private.audit_books()
  union all
  select * from private.audit_balances()
  union all
  select 'reward_of_deleted_account', transfer_id::text from private.held_rewards_of_deleted()
$$;
