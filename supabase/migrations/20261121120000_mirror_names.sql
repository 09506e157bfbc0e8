-- The account menu is labelled with the user name of user_metadata (specification §2), so a name that is changed in the
-- profile has to reach it; until now the menu said the name of the sign-up for ever.
create function private.mirror_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users
    set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
      || jsonb_build_object('username', new.username, 'nama_lengkap', new.nama_lengkap)
    where id = new.id;
  return null;
end
$$;
create trigger mirror_names after update of username, nama_lengkap on public.pengguna
  for each row
  when (new.username is distinct from old.username or new.nama_lengkap is distinct from old.nama_lengkap)
  execute function private.mirror_names();

-- Names that were changed before this trigger stood.
update auth.users as u
  set raw_user_meta_data = u.raw_user_meta_data
    || jsonb_build_object('username', p.username, 'nama_lengkap', p.nama_lengkap)
  from public.pengguna as p
  where p.id = u.id
    and (u.raw_user_meta_data ->> 'username' is distinct from p.username
      or u.raw_user_meta_data ->> 'nama_lengkap' is distinct from p.nama_lengkap);
