-- An alert of a saved search names the newest listings.
alter table public.saved_searches add column fresh_ids uuid[] not null default '{}';
comment on column public.saved_searches.fresh_ids is 'The newest of them, three at most, so that an alert names them.';

-- The names of the newest listings of these saved searches of a member, three at most and only of those that the member may still see;
-- null where none is.
create function private.name_fresh_listings(member uuid, searches uuid[]) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select 'Terbaru: ' || string_agg(named.project_name, ', ' order by named.created_at desc, named.id)
    from (
      select p.id, p.project_name, p.created_at from public.project_listings as p
      where p.id in (select unnest(s.fresh_ids) from public.saved_searches as s where s.id = any (searches))
        and p.is_active and p.expires_at > now() and not private.is_banned(p.user_id) and not exists (
          select from public.member_blocks as b
          where (b.blocker_id, b.blocked_id) in ((p.user_id, name_fresh_listings.member), (name_fresh_listings.member, p.user_id))
        )
      order by p.created_at desc, p.id limit 3
    ) as named
  );
end
$$;

-- For the job: counts for each saved search with alerts the open listings of others that have come since it last looked, and tells
-- each member at most once in 24 hours of all of them together, by the names of the newest. A listing is looked at when it is two
-- minutes old: by then that of a new account has been read for harm. At most 500 searches and 500 members at a time; returns how many members were told.
create or replace function private.alert_saved_searches() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  until constant timestamptz := now() - interval '2 minutes';
  search public.saved_searches;
  words tsquery;
  found_now integer;
  newest uuid[];
  member record;
  told integer := 0;
begin
  for search in
    select * from public.saved_searches as s
    where s.alerts and s.checked_until <= until - interval '5 minutes' order by s.checked_until limit 500 for update skip locked
  loop
    select plan.full_query into words from private.plan_search(search.q) as plan;
    execute 'select count(*), coalesce((array_agg(fresh.id order by fresh.created_at desc, fresh.id))[:3], ''{}'') from (select p.id, p.created_at'
      || private.fresh_listings_sql(search) || ' order by p.created_at desc limit 999) as fresh'
      into found_now, newest
      using words, search.project_type, search.skills, search.city, search.is_remote, search.budget, search.checked_until, until,
        search.user_id;
    update public.saved_searches as s
    set checked_until = until, fresh = least(s.fresh + found_now, 999),
      found_at = case when found_now > 0 then now() else s.found_at end,
      -- Who has opened the search since knows the earlier ones.
      fresh_ids = (newest || case when s.fresh > 0 then s.fresh_ids else '{}' end)[:3]
    where s.id = search.id;
  end loop;
  for member in
    select s.user_id, sum(s.fresh) as listings, string_agg(s.name || ' (' || s.fresh || ')', ' · ' order by s.found_at desc, s.id) as names,
      array_agg(s.id) as searches
    from public.saved_searches as s
    where s.alerts and s.fresh > 0 and s.found_at > coalesce(s.alerted_at, '-infinity') and not exists (
      select from public.saved_searches as other
      where other.user_id = s.user_id and other.alerted_at > now() - interval '24 hours'
    )
    group by s.user_id limit 500
  loop
    update public.saved_searches as s set alerted_at = now() where s.user_id = member.user_id and s.alerts and s.fresh > 0;
    perform private.notify(
      member.user_id, 'saved_search', member.listings || ' proyek baru untuk pencarian Anda',
      concat_ws('. ', private.name_fresh_listings(member.user_id, member.searches), 'Pencarian: ' || member.names), '/tersimpan?tab=pencarian',
      'saved_search:' || member.user_id || ':' || to_char(now() at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
    );
    told := told + 1;
  end loop;
  return told;
end
$$;

-- The figures of vouchers say how many of the active ones are frozen.
drop function public.admin_voucher_stats();
drop function private.admin_voucher_stats();
-- The stat cards: numbers of vouchers, and the value of all in Rupiah. `frozen` of the active ones may not be paid.
create function private.admin_voucher_stats(
  out total integer, out active integer, out expired integer, out paid integer, out total_value bigint, out paid_value bigint,
  out frozen integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('vouchers');
  select count(*), count(*) filter (where v.status = 'active' and v.expired_at > now()),
    count(*) filter (where v.status = 'expired' or (v.status = 'active' and v.expired_at <= now())),
    count(*) filter (where v.status = 'paid'),
    coalesce(sum(v.amount), 0), coalesce(sum(v.amount) filter (where v.status = 'paid'), 0),
    count(*) filter (where v.status = 'active' and v.expired_at > now() and v.frozen_at is not null)
  into total, active, expired, paid, total_value, paid_value, frozen
  from public.vouchers as v;
end
$$;
call private.expose('admin_voucher_stats()', 'authenticated');
comment on function public.admin_voucher_stats() is 'nullable: none';
