-- The figures on the landing page: open projects, cities with a project or contact, members, contacts.
create function public.get_public_stats() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'open_projects', (select count(*) from public.project_listings where is_active and expires_at > now()),
    'cities', (
      select count(*) from (
        select lower(city) from public.project_listings where is_active and expires_at > now() and city is not null
        union
        select lower(city) from public.relasi_bisnis where city is not null
      ) as city
    ),
    'members', (select count(*) from public.pengguna),
    'contacts', (select count(*) from public.relasi_bisnis)
  )
$$;
grant execute on function public.get_public_stats() to anon, authenticated, service_role;
