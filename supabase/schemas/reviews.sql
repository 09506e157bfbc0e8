-- The review queue of the desk: what members reported and what the server held, one item for each thing, decided with a reason. Its owner
-- is told, and may appeal once (appeals.sql).

-- A decision against a member, or something that they published. Written by functions only; it goes with the account, or after 24 months.
create table public.moderation_decisions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- removed: taken out of the directory; kept: a held listing stays hidden; warned: a report about messages was right; banned: the account.
  kind text not null check (kind in ('removed', 'kept', 'warned', 'banned')),
  target_kind text not null check (target_kind ~ '^[a-z_]{1,30}$'),
  target_id uuid not null,
  title text not null check (char_length(title) <= 200),
  reason text not null check (char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  ticket_id uuid references public.contact_messages (id) on delete set null,
  appealed_at timestamptz,
  overturned_at timestamptz
);
comment on column public.moderation_decisions.ticket_id is 'The appeal; null before, and when its ticket was purged.';
create index moderation_decisions_user_id_idx on public.moderation_decisions (user_id, created_at desc);
create index moderation_decisions_target_idx on public.moderation_decisions (target_kind, target_id);
create index moderation_decisions_ticket_id_idx on public.moderation_decisions (ticket_id);
create index moderation_decisions_created_at_idx on public.moderation_decisions (created_at);

alter table public.moderation_decisions enable row level security;
revoke all on public.moderation_decisions from anon, authenticated, service_role;
grant select on public.moderation_decisions to authenticated, service_role;
create policy "read own, admins all" on public.moderation_decisions for select to authenticated
  using (user_id = (select auth.uid()) or (select private.allows('reviews')) or (select private.allows('tickets')));

