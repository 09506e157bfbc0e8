-- How often each listing stood in first place this week, and how often any did: with 200 open listings none gets more than 5 %.
create table private.first_place_weeks (
  week date primary key,
  places integer not null default 0
);
alter table private.first_place_weeks enable row level security;
create table private.first_places (
  week date not null references private.first_place_weeks (week) on delete cascade,
  project_id uuid not null references public.project_listings (id) on delete cascade,
  places integer not null default 0,
  primary key (week, project_id)
);
create index first_places_project_id_idx on private.first_places (project_id);
alter table private.first_places enable row level security;

-- Gives a first place to the best of the candidates that may have one, and counts it. In: listings, best first. Out: the one in first
-- place; with fewer than 200 open listings always the best. Where all have had their share, it is the one that had the fewest.
create function private.take_first_place(candidates uuid[]) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  this_week date := date_trunc('week', now() at time zone 'UTC')::date;
  is_bounded boolean := (select count(*) from (
    select from public.project_listings where is_active and expires_at > now() limit 200) as listed) = 200;
  total integer;
  chosen uuid;
begin
  if coalesce(cardinality(candidates), 0) = 0 then
    return null;
  end if;
  insert into private.first_place_weeks as w (week, places) values (this_week, 1)
  on conflict (week) do update set places = w.places + 1 returning w.places into total;
  select c.id into chosen
  from unnest(candidates) with ordinality as c (id, place)
    left join private.first_places as f on f.week = this_week and f.project_id = c.id
  order by
    is_bounded and coalesce(f.places, 0) + 1 > greatest(1, total / 20),
    case when is_bounded and coalesce(f.places, 0) + 1 > greatest(1, total / 20) then f.places end,
    c.place
  limit 1;
  insert into private.first_places as f (week, project_id, places) values (this_week, chosen, 1)
  on conflict (week, project_id) do update set places = f.places + 1;
  return chosen;
end
$$;

-- For the job: counts of weeks that are over go.
create function private.forget_first_places() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.first_place_weeks where week < date_trunc('week', now() at time zone 'UTC')::date;
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
