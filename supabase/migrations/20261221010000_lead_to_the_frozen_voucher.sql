-- The word that a voucher is frozen leads to the voucher, not to the first tab.
-- After a claw-back: coins that were withdrawn already are not there to be taken. Vouchers that are not paid yet are frozen, so that
-- they are not paid, and give their coins back when they expire; what was paid stays as a debt, which the next reward settles. The member
-- is told either. Nothing happens while the balance covers what was taken.
create or replace function private.freeze_vouchers(person uuid, why text, transfer uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  balance integer;
  codes text;
begin
  balance := private.spendable_coins(person);
  if balance >= 0 then
    return;
  end if;
  with frozen as (
    update public.vouchers set frozen_at = now(), frozen_reason = left(why, 300)
    where user_id = person and status = 'active' and frozen_at is null
    returning voucher_code
  )
  select string_agg(voucher_code, ', ' order by voucher_code) into codes from frozen;
  if not exists (select from auth.users where id = person) then
    return;
  end if;
  if codes is not null then
    perform private.notify(person, 'reward', 'Voucher ' || codes || ' dibekukan',
      why || '. Voucher tidak dicairkan; saat masa berlakunya habis, coinnya kembali dan selisihnya dipotong.', '/affiliate?tab=vouchers',
      'frozen:' || transfer);
  else
    perform private.notify(person, 'reward', 'Saldo coin Anda ' || balance,
      why || '. Coinnya sudah dicairkan; hadiah berikutnya menutup selisih ini lebih dulu.', '/affiliate', 'debt:' || transfer);
  end if;
end
$$;
