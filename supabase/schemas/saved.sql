-- What members keep of /cari-project: projects, and searches whose new answers they are told of (issue: teams). Both go with the account.
create table public.saved_projects (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  project_id uuid not null references public.project_listings (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, project_id)
);
create index saved_projects_project_id_idx on public.saved_projects (project_id);

-- The filters of /cari-project; what is not set is empty, so that equal searches are equal rows.
create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 80 and btrim(name) <> ''),
  q text not null default '' check (char_length(q) <= 100),
  project_type text not null default '' check (project_type in (
    '', 'Startup', 'E-commerce', 'Mobile App', 'Web Development', 'Marketing', 'Desain', 'Konsultasi', 'Lainnya'
  )),
  skills text[] not null default '{}' check (
    cardinality(skills) <= 12
    and skills <@ array[
      'Marketing', 'Desain Grafis', 'Web Development', 'Mobile Development', 'UI/UX Design', 'Content Writing', 'SEO',
      'Social Media', 'Finance', 'Business Development', 'Project Management', 'Data Analysis'
    ]
  ) constraint saved_searches_skills_plain check (private.is_plain_list(skills)),
  city text not null default '' check (char_length(city) <= 100),
  is_remote boolean not null default false,
  budget text not null default '' check (budget in ('', 'none') or budget ~ '^\d{0,15}-\d{0,15}$'),
  alerts boolean not null default true,
  fresh integer not null default 0 check (fresh between 0 and 999),
  checked_until timestamptz not null default now(),
  found_at timestamptz,
  alerted_at timestamptz,
  created_at timestamptz not null default now(),
  fresh_ids uuid[] not null default '{}',
  constraint saved_searches_once unique (user_id, q, project_type, skills, city, is_remote, budget),
  constraint saved_searches_not_empty check (
    q <> '' or project_type <> '' or skills <> '{}' or city <> '' or is_remote or budget <> ''
  )
);
comment on column public.saved_searches.fresh is 'How many listings have come since the member last opened it, 999 at most.';
comment on column public.saved_searches.fresh_ids is 'The newest of them, three at most, so that an alert names them.';
comment on column public.saved_searches.checked_until is 'Listings up to this moment have been looked at.';
comment on column public.saved_searches.alerted_at is 'When the member was last told of new ones.';
create index saved_searches_checked_until_idx on public.saved_searches (checked_until) where alerts;
create index saved_searches_fresh_idx on public.saved_searches (user_id) where alerts and fresh > 0;

alter table public.saved_projects enable row level security;
alter table public.saved_searches enable row level security;
revoke all on public.saved_projects, public.saved_searches from anon, authenticated;
grant select, delete on public.saved_projects, public.saved_searches to authenticated;
grant insert (user_id, project_id) on public.saved_projects to authenticated;
grant insert (user_id, name, q, project_type, skills, city, is_remote, budget) on public.saved_searches to authenticated;
grant update (alerts, fresh) on public.saved_searches to authenticated;

create policy "read own" on public.saved_projects for select to authenticated using (user_id = (select auth.uid()));
create policy "delete own" on public.saved_projects for delete to authenticated using (user_id = (select auth.uid()));
create policy "save what one may read" on public.saved_projects for insert to authenticated
  with check (
    user_id = (select auth.uid()) and exists (select from public.project_listings as p where p.id = project_id)
  );
create policy "own" on public.saved_searches for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Trigger: a member keeps at most so many rows. In: how many, the message. Errors: PT409 saved_full.
create function private.limit_saved() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept bigint;
begin
  -- A row in another's name is refused by the policy.
  if new.user_id is distinct from auth.uid() then
    return new;
  end if;
  perform private.lock_user(tg_table_name, new.user_id);
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into kept using new.user_id;
  if kept >= tg_argv[0]::integer then
    raise exception using errcode = 'PT409', hint = 'saved_full', message = tg_argv[1];
  end if;
  return new;
end
$$;
create trigger a_limit before insert on public.saved_projects
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_saved('200', 'Anda sudah menyimpan 200 proyek. Hapus yang tidak perlu lagi, lalu simpan yang ini.');
create trigger a_limit before insert on public.saved_searches
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_saved('10', 'Anda sudah menyimpan 10 pencarian. Hapus salah satu, lalu simpan yang ini.');

-- Trigger: who switches alerts on again is told of what comes from then on.
create function private.restart_alerts() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.checked_until := now();
  return new;
end
$$;
create trigger restart_alerts before update of alerts on public.saved_searches
  for each row when (new.alerts and not old.alerts) execute function private.restart_alerts();

-- The open listings of others that came within a time and answer to a saved search, as the end of a statement: $1 its words, $2 to $6 its
-- filters, $7 and $8 the time, $9 its member.
create function private.fresh_listings_sql(search public.saved_searches) returns text
language sql stable set search_path = '' as $$
  select ' from public.project_listings as p'
    || case when search.q = '' then '' else ' join private.project_search as s on s.project_id = p.id and s.terms @@ $1' end
    || ' where p.created_at > $7 and p.created_at <= $8 and p.user_id <> $9 and not exists (select from public.member_blocks as b
      where (b.blocker_id, b.blocked_id) in ((p.user_id, $9), ($9, p.user_id))) and '
    || private.project_filter(
      nullif(search.project_type, ''), search.skills, search.city, case when search.is_remote then true end, search.budget
    )
$$;

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
create function private.alert_saved_searches() returns integer
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
