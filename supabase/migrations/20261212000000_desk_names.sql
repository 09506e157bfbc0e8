-- Lists of the desk say whose content or report a row is about.
-- User names of accounts that rows of the desk speak of, at most 200 of them; who is gone is missing. Errors: 42501 admin_required.
create function public.admin_list_names(user_ids uuid[]) returns table (id uuid, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff('people');
  return query
    select p.id, p.username from public.pengguna as p where p.id = any (admin_list_names.user_ids) limit 200;
end
$$;
grant execute on function public.admin_list_names(uuid[]) to authenticated;
