-- Loads pg_trgm into this session: only then may a role that is no superuser fix one of its settings for a function.
do $$ begin perform extensions.show_trgm('kawanusaha'); end $$;

-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $1 to $3 = q, skill, city.
create function private.contact_filter(q text, p_skill text, p_city text) returns text
language sql immutable set search_path = '' as $$
  select 'true'
    || case when btrim(coalesce(q, '')) = '' then '' else
      ' and (r.search @@ private.search_query($1) or btrim(left($1, 100)) operator(extensions.<%) r.name)' end
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

-- The contact directory, newest first, one page at a time (keyset as in search_projects). p_limit 1 to 100, default 20.
create function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz
)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 rows 20 as $$
begin
  return query execute
    'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at
    from public.relasi_bisnis as r where '
    || private.contact_filter(q, p_skill, p_city)
    || case
      when p_before is null then ''
      when p_before_id is null then ' and r.created_at < $4'
      else ' and (r.created_at, r.id) < ($4, $5)'
    end
    || ' order by r.created_at desc, r.id desc limit $6'
    using q, p_skill, p_city, p_before, p_before_id, least(greatest(coalesce(p_limit, 20), 1), 100);
end
$$;
grant execute on function public.search_contacts(text, text, text, timestamptz, uuid, integer) to anon, authenticated, service_role;

-- How many contacts the same filters give.
create function public.count_contacts(q text default null, p_skill text default null, p_city text default null) returns bigint
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  total bigint;
begin
  execute 'select count(*) from public.relasi_bisnis as r where ' || private.contact_filter(q, p_skill, p_city)
    into total using q, p_skill, p_city;
  return total;
end
$$;
grant execute on function public.count_contacts(text, text, text) to anon, authenticated, service_role;
