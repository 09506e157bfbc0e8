-- Makes the profile of a new account from the sign-up data {username, nama_lengkap, no_wa?} (spec §3): with e-mail
-- confirmation on, there is no session yet that could insert it. Errors that a client can tell apart by hint:
--   PT409 username_taken      the username belongs to somebody else
--   PT422 username_too_short  fewer than 3 or more than 30 characters
--   PT422 name_too_short      the full name has fewer than 3 or more than 100 characters
-- Accounts without such data (made by an operator, by a provider or by phone) get a name from what is known.
create function private.create_profile(account auth.users) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := coalesce(account.raw_user_meta_data, '{}');
  fallback text := left(coalesce(nullif(split_part(account.email, '@', 1), ''), 'pengguna'), 20);
  wanted text := nullif(btrim(sent ->> 'username'), '');
  full_name text := nullif(btrim(coalesce(sent ->> 'nama_lengkap', sent ->> 'full_name', sent ->> 'name')), '');
  candidate text;
begin
  if wanted is not null and char_length(wanted) not between 3 and 30 then
    raise exception 'Username minimal 3 karakter' using errcode = 'PT422', hint = 'username_too_short';
  end if;
  if sent ->> 'nama_lengkap' is not null and char_length(coalesce(full_name, '')) not between 3 and 100 then
    raise exception 'Nama lengkap minimal 3 karakter' using errcode = 'PT422', hint = 'name_too_short';
  end if;
  full_name := left(coalesce(full_name, wanted, fallback), 100);
  if char_length(full_name) < 3 then
    full_name := 'Pengguna ' || full_name;
  end if;

  for attempt in 1..5 loop
    candidate := coalesce(wanted, fallback || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 6));
    begin
      insert into public.pengguna (id, nama_lengkap, username, email, no_wa, tanggal_daftar)
      values (
        account.id, full_name, candidate, account.email,
        -- A number that is none is left out here; the profile then asks for it.
        private.normalize_whatsapp(sent ->> 'no_wa'), account.created_at
      )
      on conflict (id) do nothing;
      return;
    exception when unique_violation then
      if wanted is not null or attempt = 5 then
        raise exception 'Username sudah digunakan. Silakan pilih username lain.'
          using errcode = 'PT409', hint = 'username_taken';
      end if;
    end;
  end loop;
end
$$;

create function private.handle_account_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_anonymous then
    return null;
  end if;
  if tg_op = 'INSERT' or old.is_anonymous then
    perform private.create_profile(new);
  elsif new.email is distinct from old.email then
    update public.pengguna set email = new.email where id = new.id;
  end if;
  return null;
end
$$;
create trigger create_profile after insert or update of email, is_anonymous on auth.users
  for each row execute function private.handle_account_change();
