-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $2 and $3 = skill, city.
create function private.contact_filter(p_skill text, p_city text) returns text
language sql immutable set search_path = '' as $$
  select 'r.user_id <> all ((select private.banned_members())::uuid[])'
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

-- The contacts that answer to a query (without slips: private.correct_query) under the same filters, with how well; at most 1,000 (private.candidates_sql).
-- What is only near to the query stands after something that answers, or where `near` asks for it.
-- None when the query has only words that nothing explains and one of them stands in no contact: with `near` those that
-- answer to the rest of it, else the newest.
create function private.match_contacts(
  q text, p_skill text, p_city text, near boolean
) returns table (id uuid, created_at timestamptz, score double precision, is_full boolean)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.6 rows 200 as $$
declare
  plan record;
  word tsquery;
  is_known boolean := true;
  filter text := private.contact_filter(p_skill, p_city);
begin
  select * into plan from private.plan_search(q);
  if plan.any_query is not null then
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      execute format('select exists (select from private.contact_search as s where s.terms @@ %L::tsquery)', word) into is_known;
    end loop;
    if is_known or near or plan.has_meaning then
      return query execute 'select answer.id, answer.created_at, answer.score, answer.is_full from (
        select scored.*, max(scored.score) over () as best from (' || private.candidates_sql(
        'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = s.contact_id', filter,
        plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      ) || ') as scored) as answer where answer.score >= 0.05 and (answer.best >= 0.1 or $15)' using q, p_skill, p_city, null::text, null::text, null::text, null::timestamptz, null::uuid, null::integer, plan.full_query,
        plan.any_query, plan.near_query, plan.tier_query, plan.tier_said, near;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select r.id, r.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), r.name))::numeric, 4)::float8, false
    from public.relasi_bisnis as r where btrim(left($1, 100)) operator(extensions.<%) r.name and '
    || filter || ' order by r.created_at desc limit 100'
    using q, p_skill, p_city;
  if found or not near then return; end if;
  return query execute
    'select r.id, r.created_at, 0::float8, false from public.relasi_bisnis as r where ' || filter
    || ' order by r.created_at desc, r.id desc limit 24'
    using q, p_skill, p_city;
end
$$;

-- The contact directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any.
create function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, via_messages boolean
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
  any_query tsquery;
  fixed text;
begin
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, null::float8, null::boolean, null::text[], null::text, r.via_messages
      from public.relasi_bisnis as r where '
      || private.contact_filter(p_skill, p_city)
      || case
        when p_before is null then ''
        when p_before_id is null then ' and r.created_at < $7'
        else ' and (r.created_at, r.id) < ($7, $8)'
      end
      || ' order by r.created_at desc, r.id desc limit $9'
      using q, p_skill, p_city, null::text, null::text, null::text, p_before, p_before_id, most;
    return;
  end if;
  fixed := private.correct_query(q);
  select plan.any_query into any_query from private.plan_search(coalesce(fixed, q)) as plan;
  return query
    with page as (
      select m.* from private.match_contacts(coalesce(fixed, q), p_skill, p_city, coalesce(p_near, false)) as m
      where p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id)
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    )
    select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, page.score, page.is_full,
      private.matching_words(
        array[r.name, r.main_skill, r.experience, r.vision, r.looking_for, r.city, r.campus], any_query
      ), fixed, r.via_messages
    from page join public.relasi_bisnis as r on r.id = page.id
    order by case when by_date then 0 else page.score end desc, page.created_at desc, page.id desc;
end
$$;
grant execute on function public.search_contacts(
  text, text, text, timestamptz, uuid, integer, text, double precision, boolean
) to anon, authenticated, service_role;
comment on function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean) is
  'nullable: city, campus, hours_per_week, looking_for, score, is_full, matches, corrected';

-- How many contacts the same filters give: counted up to 1,000; beyond that as many as the newest 20,000 let expect of all.
create function public.count_contacts(
  q text default null, p_skill text default null, p_city text default null
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  sample constant integer := 20000;
  total bigint;
  looked_at bigint;
  full_query tsquery;
  fixed text;
  filter text := private.contact_filter(p_skill, p_city);
begin
  if btrim(coalesce(q, '')) = '' then
    execute 'select count(*) from (select from public.relasi_bisnis as r where ' || filter || ' limit 1001) as found'
      into total using q, p_skill, p_city;
    if total <= 1000 then return total; end if;
    execute 'select count(*), count(*) filter (where ' || filter || ') from (
        select * from public.relasi_bisnis as r order by r.created_at desc limit ' || sample || '
      ) as r'
      into looked_at, total using q, p_skill, p_city;
  else
    fixed := private.correct_query(q);
    select count(*) into total from private.match_contacts(coalesce(fixed, q), p_skill, p_city, false);
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(fixed, q)) as plan;
    execute 'select count(*), greatest($4, count(*) filter (where s.terms @@ $5 and ' || filter || ')) from (
        select * from private.contact_search as s order by s.created_at desc limit ' || sample || '
      ) as s join public.relasi_bisnis as r on r.id = s.contact_id'
      into looked_at, total using q, p_skill, p_city, total, full_query;
  end if;
  if looked_at < sample then return total; end if;
  return round(total * greatest(
    (select c.reltuples from pg_catalog.pg_class as c where c.oid = 'public.relasi_bisnis'::regclass), looked_at
  ) / looked_at);
end
$$;
grant execute on function public.count_contacts(text, text, text) to anon, authenticated, service_role;
