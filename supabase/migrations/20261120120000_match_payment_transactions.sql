-- One order can have several transactions at the provider: a card that was denied, then a virtual account that was paid; or
-- two that were both paid. What is said about one of them must not move what another has paid for.
alter function private.apply_payment(text, text, jsonb) rename to change_payment;

-- The one way in which an order changes; outcomes as described at private.change_payment. Of an order that is paid, a message
-- about another transaction gives 'unchanged'; unless that one was the second payment and its money went back: then the
-- order needs no refund any more ('updated'), and Premium and reward stay.
create function private.apply_payment(p_order_id text, p_new_status text, p_details jsonb default '{}') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments;
  transaction text := p_details ->> 'transaction_id';
begin
  select * into payment from public.payments where order_id = p_order_id;
  if payment.id is null then
    return 'unknown_order';
  end if;
  perform private.lock_user('payment', payment.user_id);
  select * into payment from public.payments where id = payment.id for update;

  if payment.status = 'paid' and payment.transaction_id <> transaction
    and p_new_status in ('denied', 'cancelled', 'reversed', 'refunded', 'charged_back')
  then
    if not payment.needs_refund or p_new_status in ('denied', 'cancelled') then
      return 'unchanged';
    end if;
    update public.payments set needs_refund = false where id = payment.id;
    perform private.write_audit('payment.duplicate_refunded', 'payment', payment.order_id, null,
      jsonb_build_object('transaction_id', transaction, 'status', p_new_status));
    return 'updated';
  end if;
  return private.change_payment(p_order_id, p_new_status, p_details);
end
$$;
