-- user_metadata shows is_premium, total_coin and referral_code (spec §3), but a user may write user_metadata. So whatever is
-- written there, these three keys are put back to what the tables say. No decision reads them.
create function private.protect_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own_code text;
begin
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}') - array['is_premium', 'total_coin', 'referral_code'];
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
  );
  return new;
end
$$;
create trigger protect_metadata before insert or update of raw_user_meta_data, is_anonymous on auth.users
  for each row execute function private.protect_metadata();

-- Registers the code that protect_metadata drew, and binds the new account to who invited it: referred_by holds the code, or
-- the opaque referrer_id that validate_referral gave. What leads nowhere is ignored; the sign-up stands.
create function private.create_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent text := btrim(new.raw_user_meta_data ->> 'referred_by');
  inviter public.referral_codes;
begin
  insert into public.referral_codes (code, user_id) values (new.raw_user_meta_data ->> 'referral_code', new.id)
  on conflict (user_id) do nothing;
  if tg_op = 'INSERT' and coalesce(sent, '') <> '' then
    select * into inviter from public.referral_codes
    where (code = upper(left(sent, 40)) or public_id::text = lower(left(sent, 40))) and user_id <> new.id;
    if inviter.user_id is not null then
      insert into public.referrals (referred_id, referrer_id, code) values (new.id, inviter.user_id, inviter.code)
      on conflict (referred_id) do nothing;
    end if;
  end if;
  return null;
end
$$;
-- Named to run after create_profile.
create trigger create_referral after insert or update of is_anonymous on auth.users
  for each row when (not new.is_anonymous) execute function private.create_referral();

-- Writing the metadata back unchanged makes protect_metadata look at the tables again.
create function private.refresh_mirrors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'entitlements' then
    update public.pengguna
    set paket = case when private.has_premium(new.user_id) then 'Premium' else 'Gratis' end
    where id = new.user_id;
  end if;
  update auth.users set raw_user_meta_data = raw_user_meta_data where id = new.user_id;
  return null;
end
$$;
create trigger mirror after insert or update on public.entitlements
  for each row execute function private.refresh_mirrors();
create trigger mirror after insert on public.coin_entries
  for each row when (new.account = 'user') execute function private.refresh_mirrors();
