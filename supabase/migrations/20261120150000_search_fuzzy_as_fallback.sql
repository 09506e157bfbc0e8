-- Loads pg_trgm into this session: only then may a role that is no superuser fix one of its settings for a function.
do $$ begin perform extensions.show_trgm('kawanusaha'); end $$;

-- Names that merely look like what was typed come only when nothing has the words themselves: better answers, and a count
-- over 20,000 listings that does not compare every name letter by letter.
drop function private.project_filter(text, text, text[], text, boolean, text);
drop function private.contact_filter(text, text, text);

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

-- Whether nothing has the words themselves, so that names which look like them are the better answer.
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

create or replace function public.search_projects(
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

create or replace function public.count_projects(
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

-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $1 to $3 = q, skill, city.
create function private.contact_filter(q text, p_skill text, p_city text, fuzzy boolean) returns text
language sql immutable set search_path = '' as $$
  select 'true'
    || case
      when btrim(coalesce(q, '')) = '' then ''
      when fuzzy then ' and btrim(left($1, 100)) operator(extensions.<%) r.name'
      else ' and r.search @@ private.search_query($1)'
    end
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

create function private.contact_needs_fuzzy(q text, p_skill text, p_city text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  fuzzy boolean := false;
begin
  if btrim(coalesce(q, '')) <> '' then
    execute 'select not exists (select from public.relasi_bisnis as r where '
      || private.contact_filter(q, p_skill, p_city, false) || ')'
      into fuzzy using q, p_skill, p_city;
  end if;
  return fuzzy;
end
$$;

create or replace function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz
)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 rows 20 as $$
declare
  fuzzy boolean := private.contact_needs_fuzzy(q, p_skill, p_city);
begin
  return query execute
    'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at
    from public.relasi_bisnis as r where '
    || private.contact_filter(q, p_skill, p_city, fuzzy)
    || case
      when p_before is null then ''
      when p_before_id is null then ' and r.created_at < $4'
      else ' and (r.created_at, r.id) < ($4, $5)'
    end
    || ' order by r.created_at desc, r.id desc limit $6'
    using q, p_skill, p_city, p_before, p_before_id, least(greatest(coalesce(p_limit, 20), 1), 100);
end
$$;

create or replace function public.count_contacts(q text default null, p_skill text default null, p_city text default null) returns bigint
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  fuzzy boolean := private.contact_needs_fuzzy(q, p_skill, p_city);
  total bigint;
begin
  execute 'select count(*) from public.relasi_bisnis as r where ' || private.contact_filter(q, p_skill, p_city, fuzzy)
    into total using q, p_skill, p_city;
  return total;
end
$$;
