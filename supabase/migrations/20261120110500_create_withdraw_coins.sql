-- Turns the caller's whole available balance into one voucher, in one transaction: two tabs at once make one voucher.
-- Errors: 42501 login_required · P0001 min_withdraw (fewer than 50 available coins).
create function public.withdraw_coins() returns public.vouchers
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  balance integer;
  minimum integer := private.setting_integer('min_withdraw_coins');
  voucher public.vouchers;
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  perform private.lock_user('wallet', me);
  select coalesce(sum(amount), 0) into balance
  from public.coin_entries where user_id = me and available_at <= now();
  if balance < minimum then
    raise exception 'Minimal withdraw % coin', minimum using errcode = 'P0001', hint = 'min_withdraw';
  end if;
  for attempt in 1..5 loop
    begin
      insert into public.vouchers (voucher_code, user_id, coins, amount, expired_at)
      values (
        private.random_code(6), me, balance, balance * private.setting_integer('coin_value_rupiah'),
        now() + make_interval(hours => private.setting_integer('voucher_validity_hours'))
      )
      returning * into voucher;
      exit;
    exception when unique_violation then
      if attempt = 5 then
        raise;
      end if;
    end;
  end loop;
  perform private.post_coins('withdraw:' || voucher.id, 'withdraw', me, -balance, 'vouchers',
    'Penarikan, voucher ' || voucher.voucher_code, now(), voucher.id::text);
  perform private.write_audit('voucher.created', 'voucher', voucher.id::text, null,
    jsonb_build_object('coins', balance, 'amount', voucher.amount));
  return voucher;
end
$$;
grant execute on function public.withdraw_coins() to authenticated;

-- For the job: warns 6 hours before a voucher expires; expires what is past its time and gives the coins back.
-- Returns how many expired. Any number of processes may run it at once.
create function private.expire_vouchers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  voucher record;
  expired integer := 0;
begin
  for voucher in
    select id, user_id, voucher_code from public.vouchers
    where status = 'active' and expired_at > now() and expired_at <= now() + interval '6 hours'
  loop
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' segera kedaluwarsa',
      'Sisa waktu kurang dari 6 jam. Bila tidak dicairkan, coin Anda kembali ke saldo.', '/affiliate',
      'voucher_expiring:' || voucher.id
    );
  end loop;
  for voucher in
    update public.vouchers set status = 'expired'
    where id in (
      select id from public.vouchers where status = 'active' and expired_at <= now() for update skip locked
    )
    returning id, user_id, voucher_code, coins
  loop
    expired := expired + 1;
    perform private.post_coins('expired:' || voucher.id, 'voucher_expired', voucher.user_id, voucher.coins, 'vouchers',
      'Voucher ' || voucher.voucher_code || ' kedaluwarsa, coin kembali', now(), voucher.id::text);
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' kedaluwarsa',
      voucher.coins || ' coin sudah kembali ke saldo Anda.', '/affiliate', 'voucher_expired:' || voucher.id
    );
  end loop;
  return expired;
end
$$;
