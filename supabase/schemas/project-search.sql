-- The filters of the project directory as a WHERE clause over project_listings p, with $1 to $6 = q, type, skills, city,
-- remote, budget. Only the conditions that are asked for are in it, so that each combination gets its own plan.
create function private.project_filter(
  q text, p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text, fuzzy boolean
) returns text
language sql immutable set search_path = '' as $$
  select 'p.is_active and p.expires_at > now()'
    || case
      when btrim(coalesce(q, '')) = '' then ''
      when fuzzy then ' and btrim(left($1, 100)) operator(extensions.<%) p.project_name'
      else ' and p.search @@ private.search_query($1)'
    end
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

-- Whether no project has the words themselves, so that names which look like them are the better answer: better results, and
-- a count over 20,000 listings that does not compare every name letter by letter.
create function private.project_needs_fuzzy(
  q text, p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text
) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  fuzzy boolean := false;
begin
  perform private.check_budget_filter(p_budget);
  if btrim(coalesce(q, '')) <> '' then
    execute 'select not exists (select from public.project_listings as p where '
      || private.project_filter(q, p_type, p_skills, p_city, p_remote, p_budget, false) || ')'
      into fuzzy using q, p_type, p_skills, p_city, p_remote, p_budget;
  end if;
  return fuzzy;
end
$$;

-- The project directory, newest first, one page at a time (keyset: pass created_at and id of the last row as p_before and
-- p_before_id). p_budget is 'none' (no amount stated) or a range in Rupiah, 'from-to', either end may be left out
-- ('-1000000', '1000000-5000000', '5000000-'). p_limit 1 to 100, default 20.
create function public.search_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20
) returns table (
  id uuid, user_id uuid, project_name text, project_description text, project_type text, required_skills text[],
  budget_range text, budget_max bigint, timeline text, contact_type text, owner_name text, city text, is_remote boolean,
  hours_per_week integer, reward_type text, seats integer, deadline date, picture_path text, is_active boolean,
  closed_at timestamptz, closed_reason text, expires_at timestamptz, created_at timestamptz, updated_at timestamptz
)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 rows 20 as $$
declare
  fuzzy boolean := private.project_needs_fuzzy(q, p_type, p_skills, p_city, p_remote, p_budget);
begin
  return query execute
    'select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range,
      p.budget_max, p.timeline, p.contact_type, p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type,
      p.seats, p.deadline, p.picture_path, p.is_active, p.closed_at, p.closed_reason, p.expires_at, p.created_at,
      p.updated_at
    from public.project_listings as p where '
    || private.project_filter(q, p_type, p_skills, p_city, p_remote, p_budget, fuzzy)
    || case
      when p_before is null then ''
      when p_before_id is null then ' and p.created_at < $7'
      else ' and (p.created_at, p.id) < ($7, $8)'
    end
    || ' order by p.created_at desc, p.id desc limit $9'
    using q, p_type, p_skills, p_city, p_remote, p_budget, p_before, p_before_id, least(greatest(coalesce(p_limit, 20), 1), 100);
end
$$;
grant execute on function public.search_projects(text, text, text[], text, boolean, text, timestamptz, uuid, integer)
  to anon, authenticated, service_role;

-- How many projects the same filters give.
create function public.count_projects(
  q text default null, p_type text default null, p_skills text[] default null, p_city text default null,
  p_remote boolean default null, p_budget text default null
) returns bigint
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  fuzzy boolean := private.project_needs_fuzzy(q, p_type, p_skills, p_city, p_remote, p_budget);
  total bigint;
begin
  execute 'select count(*) from public.project_listings as p where '
    || private.project_filter(q, p_type, p_skills, p_city, p_remote, p_budget, fuzzy)
    into total using q, p_type, p_skills, p_city, p_remote, p_budget;
  return total;
end
$$;
grant execute on function public.count_projects(text, text, text[], text, boolean, text) to anon, authenticated, service_role;
