-- A person's page for the desk. Nothing of it can be read before the look itself stands in the audit log.

-- What colleagues should know about a person; the person does not see it, and it goes with the account.
create table public.person_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 2000),
  author_id uuid references auth.users (id) on delete set null,
  dedupe_key uuid not null unique,
  created_at timestamptz not null default now()
);
create index person_notes_person_id_idx on public.person_notes (person_id, created_at desc);
create index person_notes_author_id_idx on public.person_notes (author_id);

alter table public.person_notes enable row level security;
revoke all on public.person_notes from anon, authenticated, service_role;
grant select on public.person_notes to authenticated, service_role;
create policy "admins read" on public.person_notes for select to authenticated using ((select private.allows('people')));

-- Opens a person's page, which the audit log keeps; only then, and for 12 hours, the functions below answer about this person.
-- Out: when it was opened. Errors: 42501 admin_required · PT404 not_found.
create function private.admin_open_person(user_id uuid) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff('people');
  if not exists (select from auth.users as u where u.id = admin_open_person.user_id) then
    raise exception 'Akun tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('person.opened', 'user', admin_open_person.user_id::text);
  return now();
end
$$;
call private.expose('admin_open_person(uuid)', 'authenticated');

-- First line of what reads about a person. Errors: 42501 admin_required · PT403 open_first.
create function private.require_opened(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('people');
  if not exists (
    select from public.audit_log as a
    where a.target_kind = 'user' and a.target_id = require_opened.person::text and a.action = 'person.opened'
      and a.actor_id = auth.uid() and a.created_at > now() - interval '12 hours'
  ) then
    raise exception 'Buka halaman orang ini dulu; pembukaan dicatat' using errcode = 'PT403', hint = 'open_first';
  end if;
end
$$;

-- User names of accounts that rows of the desk speak of, at most 200 of them; who is gone is missing. Errors: 42501 admin_required.
create function private.admin_list_names(user_ids uuid[]) returns table (id uuid, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff('people');
  return query
    select p.id, p.username from public.pengguna as p where p.id = any (admin_list_names.user_ids) limit 200;
end
$$;
call private.expose('admin_list_names(uuid[])', 'authenticated');

-- Who a person is and what there is of them, in one row; none for an account that is gone.
-- Errors: 42501 admin_required · PT403 open_first.
create function private.admin_get_person(user_id uuid)
returns table (
  id uuid, username text, nama_lengkap text, email text, phone text, city text, campus text, created_at timestamptz,
  last_sign_in_at timestamptz, banned_until timestamptz, is_premium boolean, is_admin boolean, has_second_factor boolean,
  sessions bigint, coins bigint, coins_on_hold bigint, referral_code text, referrer_id uuid, referrer_name text, referrals bigint,
  orders bigint, projects bigint, open_projects bigint, applications bigint, accepted bigint, reports_made bigint,
  reports_about bigint, open_tickets bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := admin_get_person.user_id;
begin
  perform private.require_opened(person);
  return query
    select p.id, p.username, p.nama_lengkap, coalesce(u.email::text, p.email), p.no_wa, p.kota, p.kampus, p.tanggal_daftar,
      u.last_sign_in_at, case when u.banned_until > now() then u.banned_until end, private.has_premium(p.id),
      exists (select from public.user_roles as r where r.user_id = p.id and r.role = 'admin'),
      exists (select from auth.mfa_factors as f where f.user_id = p.id and f.status = 'verified'),
      (select count(*) from auth.sessions as s where s.user_id = p.id and (s.not_after is null or s.not_after > now())),
      private.spendable_coins(p.id)::bigint,
      (select coalesce(sum(e.amount), 0) from public.coin_entries as e where e.user_id = p.id) - private.spendable_coins(p.id),
      (select c.code from public.referral_codes as c where c.user_id = p.id), came.referrer_id, referrer.username,
      (select count(*) from public.referrals as f where f.referrer_id = p.id)
        + (select coalesce(sum(g.signups), 0) from private.former_referrals as g where g.referrer_id = p.id),
      (select count(*) from public.payments as y where y.user_id = p.id),
      (select count(*) from public.project_listings as l where l.user_id = p.id),
      (select count(*) from public.project_listings as l where l.user_id = p.id and l.is_active and l.expires_at > now()),
      (select count(*) from public.project_applications as a where a.applicant_id = p.id),
      (select count(*) from public.project_applications as a where a.applicant_id = p.id and a.status = 'accepted'),
      (select count(*) from public.reports as r where r.reporter_id = p.id),
      (select count(*) from public.reports as r where r.snapshot ->> 'user_id' = p.id::text),
      (select count(*) from public.contact_messages as m
        where m.status <> 'done' and (m.user_id = p.id or lower(m.email) = lower(u.email)))
    from auth.users as u join public.pengguna as p on p.id = u.id
      left join public.referrals as came on came.referred_id = p.id
      left join public.pengguna as referrer on referrer.id = came.referrer_id
    where u.id = person;
end
$$;
call private.expose('admin_get_person(uuid)', 'authenticated');
comment on function public.admin_get_person(uuid) is
  'nullable: email, phone, city, campus, last_sign_in_at, banned_until, referral_code, referrer_id, referrer_name';

-- What happened around a person, newest first: p_kind is all, signin, order, coin, referral, listing, application, report, ticket or
-- admin (with notes). action says what in code; title and detail are the row's own words; ref leads to what ref_kind names.
-- total_count is the number of all, up to 1,000, which is as far as the pages go, and 1,001 beyond that.
-- Errors: 42501 admin_required · PT403 open_first.
create function private.admin_list_person_events(
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
call private.expose('admin_list_person_events(uuid, text, integer, integer)', 'authenticated');
comment on function public.admin_list_person_events(uuid, text, integer, integer) is
  'nullable: title, detail, amount, ref_kind, ref, actor_id, actor_name';

-- The orders of a person, as admin_list_payments gives them. Errors: 42501 admin_required · PT403 open_first.
create function private.admin_list_person_orders(user_id uuid)
returns table (
  id uuid, order_id text, username text, email text, amount integer, status text, payment_type text, needs_refund boolean,
  refunded_amount integer, problem text, created_at timestamptz, paid_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_opened(admin_list_person_orders.user_id);
  return query
    select y.id, y.order_id, p.username, p.email, y.amount, y.status, y.payment_type, y.needs_refund, y.refunded_amount, c.problem,
      y.created_at, y.paid_at, count(*) over ()
    from public.payments as y left join public.pengguna as p on p.id = y.user_id
      left join private.payment_checks as c on c.order_id = y.order_id
    where y.user_id = admin_list_person_orders.user_id
    order by y.created_at desc, y.id desc limit 50;
end
$$;
call private.expose('admin_list_person_orders(uuid)', 'authenticated');
comment on function public.admin_list_person_orders(uuid) is 'nullable: username, email, payment_type, problem, paid_at';
