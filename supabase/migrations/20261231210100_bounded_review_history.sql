-- The reports about one person come newest first from an index: what the desk knows of that person, and the events around it, read as many
-- as they show.
create index reports_about_idx on public.reports ((snapshot ->> 'user_id'), created_at desc);
drop index public.reports_snapshot_user_id_idx;
alter index public.reports_about_idx rename to reports_snapshot_user_id_idx;

-- What the desk knows of a person when it looks at a report: as a reporter and as an owner. Of the reports that the person made, of those
-- about the person and of the decisions it reads the newest 101: a number of 101 says more than 100, and what was right, wrong or still
-- holds is counted among those. Reports are kept as long as the account of their reporter, decisions 24 months (data-periods.sql).
create or replace function private.review_history(person uuid) returns jsonb
-- What a person has of these is guessed from others, who have few: a bitmap would read all of it, an index in order ends at the bound.
language sql stable security definer set search_path = '' set enable_bitmapscan = off as $$
  select jsonb_build_object(
    'id', p.id, 'name', p.username, 'since', p.tanggal_daftar,
    'made', made.total, 'made_right', made.right_ones, 'made_wrong', made.wrong_ones,
    'about', about.total, 'about_right', about.right_ones,
    'decisions', decided.valid_ones,
    'is_banned', exists (select from auth.users as u where u.id = p.id and u.banned_until > now())
  )
  from public.pengguna as p
    cross join lateral (
      select count(*) as total, count(*) filter (where n.status = 'resolved') as right_ones,
        count(*) filter (where n.status = 'dismissed') as wrong_ones
      from (select r.status from public.reports as r where r.reporter_id = p.id order by r.created_at desc limit 101) as n
    ) as made
    cross join lateral (
      select count(*) as total, count(*) filter (where n.status = 'resolved') as right_ones
      from (
        select r.status from public.reports as r where r.snapshot ->> 'user_id' = p.id::text order by r.created_at desc limit 101
      ) as n
    ) as about
    cross join lateral (
      select count(*) filter (where n.overturned_at is null) as valid_ones
      from (select d.overturned_at from public.moderation_decisions as d where d.user_id = p.id order by d.created_at desc limit 101) as n
    ) as decided
  where p.id = review_history.person
$$;
