-- Mails to guardians and codes of campuses that were given up are counted at the desk, too.
create index guardian_requests_failed_idx on public.guardian_requests (created_at) where email_status = 'failed';
create index campus_codes_failed_idx on public.campus_codes (created_at) where email_status = 'failed';

-- What waits for the desk: kind, which permission it asks for, how many (1,000 at most), and since when.
create or replace function private.desk_waiting() returns table (kind text, permission text, waiting bigint, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'complaints', 'tickets', count(*), min(t.created_at)
  from (select created_at from public.contact_messages where status <> 'done' and kind <> 'question' order by due_at, id limit 1000) as t
  union all
  select 'questions', 'tickets', count(*), min(t.created_at)
  from (select created_at from public.contact_messages where status <> 'done' and kind = 'question' order by due_at, id limit 1000) as t
  union all
  select 'reports', 'reviews', count(distinct (r.target_kind, r.target_id)), min(r.created_at)
  from (select target_kind, target_id, created_at from public.reports where status = 'open' order by created_at limit 1000) as r
  union all
  select 'holds', 'reviews', count(*), min(h.created_at)
  from (
    (select created_at from public.listing_holds where decision is null order by created_at, id limit 1000)
    union all
    (select updated_at from public.sales_pages where review = 'held' and is_published order by updated_at limit 1000)
  ) as h
  union all
  select 'rewards', 'rewards', count(*), min(f.created_at)
  from (select created_at from public.referrals where status = 'held' order by created_at limit 1000) as f
  union all
  select 'vouchers', 'vouchers', count(*), min(v.created_at)
  from (
    select created_at from public.vouchers where status = 'active' and expired_at > now() and frozen_at is null order by expired_at limit 1000
  ) as v
  union all
  select 'payments', 'payments', count(*), min(y.created_at)
  from (
    (select created_at from public.payments where status = 'review' order by created_at limit 1000)
    union all (select created_at from public.payments where needs_refund order by created_at limit 1000)
  ) as y
  union all
  select 'proposals', 'admin', count(*), min(o.created_at)
  from (select created_at from public.role_proposals where created_at > now() - interval '7 days' order by created_at limit 1000) as o
  union all
  select 'mails', 'admin', count(*), min(m.created_at)
  from (
    (select created_at from public.notifications where email_status = 'failed' and created_at > now() - interval '30 days' limit 1000)
    union all
    (select created_at from public.ticket_entries where email_status = 'failed' and created_at > now() - interval '30 days' limit 1000)
    union all
    (select created_at from public.guardian_requests where email_status = 'failed' and created_at > now() - interval '30 days' limit 1000)
    union all
    (select created_at from public.campus_codes where email_status = 'failed' and created_at > now() - interval '30 days' limit 1000)
  ) as m
$$;

-- The queues of mails: how many wait, since when, and how many were given up; no count goes beyond 10,000.
create or replace function private.mail_queues() returns table (queue text, waiting bigint, since timestamptz, failed bigint)
language sql stable security definer set search_path = '' as $$
  select 'notifications', (select count(*) from (select from public.notifications where email_status = 'pending' limit 10000) as n),
    (select min(created_at) from public.notifications where email_status = 'pending'),
    (select count(*) from (select from public.notifications where email_status = 'failed' limit 10000) as n)
  union all
  select 'tickets', (select count(*) from (select from public.ticket_entries where email_status = 'pending' limit 10000) as n),
    (select min(created_at) from public.ticket_entries where email_status = 'pending'),
    (select count(*) from (select from public.ticket_entries where email_status = 'failed' limit 10000) as n)
  union all
  select 'guardians', (select count(*) from (select from public.guardian_requests where email_status = 'pending' limit 10000) as n),
    (select min(created_at) from public.guardian_requests where email_status = 'pending'),
    (select count(*) from (select from public.guardian_requests where email_status = 'failed' limit 10000) as n)
$$;
