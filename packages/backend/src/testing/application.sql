-- A small application on the engine, as the tests need one: a profile for each account, made by a trigger that refuses a taken
-- name; values mirrored into the user's metadata, which the user may not set; roles of its own; a bucket for pictures.
create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  username text unique,
  nama_lengkap text,
  email text
);
create table public.user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null,
  primary key (user_id, role)
);

create function public.keep_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    update public.profiles set email = new.email where id = new.id;
    return null;
  end if;
  begin
    insert into public.profiles (id, username, nama_lengkap, email) values (
      new.id, new.raw_user_meta_data ->> 'username',
      coalesce(new.raw_user_meta_data ->> 'nama_lengkap', new.raw_user_meta_data ->> 'full_name'), new.email
    );
  exception when unique_violation then
    raise exception 'Username sudah digunakan. Silakan pilih username lain.'
      using errcode = 'PT409', hint = 'username_taken';
  end;
  return null;
end
$$;
create trigger keep_profile after insert or update of email on auth.users
  for each row execute function public.keep_profile();

create function public.mirror_metadata() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}')
    || jsonb_build_object('is_premium', false, 'total_coin', 0, 'referral_code', left(new.id::text, 8));
  return new;
end
$$;
create trigger mirror_metadata before insert or update of raw_user_meta_data on auth.users
  for each row when (not new.is_anonymous) execute function public.mirror_metadata();

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('foto-profil', 'foto-profil', true, 2097152, array['image/jpeg', 'image/png', 'image/webp']);
create policy "members keep own pictures" on storage.objects to authenticated
  using (bucket_id = 'foto-profil' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'foto-profil' and (storage.foldername(name))[1] = (select auth.uid())::text);
