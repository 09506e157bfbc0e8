-- On a project that had accounts before this schema came: a profile and a referral code for each of them.
do $$
declare
  account auth.users;
begin
  for account in
    select u.* from auth.users as u
    where not u.is_anonymous and not exists (select from public.pengguna as p where p.id = u.id)
  loop
    account.raw_user_meta_data := account.raw_user_meta_data - 'username';
    perform private.create_profile(account);
    update auth.users set raw_user_meta_data = raw_user_meta_data where id = account.id;
    insert into public.referral_codes (code, user_id)
    select u.raw_user_meta_data ->> 'referral_code', u.id from auth.users as u where u.id = account.id
    on conflict (user_id) do nothing;
  end loop;
end
$$;
