-- Candidates of matching are looked up in an index that reads a bounded number of rows for each key.
drop function private.find_candidates(text, jsonb, real, integer, integer);
drop index private.person_keys_keys_idx;
drop index private.person_keys_seed_idx;
drop index private.listing_keys_keys_idx;
drop index private.listing_keys_seed_idx;

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

insert into private.match_posts (key, seed, id)
select private.key_number('person', k.key), p.seed, p.user_id from private.person_keys as p, unnest(p.keys) as k (key)
union
select private.key_number('listing', k.key), l.seed, l.project_id from private.listing_keys as l, unnest(l.keys) as k (key);
