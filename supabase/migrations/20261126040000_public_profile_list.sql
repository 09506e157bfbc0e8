create index public_profiles_indexed_idx on public.public_profiles (updated_at desc) where is_public and may_be_indexed;

-- Pages that their members let crawlers list, newest change first, at most 1000.
create function public.list_public_profiles() returns table (username text, updated_at timestamptz)
language sql stable security definer set search_path = '' rows 100 as $$
  select lower(p.username), newest.updated_at
  from (
    select c.user_id, c.updated_at from public.public_profiles as c
    where c.is_public and c.may_be_indexed order by c.updated_at desc limit 1000
  ) as newest
    join public.pengguna as p on p.id = newest.user_id
  where private.is_page_name(p.username) and (private.readable_profile(newest.user_id)).is_public
  order by newest.updated_at desc, p.username
$$;
grant execute on function public.list_public_profiles() to anon, authenticated, service_role;
comment on function public.list_public_profiles() is 'nullable: none';
