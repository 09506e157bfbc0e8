-- Rewards (spec §9), each at most once (invariant 4) and on hold for 7 days. While a referral is held for review, nothing is
-- booked; an admin's approval books what is due.

-- The referrer of somebody when nothing speaks against a reward; null when there is none, or it waits for review.
create function private.cleared_referrer(person uuid) returns uuid
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
      return null;
    end if;
  end if;
  return referral.referrer_id;
end
$$;

-- The sign-up reward is due with a confirmed address and a complete profile.
create function private.consider_signup_reward(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  referrer uuid;
  coins integer := private.setting_integer('signup_reward_coins');
  free_at timestamptz := now() + make_interval(days => private.setting_integer('reward_hold_days'));
begin
  if not exists (select from public.referrals where referred_id = person and status = 'clear')
    or exists (select from public.coin_transfers where business_key = 'signup:' || person)
    or not exists (select from auth.users where id = person and email_confirmed_at is not null)
    or not private.has_complete_profile(person)
  then
    return;
  end if;
  referrer := private.cleared_referrer(person);
  if referrer is null or coins < 1 then
    return;
  end if;
  if private.post_coins('signup:' || person, 'signup_reward', referrer, coins, 'rewards', 'Pendaftaran lewat kode referral Anda', free_at)
  then
    perform private.notify(referrer, 'reward', 'Anda mendapat ' || coins || ' coin',
      'Seseorang mendaftar lewat kode Anda. Coin dapat ditarik setelah masa tahan selesai.', '/affiliate', 'reward:signup:' || person);
  end if;
end
$$;

-- The premium reward is due once a purchase has been paid.
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

create function private.reward_on_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consider_signup_reward(new.id);
  return null;
end
$$;
create trigger reward_referrer after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.reward_on_confirmation();
create trigger reward_referrer after insert or update on public.pengguna
  for each row execute function private.reward_on_confirmation();

create function private.reward_on_purchase() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consider_premium_reward(new.user_id);
  return null;
end
$$;
create trigger reward_referrer after insert on public.entitlements
  for each row when (new.source = 'payment') execute function private.reward_on_purchase();
