-- A payment locked the referral of an account before the account, a ban of Supabase's admin API the other way round: at the same moment
-- one of the two failed.
drop trigger reward_referrer on public.pengguna;
create trigger reward_referrer after insert on public.pengguna
  for each row execute function private.reward_on_confirmation();
-- Not when Premium is mirrored: the account is locked before its referral, as a ban does it, and a purchase asks afterwards.
create trigger reward_referrer_of_change after update on public.pengguna
  for each row when (new.paket is not distinct from old.paket) execute function private.reward_on_confirmation();

-- Trigger: a purchase was paid, and the Premium reward is due; that of the sign-up may be.
create or replace function private.reward_on_purchase() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consider_signup_reward(new.user_id);
  perform private.consider_premium_reward(new.user_id);
  return null;
end
$$;
