-- How rewards of referrals are taken back and given again, and the admin's decision about those that are held.

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

-- Gives back, once, what a ban took: the ban was lifted or is over. As free as the reward would be by now.
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
  elsif old.banned_until is not null and not is_banned then
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

-- Trigger: an account is deleted, and its rewards on hold go back.
create function private.take_back_rewards_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_back_rewards(old.id, 'Akun rekan Anda dihapus dalam masa tahan', false);
  return null;
end
$$;
create trigger take_back_rewards after delete on auth.users
  for each row execute function private.take_back_rewards_of_deleted();

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

-- Rewards that wait for an admin, oldest first, at most 500. Errors: 42501 admin_required.
create function private.admin_list_held_referrals() returns table (
  referred_id uuid, referred_username text, referred_email text, referrer_id uuid, referrer_username text,
  referrer_email text, code text, hold_reasons text[], created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('rewards');
  return query
    select r.referred_id, invited.username, invited.email, r.referrer_id, inviter.username, inviter.email, r.code,
      r.hold_reasons, r.created_at
    from public.referrals as r
    left join public.pengguna as invited on invited.id = r.referred_id
    left join public.pengguna as inviter on inviter.id = r.referrer_id
    where r.status = 'held' order by r.created_at, r.referred_id limit 500;
end
$$;
call private.expose('admin_list_held_referrals()', 'authenticated');
comment on function public.admin_list_held_referrals() is 'nullable: referred_username, referred_email, referrer_username, referrer_email';

-- Clears or rejects a held referral; clearing books what is due, rejecting takes back what was booked. Errors: 42501 · PT422 reason_required · PT404 not_found.
create function private.admin_review_referral(referred_id uuid, approve boolean, reason text) returns public.referrals
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
call private.expose('admin_review_referral(uuid, boolean, text)', 'authenticated');
