-- Orders that are counted already: known where they were rewarded.
update private.former_referrals as f set payments = known.payments
from (
  select t.user_id, (p.paid_at at time zone 'Asia/Jakarta')::date as day, array_agg(p.id) as payments
  from public.coin_transfers as t join public.payments as p on p.id::text = t.reference
  where t.business_key like 'premium:%' and p.status = 'paid' and not p.needs_refund
    and not exists (select from auth.users as u where u.id = p.user_id)
  group by 1, 2
) as known
where known.user_id = f.referrer_id and known.day = f.day and f.purchases >= cardinality(known.payments);
