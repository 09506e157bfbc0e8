-- The events around a person and the queue of reviews at the desk read and counted all that is there. They now reach 1,000 rows, which is
-- also as far as they count exactly: a queue is worked from its front.
-- What happened around a person, newest first: p_kind is all, signin, order, coin, referral, listing, application, report, ticket or
-- admin (with notes). action says what in code; title and detail are the row's own words; ref leads to what ref_kind names.
-- total_count is the number of all, up to 1,000, which is as far as the pages go, and 1,001 beyond that.
-- Errors: 42501 admin_required · PT403 open_first.
create or replace function private.admin_list_person_events(
  user_id uuid, p_kind text default 'all', page integer default 1, page_size integer default 25
) returns table (
  at timestamptz, kind text, action text, title text, detail text, amount integer, ref_kind text, ref text, actor_id uuid,
  actor_name text, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 1000;
  person uuid := admin_list_person_events.user_id;
  wanted text := coalesce(p_kind, 'all');
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  shown_page integer := least(greatest(coalesce(page, 1), 1), most + 1);
begin
  perform private.require_opened(person);
  return query
    with orders as (
      select y.* from public.payments as y where y.user_id = person order by y.created_at desc limit most + 1
    ), events (at, kind, action, title, detail, amount, ref_kind, ref, actor_id) as (
      (select e.created_at, 'signin', e.payload ->> 'action', null::text, left(s.user_agent, 200), null::integer, null::text, null::text,
          null::uuid
        from (
          select n.* from auth.audit_log_entries as n where wanted in ('all', 'signin') and n.payload ->> 'actor_id' = person::text
          order by n.created_at desc limit 10 * most
        ) as e left join auth.sessions as s on s.id::text = e.payload ->> 'session_id'
        where e.payload ->> 'action' not in ('token_refreshed', 'token_revoked')
        order by e.created_at desc limit most + 1)
      union all
      (select y.created_at, 'order', 'order.created', y.order_id, y.payment_type, y.amount, 'order', y.order_id, null
        from orders as y where wanted in ('all', 'order')
        order by y.created_at desc limit most + 1)
      union all
      (select a.created_at, 'order', a.action, a.target_id, a.reason, null, 'order', a.target_id, a.actor_id
        from orders as y join public.audit_log as a on a.target_kind = 'payment' and a.target_id = y.order_id
        where wanted in ('all', 'order')
        order by a.created_at desc limit most + 1)
      union all
      (select t.created_at, 'coin', 'coin.' || t.kind, t.reason, null, e.amount, null, null, null
        from public.coin_transfers as t join public.coin_entries as e on e.transfer_id = t.id and e.user_id = person
        where wanted in ('all', 'coin') and t.user_id = person
        order by t.created_at desc limit most + 1)
      union all
      (select a.created_at, 'coin', a.action, v.voucher_code, a.reason, null, null, null, a.actor_id
        from (
          select n.* from public.vouchers as n where wanted in ('all', 'coin') and n.user_id = person order by n.created_at desc limit most + 1
        ) as v join public.audit_log as a on a.target_kind = 'voucher' and a.target_id = v.id::text
        order by a.created_at desc limit most + 1)
      union all
      (select r.created_at, 'referral', 'referral.brought', p.username, r.status, null, 'person', r.referred_id::text, null
        from public.referrals as r left join public.pengguna as p on p.id = r.referred_id
        where wanted in ('all', 'referral') and r.referrer_id = person
        order by r.created_at desc limit most + 1)
      union all
      (select r.created_at, 'referral', 'referral.came', p.username, r.code, null, 'person', r.referrer_id::text, null
        from public.referrals as r left join public.pengguna as p on p.id = r.referrer_id
        where wanted in ('all', 'referral') and r.referred_id = person
        order by r.created_at desc limit most + 1)
      union all
      (select l.created_at, 'listing', 'project.created', l.project_name, null, null, 'project', l.id::text, null
        from public.project_listings as l where wanted in ('all', 'listing') and l.user_id = person
        order by l.created_at desc limit most + 1)
      union all
      (select c.created_at, 'listing', 'relasi.created', c.name, null, null, 'relasi', c.id::text, null
        from public.relasi_bisnis as c where wanted in ('all', 'listing') and c.user_id = person
        order by c.created_at desc limit most + 1)
      union all
      (select d.deleted_at, 'listing', d.kind || '.deleted', coalesce(d.row ->> 'project_name', d.row ->> 'name'), d.reason, null, null,
          null, d.deleted_by
        from public.deleted_content as d where wanted in ('all', 'listing') and d.owner_id = person
        order by d.deleted_at desc limit most + 1)
      union all
      (select a.created_at, 'application', 'application.sent', l.project_name, coalesce(a.closed_reason, a.status), null, 'project', l.id::text, null
        from public.project_applications as a join public.project_listings as l on l.id = a.project_id
        where wanted in ('all', 'application') and a.applicant_id = person
        order by a.created_at desc limit most + 1)
      union all
      (select a.created_at, 'application', 'application.received', l.project_name, coalesce(a.closed_reason, a.status), null, 'project', l.id::text,
          a.applicant_id
        from public.project_applications as a join public.project_listings as l on l.id = a.project_id
        where wanted in ('all', 'application') and a.owner_id = person
        order by a.created_at desc limit most + 1)
      union all
      (select r.created_at, 'report', 'report.made', r.reason, r.status, null, null, null, null
        from public.reports as r where wanted in ('all', 'report') and r.reporter_id = person
        order by r.created_at desc limit most + 1)
      union all
      (select r.created_at, 'report', 'report.about', r.reason, r.status, null, null, null, r.reporter_id
        from public.reports as r where wanted in ('all', 'report') and r.snapshot ->> 'user_id' = person::text
        order by r.created_at desc limit most + 1)
      union all
      (select m.created_at, 'ticket', 'ticket.sent', m.subject, m.status, null, 'ticket', m.ticket_number, null
        from public.contact_messages as m
        where wanted in ('all', 'ticket')
          and (m.user_id = person or lower(m.email) = (select lower(u.email) from auth.users as u where u.id = person))
        order by m.created_at desc limit most + 1)
      union all
      (select a.created_at, 'admin', a.action, null, a.reason, null, null, null, a.actor_id
        from public.audit_log as a
        where wanted in ('all', 'admin') and a.target_kind = 'user' and a.target_id = person::text
          and a.action not in ('person.opened', 'person.noted')
        order by a.created_at desc limit most + 1)
      union all
      (select n.created_at, 'admin', 'person.noted', null, n.body, null, null, null, n.author_id
        from public.person_notes as n where wanted in ('all', 'admin') and n.person_id = person
        order by n.created_at desc limit most + 1)
    )
    select e.at, e.kind, e.action, e.title, e.detail, e.amount, e.ref_kind, e.ref, p.id, p.username, e.total
    from (
      select *, least(count(*) over (), most + 1) as total from events as n order by n.at desc, n.action, n.ref
      limit least(size, greatest(most - size * (shown_page - 1), 0)) offset size * (shown_page - 1)
    ) as e left join public.pengguna as p on p.id = e.actor_id
    order by e.at desc, e.action, e.ref;
end
$$;

-- What waits, one row for each thing: reports about the same thing together, and what is held. A further source is a further part of
-- this union; its decision is a further branch of private.review_item. p_limit at most of each source, what waits longest, and of reports
-- those among the 10,000 oldest.
create function private.review_items(p_limit integer) returns table (
  item text, source text, target_kind text, target_id uuid, owner_id uuid, title text, shown jsonb, categories text[], since timestamptz
)
language sql stable security definer set search_path = '' as $$
  (select 'report:' || r.target_kind || ':' || r.target_id, 'report', r.target_kind, r.target_id,
      case when first.snapshot ->> 'user_id' ~ '^[0-9a-f-]{36}$' then (first.snapshot ->> 'user_id')::uuid end,
      coalesce(first.snapshot ->> 'project_name', first.snapshot ->> 'name', first.snapshot ->> 'title', ''),
      first.snapshot, '{}'::text[], r.since
    from (
      select n.target_kind, n.target_id, min(n.created_at) as since
      from (
        select o.target_kind, o.target_id, o.created_at from public.reports as o where o.status = 'open'
        order by o.created_at, o.id limit 10000
      ) as n
      group by n.target_kind, n.target_id order by since, n.target_kind, n.target_id limit p_limit
    ) as r
      cross join lateral (
        select o.snapshot from public.reports as o
        where o.target_kind = r.target_kind and o.target_id = r.target_id and o.status = 'open'
        order by o.created_at, o.id limit 1
      ) as first)
  union all
  (select 'hold:' || h.id, 'hold', 'project', h.project_id, h.user_id, p.project_name,
    jsonb_build_object('project_name', p.project_name, 'project_description', p.project_description, 'questions', p.questions,
      'owner_name', p.owner_name, 'city', p.city, 'required_skills', p.required_skills, 'budget_range', p.budget_range),
    h.categories, h.created_at
  from public.listing_holds as h join public.project_listings as p on p.id = h.project_id
  where h.decision is null
  order by h.created_at, h.id limit p_limit)
  union all
  (select 'page:' || s.id, 'hold', 'sales_page', s.id, s.user_id, s.name,
    jsonb_build_object('name', s.name, 'slug', s.slug, 'offer', s.offer, 'city', s.city, 'how', s.how, 'items', s.items),
    s.categories, s.updated_at
  from public.sales_pages as s where s.review = 'held' and s.is_published
  order by s.updated_at, s.id limit p_limit)
$$;

-- The queue, what waits longest first, with what was reported or held as it was, who reported it and what is known of them and of
-- its owner. total_count is the number of all, up to 1,000, which is as far as the pages go, and 1,001 beyond that. Errors: 42501 admin_required.
create or replace function private.admin_list_reviews(page integer default 1, page_size integer default 25)
returns table (
  item text, source text, target_kind text, target_id uuid, title text, shown jsonb, categories text[], since timestamptz,
  owner jsonb, reports jsonb, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 1000;
  size integer := least(greatest(coalesce(page_size, 25), 1), 50);
  shown_page integer := least(greatest(coalesce(page, 1), 1), most + 1);
begin
  perform private.require_staff('reviews');
  return query
    with waiting as (
      select w.*, least(count(*) over (), most + 1) as total from private.review_items(most + 1) as w
      order by w.since, w.item limit least(size, greatest(most - size * (shown_page - 1), 0)) offset size * (shown_page - 1)
    )
    select w.item, w.source, w.target_kind, w.target_id, w.title, w.shown, w.categories, w.since,
      private.review_history(w.owner_id),
      coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason, 'details', r.details, 'created_at', r.created_at,
          'reporter', private.review_history(r.reporter_id)) order by r.created_at, r.id)
        from (
          select * from public.reports as o
          where w.source = 'report' and o.target_kind = w.target_kind and o.target_id = w.target_id and o.status = 'open'
          order by o.created_at, o.id limit 20
        ) as r
      ), '[]'),
      w.total
    from waiting as w order by w.since, w.item;
end
$$;

drop function private.review_items();
