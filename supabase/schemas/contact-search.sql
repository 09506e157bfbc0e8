-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $2 and $3 = skill, city.
create function private.contact_filter(p_skill text, p_city text) returns text
language sql stable set search_path = '' as $$
  select 'not coalesce((select b.until > now() from private.banned_members as b where b.user_id = r.user_id), false)'
    || private.block_filter('r')
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

-- The contacts that answer to a query under the same filters, with how well; at most 1,050 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it; what is far from it only after
-- fewer than twenty that are nearer. Where every row is only near, those that are near enough (0.2: a project of farming for who studies
-- it) answer, else those that say a word of a phrase, and else none; of a place alone, the places around it answer.
-- None when the query has only words that nothing explains and one of them stands in no contact: with `near` those that
-- answer to the rest of it, else the newest.
create function private.match_contacts(
  q text, p_skill text, p_city text, near boolean
) returns table (id uuid, created_at timestamptz, score double precision, is_full boolean, corrected text, asked tsquery)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.6
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off rows 200 as $$
declare
  plan record;
  word tsquery;
  labels tsquery;
  parts tsquery;
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.contact_filter(p_skill, p_city);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q, has_times => false);
  if plan.any_query is not null and plan.tier_query is null then
    return query execute private.others_sql('contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = c.id', filter)
      using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
    return;
  end if;
  if plan.any_query is not null then
    select string_agg('(' || tier.query::text || ')', ' | ')::tsquery into parts
      from unnest(plan.tier_weight, plan.tier_query) as tier (weight, query) where tier.weight = 0.5;
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      is_known := private.is_answered('contact_search', word);
    end loop;
    if is_known or near or plan.has_meaning then
      if num_nonnulls(p_skill, p_city) > 0 then
        labels := private.label_query(array[case when p_skill not in ('Semua', 'Terbaru') then p_skill end, p_city], '{}');
      end if;
      return query execute private.answers_sql('contact_search', 'contact_id', private.scores_sql(
        'contact_search', 'contact_id', private.candidates_sql(
          'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = c.id', filter,
          false,
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query),
          coalesce(plan.far_query && labels, plan.far_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_share, plan.tier_said
      )) using q, p_skill, p_city, null::text, null::text, null::text, plan.tier_query, plan.tier_said, near, fixed, plan.any_query, parts;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select r.id, r.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), r.name))::numeric, 4)::float8, false, $7, $8
    from public.relasi_bisnis as r where btrim(left($1, 100)) operator(extensions.<%) r.name and '
    || filter || ' order by r.created_at desc limit 100'
    using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
  if found or not near then return; end if;
  return query execute
    'select r.id, r.created_at, 0::float8, false, $7, $8 from public.relasi_bisnis as r where ' || filter
    || ' order by r.created_at desc, r.id desc limit 24'
    using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
end
$$;

-- The contact directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any; `owner_signs` is what the owner lets cards show (public-profiles.sql).
create function private.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, via_messages boolean,
  owner_signs jsonb
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
set plan_cache_mode = force_generic_plan rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
begin
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, null::float8, null::boolean, null::text[], null::text, r.via_messages,
      private.person_signs(r.user_id)
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
  return query
    with page as materialized (
      select m.*, row_number() over (order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc)::integer as at
      from private.match_contacts(q, p_skill, p_city, coalesce(p_near, false)) as m
      where (not by_date or coalesce(p_near, false) or m.score >= 0.05) and (p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id))
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    ), marked as materialized (
      select * from private.matching_words(
        array(
          select concat_ws(' | ', r.name, r.main_skill, r.experience, r.vision, r.looking_for, r.city, r.campus)
          from page join public.relasi_bisnis as r on r.id = page.id order by page.at
        ),
        (select page.asked from page limit 1)
      )
    )
    select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, page.score, page.is_full,
      coalesce(m.words, '{}'), page.corrected, r.via_messages, private.person_signs(r.user_id)
    from page join public.relasi_bisnis as r on r.id = page.id left join marked as m on m.at = page.at
    order by page.at;
end
$$;
call private.expose('search_contacts(
  text, text, text, timestamptz, uuid, integer, text, double precision, boolean
)', 'anon', 'authenticated');
comment on function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean) is
  'nullable: city, campus, hours_per_week, looking_for, score, is_full, matches, corrected, owner_signs';

-- How many contacts the same filters give: counted up to 1,000, with a query up to 10,000; beyond that as many as the newest 10,000 let
-- expect of all.
create function private.count_contacts(
  q text default null, p_skill text default null, p_city text default null
) returns bigint
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off as $$
declare
  sample constant integer := 10000;
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
    select count(*), min(m.corrected) into total, fixed from private.match_contacts(q, p_skill, p_city, false) as m;
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(fixed, q), has_times => false) as plan;
    if private.expect_rows('contact_search', full_query) <= sample then
      execute 'select greatest($4, count(*)) from (
          select s.contact_id from private.contact_search as s where s.terms @@ $5 limit ' || sample || '
        ) as s join public.relasi_bisnis as r on r.id = s.contact_id where ' || filter
        into total using q, p_skill, p_city, total, full_query;
      return total;
    end if;
    select count(*) into looked_at from (select from private.contact_search as s order by s.created_at desc limit sample) as newest;
    -- How many of the newest answer, and of a thousand of those how many pass the filter.
    execute 'with hit as materialized (
        select s.contact_id from (
          select s.contact_id, s.terms from private.contact_search as s order by s.created_at desc limit ' || sample || '
        ) as s where s.terms @@ $5
      ), part as materialized (select * from hit limit 1000), passed as (
        select count(*) as n from part join public.relasi_bisnis as r on r.id = part.contact_id where ' || filter || '
      )
      select greatest($4, (select count(*) from hit) * passed.n / greatest(1, (select count(*) from part))) from passed'
      into total using q, p_skill, p_city, total, full_query;
  end if;
  if looked_at < sample then return total; end if;
  return round(total * greatest(
    (select c.reltuples from pg_catalog.pg_class as c where c.oid = 'public.relasi_bisnis'::regclass), looked_at
  ) / looked_at);
end
$$;
call private.expose('count_contacts(text, text, text)', 'anon', 'authenticated');
