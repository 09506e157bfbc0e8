-- The filters of the project directory as a WHERE clause over project_listings p, with $2 to $6 = type, skills, city, remote,
-- budget. Only the conditions that are asked for are in it, so that each combination gets its own plan.
create function private.project_filter(
  p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text
) returns text
language sql stable set search_path = '' as $$
  select 'p.is_active and p.expires_at > now() and not coalesce((select b.until > now() from private.banned_members as b where b.user_id = p.user_id), false)'
    || private.block_filter('p')
    || case when p_type is null or p_type in ('Semua', 'Terbaru') then '' else ' and p.project_type = $2' end
    || case when coalesce(cardinality(p_skills), 0) = 0 then '' else ' and p.required_skills && $3' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(p.city) = lower(btrim($4))' end
    || case when p_remote is null then '' else ' and p.is_remote = $5' end
    || case
      when btrim(coalesce(p_budget, '')) = '' then ''
      when p_budget = 'none' then ' and p.budget_max is null'
      else ' and p.budget_max >= coalesce(nullif(split_part($6, ''-'', 1), '''')::bigint, 0)'
        || ' and p.budget_max <= coalesce(nullif(split_part($6, ''-'', 2), '''')::bigint, 9223372036854775807)'
    end
$$;

-- Refuses a budget filter that is no range. Errors: 22023 bad_budget.
create function private.check_budget_filter(p_budget text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if btrim(coalesce(p_budget, '')) <> '' and p_budget <> 'none' and p_budget !~ '^\d{0,15}-\d{0,15}$' then
    raise exception 'Filter budget tidak dikenal' using errcode = '22023', hint = 'bad_budget';
  end if;
end
$$;

-- The open projects that answer to a query under the same filters, with how well; at most 1,050 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it; what is far from it only after
-- fewer than twenty that are nearer. Where every row is only near, those that are near enough (0.2: a project of farming for who studies
-- it) answer, else those that say a word of a phrase, and else none; of a place alone, the places around it answer.
-- None when the query has only words that nothing explains and one of them stands in no project: with `near` those that
-- answer to the rest of it, else the newest.
create function private.match_projects(
  q text, p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text, near boolean
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
  filter text := private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q);
  if plan.any_query is not null and plan.tier_query is null then
    return query execute private.others_sql('project_search', 'project_id', 'public.project_listings as p on p.id = c.id', filter)
      using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
    return;
  end if;
  if plan.any_query is not null then
    select string_agg('(' || tier.query::text || ')', ' | ')::tsquery into parts
      from unnest(plan.tier_weight, plan.tier_query) as tier (weight, query) where tier.weight = 0.5;
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      is_known := private.is_answered('project_search', word);
    end loop;
    if is_known or near or plan.has_meaning then
      if num_nonnulls(p_type, p_skills, p_city) > 0 then
        labels := private.label_query(array[case when p_type not in ('Semua', 'Terbaru') then p_type end, p_city], coalesce(p_skills, '{}'));
      end if;
      return query execute private.answers_sql('project_search', 'project_id', private.scores_sql(
        'project_search', 'project_id', private.candidates_sql(
          'project_search', 'project_id', 'public.project_listings as p on p.id = c.id', filter,
          p_remote is not null or btrim(coalesce(p_budget, '')) <> '',
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query),
          coalesce(plan.far_query && labels, plan.far_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_share, plan.tier_said
      )) using q, p_type, p_skills, p_city, p_remote, p_budget, plan.tier_query, plan.tier_said, near, fixed, plan.any_query, parts;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select p.id, p.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), p.project_name))::numeric, 4)::float8, false, $7, $8
    from public.project_listings as p where btrim(left($1, 100)) operator(extensions.<%) p.project_name and '
    || filter || ' order by p.created_at desc limit 100'
    using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
  if found or not near then return; end if;
  return query execute
    'select p.id, p.created_at, 0::float8, false, $7, $8 from public.project_listings as p where ' || filter
    || ' order by p.created_at desc, p.id desc limit 24'
    using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
end
$$;

