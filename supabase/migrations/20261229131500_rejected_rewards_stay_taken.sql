-- A reward that an admin rejected while its account was banned is not given back when the ban is lifted.

-- Gives back, once, what a ban took: the ban was lifted. As free as the reward would be by now.
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
      'Hadiah dikembalikan setelah ditinjau ulang', reward.available_at, reward.reference)
    then
      perform private.notify(reward.user_id, 'reward', reward.amount || ' coin dikembalikan',
        'Hadiah yang kami tarik sudah ditinjau ulang dan dikembalikan.', '/affiliate', 'restored:' || reward.business_key);
    end if;
  end loop;
end
$$;