-- Notes a decision and tells the owner why, with the way to appeal. Out: its id.
create function private.note_decision(
  person uuid, kind text, target_kind text, target_id uuid, title text, reason text
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  decision uuid;
  what text := left(coalesce(note_decision.title, ''), 120);
begin
  insert into public.moderation_decisions as d (user_id, kind, target_kind, target_id, title, reason)
  values (note_decision.person, note_decision.kind, note_decision.target_kind, note_decision.target_id, what,
    left(coalesce(nullif(btrim(note_decision.reason), ''), 'Tidak sesuai aturan KawanUsaha'), 1000))
  returning d.id into decision;
  perform private.notify(
    note_decision.person, 'report',
    case note_decision.kind
      when 'kept' then case note_decision.target_kind
        when 'sales_page' then 'Halaman jualan' else 'Proyek'
      end || ' Anda tidak kami tampilkan: ' || what
      when 'warned' then 'Peringatan tentang pesan Anda'
      else case note_decision.target_kind
        when 'project' then 'Proyek Anda dihapus admin: ' || what
        when 'relasi' then 'Profil relasi Anda dihapus admin'
        else 'Konten Anda dihapus admin: ' || what
      end
    end,
    'Alasan: ' || left(coalesce(nullif(btrim(note_decision.reason), ''), 'Tidak sesuai aturan KawanUsaha'), 800)
      || ' Keberatan? Ajukan banding dalam 30 hari.',
    '/notifikasi?keputusan=' || decision, 'decision:' || decision
  );
  return decision;
end
$$;

-- Notes that decisions about something do not hold any more.
create function private.overturn_decisions(target_kind text, target_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.moderation_decisions as d set overturned_at = now()
  where d.target_kind = overturn_decisions.target_kind and d.target_id = overturn_decisions.target_id and d.overturned_at is null
$$;

-- What the desk knows of a person when it looks at a report: as a reporter and as an owner. Of the reports that the person made, of those
-- about the person and of the decisions it reads the newest 101: a number of 101 says more than 100, and what was right, wrong or still
-- holds is counted among those. Reports are kept as long as the account of their reporter, decisions 24 months (data-periods.sql).
create function private.review_history(person uuid) returns jsonb
-- What a person has of these is guessed from others, who have few: a bitmap would read all of it, an index in order ends at the bound.
language sql stable security definer set search_path = '' set enable_bitmapscan = off as $$
  select jsonb_build_object(
    'id', p.id, 'name', p.username, 'since', p.tanggal_daftar,
    'made', made.total, 'made_right', made.right_ones, 'made_wrong', made.wrong_ones,
    'about', about.total, 'about_right', about.right_ones,
    'decisions', decided.valid_ones,
    'is_banned', exists (select from auth.users as u where u.id = p.id and u.banned_until > now())
  )
  from public.pengguna as p
    cross join lateral (
      select count(*) as total, count(*) filter (where n.status = 'resolved') as right_ones,
        count(*) filter (where n.status = 'dismissed') as wrong_ones
      from (select r.status from public.reports as r where r.reporter_id = p.id order by r.created_at desc limit 101) as n
    ) as made
    cross join lateral (
      select count(*) as total, count(*) filter (where n.status = 'resolved') as right_ones
      from (
        select r.status from public.reports as r where r.snapshot ->> 'user_id' = p.id::text order by r.created_at desc limit 101
      ) as n
    ) as about
    cross join lateral (
      select count(*) filter (where n.overturned_at is null) as valid_ones
      from (select d.overturned_at from public.moderation_decisions as d where d.user_id = p.id order by d.created_at desc limit 101) as n
    ) as decided
  where p.id = review_history.person
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
create function private.admin_list_reviews(page integer default 1, page_size integer default 25)
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
call private.expose('admin_list_reviews(integer, integer)', 'authenticated');
comment on function public.admin_list_reviews(integer, integer) is 'nullable: owner';

-- Decides one item. In: its key, whether it goes, the reason. Errors: PT404 not_found (decided already, or no such item).
create function private.review_item(item text, goes boolean, why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  parts text[] := regexp_match(review_item.item, '^(hold|page|report:[a-z_]{1,30}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
  wanted_kind text := split_part(parts[1], ':', 2);
  wanted uuid := parts[2]::uuid;
  report record;
begin
  if parts is null then
    raise exception 'Tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if parts[1] = 'hold' then
    perform public.admin_decide_hold(wanted, case when goes then 'kept' else 'released' end, why);
    return;
  elsif parts[1] = 'page' then
    perform private.decide_sales_page(wanted, goes, why, '{held}');
    return;
  end if;
  select r.snapshot ->> 'user_id' as owner into report from public.reports as r
  where r.target_kind = wanted_kind and r.target_id = wanted and r.status = 'open' order by r.created_at, r.id limit 1 for update;
  if not found then
    raise exception 'Sudah diputuskan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if goes and wanted_kind = 'thread' then
    if exists (select from auth.users as u where u.id::text = report.owner) then
      perform private.note_decision(report.owner::uuid, 'warned', 'thread', wanted, 'Pesan Anda dalam percakapan', why);
    end if;
  elsif goes and wanted_kind = 'sales_page' then
    begin
      perform private.decide_sales_page(wanted, true, why, '{clear,held}');
    exception when sqlstate 'PT404' then
      -- It is gone or off already: the reports are answered below.
      null;
    end;
  elsif goes then
    begin
      -- Closes the reports about it.
      perform public.admin_remove_content(wanted_kind, wanted, why);
    exception when sqlstate 'PT404' then
      -- Its owner has removed it meanwhile: the reports are answered below.
      null;
    end;
  end if;
  perform public.admin_answer_report(r.id, case when goes then 'resolved' else 'dismissed' end, why)
  from (
    select o.id from public.reports as o
    where o.target_kind = wanted_kind and o.target_id = wanted and o.status = 'open' order by o.id for update
  ) as r;
end
$$;

-- Decides up to 50 items of the queue with one reason, each for itself: decision 'keep' or 'remove'. Out: for each item 'done', or 'gone'
-- where it was decided meanwhile. Errors: 42501 admin_required · PT422 bad_decision, bad_items, reason_required.
create function private.admin_decide_reviews(items text[], decision text, reason text) returns table (item text, outcome text)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  wanted text;
begin
  perform private.require_staff('reviews');
  why := private.require_reason(admin_decide_reviews.reason);
  if coalesce(admin_decide_reviews.decision, '') not in ('keep', 'remove') then
    raise exception 'Keputusan tidak dikenal' using errcode = 'PT422', hint = 'bad_decision';
  end if;
  if coalesce(cardinality(items), 0) not between 1 and 50 then
    raise exception 'Pilih 1 sampai 50 hal' using errcode = 'PT422', hint = 'bad_items';
  end if;
  -- In one order, so that two admins with the same items do not wait for each other for ever.
  for wanted in select distinct coalesce(i, '') from unnest(items) as i order by 1 loop
    item := wanted;
    begin
      perform private.review_item(wanted, admin_decide_reviews.decision = 'remove', why);
      outcome := 'done';
    exception when sqlstate 'PT404' then
      outcome := 'gone';
    end;
    return next;
  end loop;
end
$$;
call private.expose('admin_decide_reviews(text[], text, text)', 'authenticated');
comment on function public.admin_decide_reviews(text[], text, text) is 'nullable: none';

-- Takes a decision back: what was removed within 30 days is restored, what was kept hidden is shown. The owner is told.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found (no such decision, taken back already, or removed too long ago).
create function private.admin_overturn_decision(decision_id uuid, reason text) returns public.moderation_decisions
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  decision public.moderation_decisions;
  found_id uuid;
begin
  perform private.require_staff('reviews');
  why := private.require_reason(admin_overturn_decision.reason);
  select * into decision from public.moderation_decisions as d
  where d.id = admin_overturn_decision.decision_id and d.overturned_at is null for update;
  if decision.id is null then
    raise exception 'Keputusan tidak ditemukan atau sudah dibatalkan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if decision.kind = 'removed' then
    select c.id into found_id from public.deleted_content as c
    where c.kind = decision.target_kind and c.content_id = decision.target_id and c.restored_at is null
    order by c.deleted_at desc limit 1;
    perform public.admin_restore_content(found_id);
  elsif decision.kind = 'banned' then
    if exists (select from auth.users as u where u.id = decision.user_id and u.banned_until > now()) then
      perform public.admin_unban_person(decision.user_id, why);
    end if;
  elsif decision.kind = 'kept' and decision.target_kind = 'sales_page' then
    perform private.decide_sales_page(decision.target_id, false, why, '{kept,held}');
  elsif decision.kind = 'kept' then
    select h.id into found_id from public.listing_holds as h
    where h.project_id = decision.target_id and h.decision = 'kept' order by h.created_at desc limit 1;
    update public.listing_holds as h set decision = 'released', decided_at = now(), decided_by = auth.uid() where h.id = found_id;
    if not found then
      raise exception 'Proyek yang ditahan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
    end if;
    update public.project_listings as p set is_active = true where p.id = decision.target_id;
    perform private.notify(decision.user_id, 'report', 'Proyek Anda tampil: ' || decision.title, why, '/kelola-aplikasi',
      'decision_overturned:' || decision.id);
  end if;
  update public.moderation_decisions as d set overturned_at = now() where d.id = decision.id returning * into decision;
  perform private.write_audit('decision.overturned', decision.target_kind, decision.target_id::text, null,
    jsonb_build_object('decision_id', decision.id, 'kind', decision.kind), why);
  if decision.kind = 'warned' then
    perform private.notify(decision.user_id, 'report', 'Peringatan tentang pesan Anda dicabut', why, '/notifikasi',
      'decision_overturned:' || decision.id);
  end if;
  return decision;
end
$$;
call private.expose('admin_overturn_decision(uuid, text)', 'authenticated');