-- The project directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_budget is 'none' (no amount stated) or a range in Rupiah, 'from-to', either end may be
-- left out ('-1000000', '1000000-5000000', '5000000-'). p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any; `owner_signs` is what the owner lets cards show (public-profiles.sql).
create function private.search_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, project_name text, project_description text, project_type text, required_skills text[],
  budget_range text, budget_max bigint, timeline text, contact_type text, owner_name text, city text, is_remote boolean,
  hours_per_week integer, reward_type text, seats integer, deadline date, picture_path text, is_active boolean,
  closed_at timestamptz, closed_reason text, expires_at timestamptz, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, owner_signs jsonb
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
set plan_cache_mode = force_generic_plan rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, null::float8, null::boolean, null::text[], null::text, private.person_signs(p.user_id)
      from public.project_listings as p where '
      || private.project_filter(p_type, p_skills, p_city, p_remote, p_budget)
      || case
        when p_before is null then ''
        when p_before_id is null then ' and p.created_at < $7'
        else ' and (p.created_at, p.id) < ($7, $8)'
      end
      || ' order by p.created_at desc, p.id desc limit $9'
      using q, p_type, p_skills, p_city, p_remote, p_budget, p_before, p_before_id, most;
    return;
  end if;
  return query
    with page as materialized (
      select m.*, row_number() over (order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc)::integer as at
      from private.match_projects(q, p_type, p_skills, p_city, p_remote, p_budget, coalesce(p_near, false)) as m
      where (not by_date or coalesce(p_near, false) or m.score >= 0.05) and (p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id))
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    ), marked as materialized (
      select * from private.matching_words(
        array(
          select concat_ws(' | ', p.project_name, p.project_description, array_to_string(p.required_skills, ' | '), p.project_type, p.city)
          from page join public.project_listings as p on p.id = page.id order by page.at
        ),
        (select page.asked from page limit 1)
      )
    )
    select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at, page.score, page.is_full,
      coalesce(m.words, '{}'), page.corrected, private.person_signs(p.user_id)
    from page join public.project_listings as p on p.id = page.id left join marked as m on m.at = page.at
    order by page.at;
end
$$;
call private.expose('search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
)', 'anon', 'authenticated');
comment on function public.search_projects(
  text, text, text[], text, boolean, text, timestamptz, uuid, integer, text, double precision, boolean
) is 'nullable: budget_range, budget_max, timeline, city, hours_per_week, reward_type, seats, deadline, picture_path, closed_at, closed_reason, score, is_full, matches, corrected, owner_signs';

-- How many projects the same filters give: counted up to 1,000, with a query up to 10,000; beyond that as many as the newest 10,000 let
-- expect of all.
create function private.count_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null
) returns bigint
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off as $$
declare
  sample constant integer := 10000;
  total bigint;
  looked_at bigint;
  full_query tsquery;
  fixed text;
  filter text := private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) = '' then
    execute 'select count(*) from (select from public.project_listings as p where ' || filter || ' limit 1001) as found'
      into total using q, p_type, p_skills, p_city, p_remote, p_budget;
    if total <= 1000 then return total; end if;
    execute 'select count(*), count(*) filter (where ' || filter || ') from (
        select * from public.project_listings as p where p.is_active order by p.created_at desc limit ' || sample || '
      ) as p'
      into looked_at, total using q, p_type, p_skills, p_city, p_remote, p_budget;
  else
    select count(*), min(m.corrected) into total, fixed from private.match_projects(q, p_type, p_skills, p_city, p_remote, p_budget, false) as m;
    if total < 400 then return total; end if;
    select plan.full_query into full_query from private.plan_search(coalesce(fixed, q)) as plan;
    if private.expect_rows('project_search', full_query) <= sample then
      execute 'select greatest($7, count(*)) from (
          select s.project_id from private.project_search as s where s.terms @@ $8 limit ' || sample || '
        ) as s join public.project_listings as p on p.id = s.project_id where ' || filter
        into total using q, p_type, p_skills, p_city, p_remote, p_budget, total, full_query;
      return total;
    end if;
    select count(*) into looked_at from (select from private.project_search as s order by s.created_at desc limit sample) as newest;
    -- How many of the newest answer, and of a thousand of those how many pass the filter.
    execute 'with hit as materialized (
        select s.project_id from (
          select s.project_id, s.terms from private.project_search as s order by s.created_at desc limit ' || sample || '
        ) as s where s.terms @@ $8
      ), part as materialized (select * from hit limit 1000), passed as (
        select count(*) as n from part join public.project_listings as p on p.id = part.project_id where ' || filter || '
      )
      select greatest($7, (select count(*) from hit) * passed.n / greatest(1, (select count(*) from part))) from passed'
      into total using q, p_type, p_skills, p_city, p_remote, p_budget, total, full_query;
  end if;
  if looked_at < sample then return total; end if;
  return round(total * greatest(
    (select c.reltuples from pg_catalog.pg_class as c where c.oid = 'public.project_listings'::regclass), looked_at
  ) / looked_at);
end
$$;
call private.expose('count_projects(text, text, text[], text, boolean, text)', 'anon', 'authenticated');
