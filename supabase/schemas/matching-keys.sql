-- The index by which candidates are found, and how it follows what members and listings say.

-- What the server has read out of the texts of those who can be found: `keys` are the concepts by which they are looked up,
-- `reading` is one side of the score. `version` is that of the reader, 0 for what has to be read (again); `seed` spreads who comes first.
create table private.person_keys (
  user_id uuid primary key references public.matching_profiles (user_id) on delete cascade,
  keys text[] not null default '{}',
  reading jsonb not null default '{}',
  version integer not null default 0,
  seed real not null default random(),
  changed_at timestamptz not null default clock_timestamp()
);
create index person_keys_version_idx on private.person_keys (version, changed_at);
create index person_keys_changed_at_idx on private.person_keys (changed_at desc);
alter table private.person_keys enable row level security;

-- The same of open listings.
create table private.listing_keys (
  project_id uuid primary key references public.project_listings (id) on delete cascade,
  keys text[] not null default '{}',
  reading jsonb not null default '{}',
  version integer not null default 0,
  seed real not null default random(),
  changed_at timestamptz not null default clock_timestamp()
);
create index listing_keys_version_idx on private.listing_keys (version, changed_at);
create index listing_keys_changed_at_idx on private.listing_keys (changed_at desc);
alter table private.listing_keys enable row level security;

-- Has a member read again, or forgets what was read of one who cannot be found.
create function private.reread_person(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_findable(person) then
    insert into private.person_keys (user_id) values (person)
    on conflict (user_id) do update set version = 0, changed_at = clock_timestamp();
  else
    delete from private.person_keys where user_id = person;
  end if;
end
$$;

-- Trigger of matching_profiles and of the profile's town.
create function private.reread_changed_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'pengguna' then
    perform private.reread_person(new.id);
  else
    perform private.reread_person(new.user_id);
  end if;
  return null;
end
$$;
create trigger reread after insert or update on public.matching_profiles
  for each row execute function private.reread_changed_person();
create trigger reread_for_matching after update of kota on public.pengguna
  for each row when (new.kota is distinct from old.kota) execute function private.reread_changed_person();

-- Has a listing read again, or forgets what was read of a closed one.
create function private.reread_listing(listing uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.project_listings as p where p.id = listing and p.is_active) then
    insert into private.listing_keys (project_id) values (listing)
    on conflict (project_id) do update set version = 0;
  else
    delete from private.listing_keys where project_id = listing;
  end if;
end
$$;

-- Trigger of the listing, of what it says for matching and of its roles.
create function private.reread_changed_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'project_listings' then
    perform private.reread_listing(new.id);
  elsif tg_op = 'DELETE' then
    perform private.reread_listing(old.project_id);
  else
    perform private.reread_listing(new.project_id);
  end if;
  return null;
end
$$;
create trigger reread_new_for_matching after insert on public.project_listings
  for each row execute function private.reread_changed_listing();
create trigger reread_for_matching after update on public.project_listings
  for each row when (
    (old.project_name, old.project_description, old.required_skills, old.city, old.is_remote, old.hours_per_week, old.is_active)
    is distinct from
    (new.project_name, new.project_description, new.required_skills, new.city, new.is_remote, new.hours_per_week, new.is_active)
  ) execute function private.reread_changed_listing();
create trigger reread after insert or update or delete on public.listing_matching
  for each row execute function private.reread_changed_listing();
create trigger reread after insert or update or delete on public.listing_roles
  for each row execute function private.reread_changed_listing();

-- Where candidates are looked up: one row for each key of a person or an open listing, in the order of the seeds, so that a look-up reads
-- a bounded number of rows however many there are. Follows `keys` of the two tables above.
create table private.match_posts (
  key integer not null,
  seed real not null,
  id uuid not null,
  primary key (key, seed, id)
);
alter table private.match_posts enable row level security;

-- A key as a number, the sides apart. Two keys may share one: a candidate too many, whose score says so.
create function private.key_number(side text, key text) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select ('x' || substr(md5(key_number.side || ':' || key_number.key), 1, 8))::bit(32)::integer
$$;

-- Trigger of both tables of keys. In: the side.
create function private.post_keys() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  side text := tg_argv[0];
begin
  if tg_op <> 'INSERT' then
    delete from private.match_posts as p
    using unnest(old.keys) as k (key)
    where p.key = private.key_number(side, k.key) and p.seed = old.seed
      and p.id = case side when 'person' then (to_jsonb(old) ->> 'user_id')::uuid else (to_jsonb(old) ->> 'project_id')::uuid end;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.match_posts (key, seed, id)
    select private.key_number(side, k.key), new.seed,
      case side when 'person' then (to_jsonb(new) ->> 'user_id')::uuid else (to_jsonb(new) ->> 'project_id')::uuid end
    from unnest(new.keys) as k (key)
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger post_new after insert on private.person_keys for each row execute function private.post_keys('person');
create trigger post_changed after update on private.person_keys
  for each row when ((old.keys, old.seed) is distinct from (new.keys, new.seed)) execute function private.post_keys('person');
create trigger post_gone after delete on private.person_keys for each row execute function private.post_keys('person');
create trigger post_new after insert on private.listing_keys for each row execute function private.post_keys('listing');
create trigger post_changed after update on private.listing_keys
  for each row when ((old.keys, old.seed) is distinct from (new.keys, new.seed)) execute function private.post_keys('listing');
create trigger post_gone after delete on private.listing_keys for each row execute function private.post_keys('listing');

-- Candidates of one side: `per_tier` of each tier of keys, in an order that begins at `start` (0 to 1) and goes round, and the newest
-- ones. In: 'person' or 'listing', tiers as a JSON list of lists of keys. Of each key no more than `per_tier` rows are read, so nothing
-- is gained by compiling the plan.
create function private.find_candidates(side text, tiers jsonb, start real, per_tier integer, newest integer)
returns table (id uuid)
language plpgsql stable set search_path = '' set jit = off rows 200 as $$
#variable_conflict use_column
begin
  return query
    select found.id
    from jsonb_array_elements(find_candidates.tiers) as tier (keys)
      cross join lateral (
        select near.id
        from (
          select distinct private.key_number(find_candidates.side, k.key) as key from jsonb_array_elements_text(tier.keys) as k (key)
        ) as wanted
          cross join lateral (
            select round.id, round.seed, round.lap
            from (
              (select p.id, p.seed, 0 as lap from private.match_posts as p
                where p.key = wanted.key and p.seed >= find_candidates.start order by p.seed limit find_candidates.per_tier)
              union all
              (select p.id, p.seed, 1 from private.match_posts as p
                where p.key = wanted.key and p.seed < find_candidates.start order by p.seed limit find_candidates.per_tier)
            ) as round
            limit find_candidates.per_tier
          ) as near
        group by near.id
        order by min(near.lap), min(near.seed), near.id
        limit find_candidates.per_tier
      ) as found
    union
    (select k.user_id from private.person_keys as k where find_candidates.side = 'person'
      order by k.changed_at desc limit find_candidates.newest)
    union
    (select k.project_id from private.listing_keys as k where find_candidates.side = 'listing'
      order by k.changed_at desc limit find_candidates.newest);
end
$$;
