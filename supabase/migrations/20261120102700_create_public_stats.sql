-- The figures on the landing page: open projects, cities with a project or contact, members, contacts.
create function public.get_public_stats(
  out open_projects integer, out cities integer, out members integer, out contacts integer
)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*)::integer from public.project_listings where is_active and expires_at > now()),
    (
      select count(*)::integer from (
        select lower(city) from public.project_listings where is_active and expires_at > now() and city is not null
        union
        select lower(city) from public.relasi_bisnis where city is not null
      ) as city
    ),
    (select count(*)::integer from public.pengguna),
    (select count(*)::integer from public.relasi_bisnis)
$$;
grant execute on function public.get_public_stats() to anon, authenticated, service_role;
comment on function public.get_public_stats() is 'nullable: none';
