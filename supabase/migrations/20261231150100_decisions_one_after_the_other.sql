-- Decisions of an owner come one after the other, a role stays while an application for it is written, and the desk says which
-- applications ended without a decision.
-- Trigger: what an owner decides and deletes comes one after the other, before any row is locked. Two acceptances that fill the last seat
-- at once would each hold an application that the other has to close.
create function private.queue_decisions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_user('decide', auth.uid());
  return null;
end
$$;
create trigger a_queue_decisions before update of status on public.project_applications
  for each statement execute function private.queue_decisions();
create trigger a_queue_decisions before delete on public.listing_roles
  for each statement execute function private.queue_decisions();
create trigger a_queue_decisions before delete on public.project_listings
  for each statement execute function private.queue_decisions();

-- Trigger: a decision shows that the owner answers; the one that fills the last seat closes the listing and frees those who still wait.
create or replace function private.follow_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
  application record;
begin
  delete from private.silent_listings where project_id = new.project_id;
  select * into project from public.project_listings where id = new.project_id;
  if new.status = 'accepted' and new.role_id is not null then
    perform private.reread_listing(project.id);
  end if;
  if new.status <> 'accepted' or not private.is_team_complete(project) then
    return null;
  end if;
  update public.project_listings set is_active = false, closed_reason = 'filled' where id = project.id and is_active;
  for application in
    update public.project_applications set closed_reason = 'seats_filled', closed_at = now()
    where id in (
      select waiting.id from public.project_applications as waiting
      where waiting.project_id = project.id and waiting.status = 'pending' and waiting.closed_reason is null
      -- One that is withdrawn or ended by the job at this moment ends by that: the job may wait for this listing.
      for no key update skip locked
    )
    returning id, applicant_id
  loop
    perform private.notify(
      application.applicant_id, 'decision', 'Tim sudah lengkap: ' || project.project_name,
      'Posisi yang Anda lamar sudah terisi, jadi lamaran ini ditutup. Masih banyak proyek lain yang mencari anggota tim.',
      '/aplikasi-saya', 'decision:' || application.id
    );
  end loop;
  return null;
end
$$;

-- A role of this listing, which stays until the caller's transaction ends. Errors: PT409 role_gone.
create or replace function private.require_role(listing uuid, role uuid) returns public.listing_roles
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_role public.listing_roles;
begin
  select r.* into found_role from public.listing_roles as r where r.id = require_role.role and r.project_id = require_role.listing
  for key share;
  if found_role.id is null then
    raise exception 'Peran ini tidak dicari lagi. Muat ulang halaman, lalu pilih peran yang ada.'
      using errcode = 'PT409', hint = 'role_gone';
  end if;
  return found_role;
end
$$;

