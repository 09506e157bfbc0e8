-- The home of the desk: what waits and since when, how the product does over a period; and the runs of the jobs.

-- The last run of each job, and its last error.
create table private.job_runs (
  name text primary key check (char_length(name) between 1 and 100),
  finished_at timestamptz,
  failed_at timestamptz,
  error text check (char_length(error) <= 300),
  failures bigint not null default 0
);
alter table private.job_runs enable row level security;

-- For the jobs: notes a run (without an error when it went well). A job that runs every few seconds is noted once a minute.
create function private.note_job_run(name text, error text default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.job_runs as r (name, finished_at, failed_at, error, failures)
  values (
    left(note_job_run.name, 100), case when note_job_run.error is null then now() end,
    case when note_job_run.error is not null then now() end, left(note_job_run.error, 300),
    case when note_job_run.error is null then 0 else 1 end
  )
  on conflict (name) do update set
    finished_at = coalesce(excluded.finished_at, r.finished_at), failed_at = coalesce(excluded.failed_at, r.failed_at),
    error = coalesce(excluded.error, r.error), failures = r.failures + excluded.failures
  where excluded.error is not null or r.finished_at is null or r.finished_at < now() - interval '1 minute'
$$;

-- What the provider keeps of a payment, as its price list says: an estimate until the settlement report is read. Content.
create table private.payment_fees (
  payment_type text primary key,
  percent numeric(5, 2) not null check (percent between 0 and 20),
  fixed integer not null check (fixed between 0 and 100000)
);
alter table private.payment_fees enable row level security;
insert into private.payment_fees (payment_type, percent, fixed) values
  ('qris', 0.7, 0), ('gopay', 2, 0), ('shopeepay', 2, 0), ('credit_card', 2.9, 2000), ('bank_transfer', 0, 4000),
  ('echannel', 0, 4000), ('permata', 0, 4000), ('cstore', 0, 5000), ('akulaku', 2, 0), ('kredivo', 2, 0);

-- Figures of a span, in steps of so many days: each line is a step by the calendar of Jakarta. Read by the index on each table's moment.
-- activated: of those who signed up in the step, whose profile is complete now; accepted: of the applications sent in it, those accepted
-- now; revenue of what was paid in it, what went back of that, and what the provider keeps (estimate).
create function private.desk_figures(first_day date, last_day date, step integer)
returns table (
  day date, signups bigint, activated bigint, listings bigint, applications bigint, accepted bigint, buyers bigint,
  revenue bigint, refunds bigint, fees bigint
)
language sql stable security definer set search_path = '' as $$
  with span as (
    select first_day::timestamp at time zone 'Asia/Jakarta' as since, (last_day + 1)::timestamp at time zone 'Asia/Jakarta' as until
  ),
  events as (
    select p.tanggal_daftar as at, 1 as signups, private.has_complete_profile(p.id)::integer as activated, 0 as listings, 0 as applications,
      0 as accepted, 0 as buyers, 0 as revenue, 0 as refunds, 0 as fees
    from public.pengguna as p, span where p.tanggal_daftar >= span.since and p.tanggal_daftar < span.until
    union all
    select l.created_at, 0, 0, 1, 0, 0, 0, 0, 0, 0
    from public.project_listings as l, span where l.created_at >= span.since and l.created_at < span.until
    union all
    select a.created_at, 0, 0, 0, 1, (a.status = 'accepted')::integer, 0, 0, 0, 0
    from public.project_applications as a, span where a.created_at >= span.since and a.created_at < span.until
    union all
    select y.paid_at, 0, 0, 0, 0, 0, (y.status = 'paid')::integer, y.amount,
      case when y.status = 'paid' then y.refunded_amount else y.amount end,
      coalesce(round(y.amount * f.percent / 100)::integer + f.fixed, 0)
    from public.payments as y left join private.payment_fees as f on f.payment_type = y.payment_type, span
    where y.paid_at >= span.since and y.paid_at < span.until
  )
  select d.day::date, coalesce(sum(e.signups), 0), coalesce(sum(e.activated), 0), coalesce(sum(e.listings), 0),
    coalesce(sum(e.applications), 0), coalesce(sum(e.accepted), 0), coalesce(sum(e.buyers), 0), coalesce(sum(e.revenue), 0),
    coalesce(sum(e.refunds), 0), coalesce(sum(e.fees), 0)
  from generate_series(first_day, last_day, make_interval(days => step)) as d (day)
    left join events as e on first_day + ((e.at at time zone 'Asia/Jakarta')::date - first_day) / step * step = d.day::date
  group by d.day order by d.day
$$;

-- What waits for the desk: kind, which permission it asks for, how many (1,000 at most), and since when.
create function private.desk_waiting() returns table (kind text, permission text, waiting bigint, since timestamptz)
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

-- For the job: once a day, from 8 o'clock in Jakarta, each who works in the desk is told in one line of what has waited there for more than
-- a day and has no deadline of its own (tickets and vouchers tell of theirs). Returns how many were told.
create function private.warn_desk() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select s.user_id, string_agg(w.waiting || ' ' || case w.kind
      when 'reports' then 'laporan' when 'holds' then 'konten ditahan' when 'rewards' then 'hadiah ditahan'
      when 'payments' then 'pembayaran' else 'email gagal' end, ', ' order by w.since) as what, min(w.since) as since
    from private.desk_waiting() as w cross join lateral private.staff_with(w.permission) as s
    where w.kind in ('reports', 'holds', 'rewards', 'payments', 'mails') and w.waiting > 0 and w.since < now() - interval '24 hours'
    group by s.user_id
  loop
    perform private.notify(
      due.user_id, 'system', 'Menunggu di dasbor lebih dari sehari',
      due.what || '. Yang tertua sejak ' || to_char(due.since at time zone 'Asia/Jakarta', 'DD/MM/YYYY HH24.MI') || ' WIB.', '/admin',
      'desk:' || due.user_id || ':' || ((now() at time zone 'Asia/Jakarta') - interval '8 hours')::date
    );
    told := told + 1;
  end loop;
  return told;
end
$$;

-- The home in one answer: `waiting` of what the caller may work on, `figures` of so many days (7 to 365; by day up to 31, else by
-- week), `before` the sums of as many days before. Money is null without the permission for payments.
-- Errors: 42501 admin_required.
create function private.admin_get_home(days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  span integer := least(greatest(coalesce(days, 30), 7), 365);
  step integer := case when span <= 31 then 1 else 7 end;
  today date := (now() at time zone 'Asia/Jakarta')::date;
  money boolean := private.allows('payments');
begin
  perform private.require_staff('people');
  return jsonb_build_object(
    'days', span, 'step', step,
    'waiting', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', w.kind, 'waiting', w.waiting, 'since', w.since)), '[]')
      from private.desk_waiting() as w where private.allows(w.permission)
    ),
    'figures', (
      select jsonb_agg(case when money then to_jsonb(f) else to_jsonb(f) - array['revenue', 'refunds', 'fees'] end order by f.day)
      from private.desk_figures(today - span + 1, today, step) as f
    ),
    'before', (
      select jsonb_build_object('signups', sum(f.signups), 'activated', sum(f.activated), 'listings', sum(f.listings),
        'applications', sum(f.applications), 'accepted', sum(f.accepted), 'buyers', sum(f.buyers))
        || case when money then jsonb_build_object('revenue', sum(f.revenue), 'refunds', sum(f.refunds), 'fees', sum(f.fees)) else '{}' end
      from private.desk_figures(today - 2 * span + 1, today - span, span) as f
    )
  );
end
$$;
call private.expose('admin_get_home(integer)', 'authenticated');
comment on function public.admin_get_home(integer) is 'nullable: none';

-- Puts right a year of birth that a member has stated wrongly, after the desk has seen why; what the new age does not allow goes, and
-- below 13 the sessions end until a guardian has agreed. The log keeps that it was changed, never the years.
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, is_staff, same_year · PT422 reason_required,
-- birth_year_invalid.
create function private.admin_correct_birth_year(user_id uuid, birth_year integer, reason text) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := admin_correct_birth_year.user_id;
  year integer := admin_correct_birth_year.birth_year;
  this_year integer := extract(year from now() at time zone 'Asia/Jakarta');
  why text;
  known integer;
begin
  perform private.take_person(person, 'accounts');
  why := private.require_reason(admin_correct_birth_year.reason);
  if year is null or year not between this_year - 110 and this_year - 1 then
    raise exception 'Tulis tahun lahir dengan 4 angka, misalnya 2004' using errcode = 'PT422', hint = 'birth_year_invalid';
  end if;
  perform private.lock_user('age', person);
  select a.birth_year into known from public.member_ages as a where a.user_id = person;
  if known is null then
    raise exception 'Akun ini belum menulis tahun lahir' using errcode = 'PT404', hint = 'not_found';
  end if;
  if known = year then
    raise exception 'Tahun lahirnya sudah itu' using errcode = 'PT409', hint = 'same_year';
  end if;
  update public.member_ages as a set birth_year = year, stated_at = now() where a.user_id = person;
  perform set_config('kawanusaha.deletion_reason', 'Usia akun diperbaiki', true);
  perform private.protect_young(person);
  perform set_config('kawanusaha.deletion_reason', '', true);
  perform private.reread_person(person);
  if not private.may(person, 'act') then
    perform private.end_person_sessions(person);
  end if;
  perform private.write_audit('person.birth_year_corrected', 'user', person::text, null,
    jsonb_build_object('age_group', private.age_group(person)), why);
  perform private.tell_person(person, 'Tahun lahir akun Anda diperbaiki', 'Tercatat sekarang: ' || year || '. Alasan: ' || why);
  return private.age_group(person);
end
$$;
call private.expose('admin_correct_birth_year(uuid, integer, text)', 'authenticated');
