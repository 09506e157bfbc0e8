-- A ban that ends by the clock gives back the rewards that it took, as one that is lifted.

-- Gives back, once, what a ban took: the ban was lifted or is over. As free as the reward would be by now.
create or replace function private.restore_rewards(person uuid) returns void
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
      -- Nor for a referral that was rejected during it.
      and not exists (select from public.referrals as r where r.referred_id = person and r.status = 'rejected')
      and exists (select from auth.users as u where u.id = t.user_id)
    order by t.business_key
  loop
    if private.post_coins('restored_' || reward.business_key, reward.kind, reward.user_id, reward.amount, 'rewards',
      'Hadiah yang ditarik berlaku lagi', reward.available_at, reward.reference)
    then
      perform private.notify(reward.user_id, 'reward', reward.amount || ' coin dikembalikan',
        'Hadiah yang kami tarik berlaku lagi.', '/affiliate', 'restored:' || reward.business_key);
    end if;
  end loop;
end
$$;

-- Trigger: an account is banned, and its rewards on hold go back; or its ban is lifted or over, and they return. Who invited it is not
-- told of a ban.
create or replace function private.follow_ban_with_rewards() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_banned boolean := coalesce(old.banned_until > now(), false);
  is_banned boolean := coalesce(new.banned_until > now(), false);
begin
  -- Waits for a reward of this account that is being booked at this moment, which has locked the same row.
  perform from public.referrals as r where r.referred_id = new.id for update;
  if is_banned and not was_banned then
    perform private.take_back_rewards(new.id, 'Akun rekan Anda tidak memenuhi syarat hadiah dalam masa tahan', false, 'ban');
  elsif old.banned_until is not null and not is_banned then
    perform private.restore_rewards(new.id);
    perform private.consider_signup_reward(new.id);
    perform private.consider_premium_reward(new.id);
  end if;
  return null;
end
$$;

-- For the job: bans that are over end as if they were lifted, with all that follows from that (rewards), and leave the list. At most
-- 100 accounts at once. Returns how many.
create or replace function private.forget_bans() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended integer;
begin
  update auth.users as u set banned_until = null
  where u.id in (
    select o.id from auth.users as o
    where o.banned_until <= now() and o.id in (
      select m.user_id from private.banned_members as m where m.until <= now()
      -- A pause keeps an account in the list for as long as it lasts.
      union all select a.user_id from public.account_pauses as a
    )
    order by o.id limit 100 for update of o skip locked
  );
  get diagnostics ended = row_count;
  delete from private.banned_members as m
  where m.until <= now() and not exists (select from auth.users as u where u.id = m.user_id and u.banned_until <= now());
  return ended;
end
$$;

-- Bans that were over before this version.
update auth.users set banned_until = null where banned_until <= now();
