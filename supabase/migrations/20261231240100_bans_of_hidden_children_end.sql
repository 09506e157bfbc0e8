-- A ban that is over also ends for an account that stays hidden because no guardian agrees, and the rewards that it held come back.
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
      -- A pause, or the wait for a guardian, keeps an account in the list for as long as it lasts.
      union all select m.user_id from private.banned_members as m where m.until = 'infinity'
    )
    order by o.id limit 100 for update of o skip locked
  );
  get diagnostics ended = row_count;
  delete from private.banned_members as m
  where m.until <= now() and not exists (select from auth.users as u where u.id = m.user_id and u.banned_until <= now());
  return ended;
end
$$;