-- What happened around a person, newest first: p_kind is all, signin, order, coin, referral, listing, application, report, ticket or
-- admin (with notes). action says what in code; title and detail are the row's own words; ref leads to what ref_kind names.
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
  person uuid := admin_list_person_events.user_id;
  wanted text := coalesce(p_kind, 'all');
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_opened(person);
  return query
    with orders as (
      select y.* from public.payments as y where y.user_id = person
    ), events (at, kind, action, title, detail, amount, ref_kind, ref, actor_id) as (
      select e.created_at, 'signin', e.payload ->> 'action', null::text, left(s.user_agent, 200), null::integer, null::text, null::text,
        null::uuid
      from auth.audit_log_entries as e left join auth.sessions as s on s.id::text = e.payload ->> 'session_id'
      where wanted in ('all', 'signin') and e.payload ->> 'actor_id' = person::text
        and e.payload ->> 'action' not in ('token_refreshed', 'token_revoked')
      union all
      select y.created_at, 'order', 'order.created', y.order_id, y.payment_type, y.amount, 'order', y.order_id, null
      from orders as y where wanted in ('all', 'order')
      union all
      select a.created_at, 'order', a.action, a.target_id, a.reason, null, 'order', a.target_id, a.actor_id
      from orders as y join public.audit_log as a on a.target_kind = 'payment' and a.target_id = y.order_id
      where wanted in ('all', 'order')
      union all
      select t.created_at, 'coin', 'coin.' || t.kind, t.reason, null, e.amount, null, null, null
      from public.coin_transfers as t join public.coin_entries as e on e.transfer_id = t.id and e.user_id = person
      where wanted in ('all', 'coin') and t.user_id = person
      union all
      select a.created_at, 'coin', a.action, v.voucher_code, a.reason, null, null, null, a.actor_id
      from public.vouchers as v join public.audit_log as a on a.target_kind = 'voucher' and a.target_id = v.id::text
      where wanted in ('all', 'coin') and v.user_id = person
      union all
      select r.created_at, 'referral', 'referral.brought', p.username, r.status, null, 'person', r.referred_id::text, null
      from public.referrals as r left join public.pengguna as p on p.id = r.referred_id
      where wanted in ('all', 'referral') and r.referrer_id = person
      union all
      select r.created_at, 'referral', 'referral.came', p.username, r.code, null, 'person', r.referrer_id::text, null
      from public.referrals as r left join public.pengguna as p on p.id = r.referrer_id
      where wanted in ('all', 'referral') and r.referred_id = person
      union all
      select l.created_at, 'listing', 'project.created', l.project_name, null, null, 'project', l.id::text, null
      from public.project_listings as l where wanted in ('all', 'listing') and l.user_id = person
      union all
      select c.created_at, 'listing', 'relasi.created', c.name, null, null, 'relasi', c.id::text, null
      from public.relasi_bisnis as c where wanted in ('all', 'listing') and c.user_id = person
      union all
      select d.deleted_at, 'listing', d.kind || '.deleted', coalesce(d.row ->> 'project_name', d.row ->> 'name'), d.reason, null, null,
        null, d.deleted_by
      from public.deleted_content as d where wanted in ('all', 'listing') and d.owner_id = person
      union all
      select a.created_at, 'application', 'application.sent', l.project_name, coalesce(a.closed_reason, a.status), null, 'project', l.id::text, null
      from public.project_applications as a join public.project_listings as l on l.id = a.project_id
      where wanted in ('all', 'application') and a.applicant_id = person
      union all
      select a.created_at, 'application', 'application.received', l.project_name, coalesce(a.closed_reason, a.status), null, 'project', l.id::text,
        a.applicant_id
      from public.project_listings as l join public.project_applications as a on a.project_id = l.id
      where wanted in ('all', 'application') and l.user_id = person
      union all
      select r.created_at, 'report', 'report.made', r.reason, r.status, null, null, null, null
      from public.reports as r where wanted in ('all', 'report') and r.reporter_id = person
      union all
      select r.created_at, 'report', 'report.about', r.reason, r.status, null, null, null, r.reporter_id
      from public.reports as r where wanted in ('all', 'report') and r.snapshot ->> 'user_id' = person::text
      union all
      select m.created_at, 'ticket', 'ticket.sent', m.subject, m.status, null, 'ticket', m.ticket_number, null
      from public.contact_messages as m
      where wanted in ('all', 'ticket')
        and (m.user_id = person or lower(m.email) = (select lower(u.email) from auth.users as u where u.id = person))
      union all
      select a.created_at, 'admin', a.action, null, a.reason, null, null, null, a.actor_id
      from public.audit_log as a
      where wanted in ('all', 'admin') and a.target_kind = 'user' and a.target_id = person::text
        and a.action not in ('person.opened', 'person.noted')
      union all
      select n.created_at, 'admin', 'person.noted', null, n.body, null, null, null, n.author_id
      from public.person_notes as n where wanted in ('all', 'admin') and n.person_id = person
    )
    select e.at, e.kind, e.action, e.title, e.detail, e.amount, e.ref_kind, e.ref, p.id, p.username, count(*) over ()
    from events as e left join public.pengguna as p on p.id = e.actor_id
    order by e.at desc, e.action, e.ref
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
