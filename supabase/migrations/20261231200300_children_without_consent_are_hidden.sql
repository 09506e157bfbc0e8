-- What a member below 13 publishes is hidden until a guardian has agreed, and again once the consent is taken back.
-- Brings the list up to date for one account: hidden until the last of its reasons ends.
create or replace function private.follow_hiding(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  ends timestamptz := greatest(
    (select u.banned_until from auth.users as u where u.id = person),
    (select 'infinity'::timestamptz from public.account_pauses as a where a.user_id = person),
    case when not private.may(person, 'act') then 'infinity'::timestamptz end
  );
begin
  if ends is null then
    delete from private.banned_members as b where b.user_id = person;
  elsif exists (select from auth.users as u where u.id = person) then
    insert into private.banned_members as b (user_id, until) values (person, ends)
    on conflict (user_id) do update set until = excluded.until;
  end if;
end
$$;

-- Trigger: follows the year of birth and the consent of a guardian. In: the column that names the member.
create function private.follow_guardian() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.follow_hiding((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid);
  return null;
end
$$;
create trigger follow_guardian after insert or update of birth_year or delete on public.member_ages
  for each row execute function private.follow_guardian('user_id');
create trigger follow_guardian after insert or update of confirmed_at, ended_at or delete on public.guardian_requests
  for each row execute function private.follow_guardian('child_id');

-- For the job: requests that were replaced, declined or ran out go after 30 days, and so does an account of a child below 13 to which
-- no guardian has agreed within 30 days, unless it has bought something, which the desk then looks after. Returns how many accounts went.
create or replace function private.purge_guardians() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  with gone as (
    delete from auth.users as u
    where u.id in (
        select a.user_id from public.member_ages as a
        where a.stated_at <= now() - interval '30 days' and private.age_group(a.user_id) = 'child'
          and not exists (
            select from public.guardian_requests as g
            where g.child_id = a.user_id and coalesce(g.ended_at, g.created_at) > now() - interval '30 days'
          )
      )
      and not exists (select from public.entitlements as e where e.user_id = u.id)
      and not exists (select from public.user_roles as r where r.user_id = u.id)
    returning u.id
  )
  select private.tell_deletions(array_agg(g.id)) into purged from gone as g;
  delete from public.guardian_requests as g
  where g.confirmed_at is null and coalesce(g.ended_at, g.expires_at) <= now() - interval '30 days'
    and private.age_group(g.child_id) <> 'child';
  -- Who has turned 13 meanwhile may be seen without a guardian.
  perform private.follow_hiding(b.user_id) from private.banned_members as b
  where b.until = 'infinity' and private.age_of(b.user_id) between 13 and 14;
  return purged;
end
$$;
