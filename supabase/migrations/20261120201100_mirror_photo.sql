-- The header shows the own photo on every page without asking the database, so user_metadata mirrors its path as it mirrors
-- is_premium: written by triggers only, read by no decision.
create or replace function private.protect_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own_code text;
begin
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}')
    - array['is_premium', 'total_coin', 'referral_code', 'foto_path'];
  if new.is_anonymous then
    return new;
  end if;
  select c.code into own_code from public.referral_codes as c where c.user_id = new.id;
  while own_code is null loop
    own_code := private.random_code(8);
    if exists (select from public.referral_codes as c where c.code = own_code) then
      own_code := null;
    end if;
  end loop;
  new.raw_user_meta_data := new.raw_user_meta_data || jsonb_build_object(
    'is_premium', private.has_premium(new.id),
    'total_coin', coalesce((select sum(amount) from public.coin_entries where user_id = new.id), 0),
    'referral_code', own_code
  ) || coalesce(
    (select jsonb_build_object('foto_path', p.foto_path) from public.pengguna as p
     where p.id = new.id and p.foto_path is not null),
    '{}'
  );
  return new;
end
$$;

create function private.mirror_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set raw_user_meta_data = raw_user_meta_data where id = new.id;
  return null;
end
$$;
create trigger mirror_photo after update of foto_path on public.pengguna
  for each row when (new.foto_path is distinct from old.foto_path) execute function private.mirror_photo();
