-- Listings that the server holds back because their text may harm readers (issue: trust, content). Only those of new accounts;
-- the owner is told why, may change the text, which is read again, or write to us; an admin decides.
create table public.listing_holds (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_listings (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  categories text[] not null default '{}' check (
    categories <@ array[
      'advance_fee', 'ticket_cost', 'money_game', 'gambling', 'loan_shark', 'phishing', 'joki', 'sexual', 'hate', 'hidden_contact'
    ]
  ),
  created_at timestamptz not null default now(),
  -- changed: the owner rewrote the text and it is harmless now.
  decision text check (decision in ('released', 'kept', 'changed')),
  decided_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  check ((decision is null) = (decided_at is null))
);
create unique index listing_holds_open_key on public.listing_holds (project_id) where decision is null;
create index listing_holds_project_id_idx on public.listing_holds (project_id, created_at desc);
create index listing_holds_user_id_idx on public.listing_holds (user_id, created_at desc);
create index listing_holds_open_idx on public.listing_holds (created_at desc, id desc) where decision is null;
create index listing_holds_decided_by_idx on public.listing_holds (decided_by);

alter table public.listing_holds enable row level security;
revoke all on public.listing_holds from anon, authenticated;
grant select (id, project_id, user_id, categories, created_at, decision, decided_at) on public.listing_holds to authenticated;
create policy "read own, admins all" on public.listing_holds for select to authenticated
  using (user_id = (select auth.uid()) or (select private.allows('reviews')));

-- Listings whose text the job has not read yet.
create table private.listings_to_assess (
  project_id uuid primary key references public.project_listings (id) on delete cascade,
  queued_at timestamptz not null default now()
);
create index listings_to_assess_queued_at_idx on private.listings_to_assess (queued_at);
alter table private.listings_to_assess enable row level security;

-- Trigger: the text of a new account's listing, or of one that is held, waits to be read.
create function private.queue_assessment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users as u where u.id = new.user_id and u.created_at > now() - interval '30 days')
    or exists (select from public.listing_holds as h where h.project_id = new.id and h.decision is null)
  then
    insert into private.listings_to_assess (project_id) values (new.id) on conflict (project_id) do update set queued_at = now();
  end if;
  return null;
end
$$;
create trigger queue_assessment after insert on public.project_listings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.queue_assessment();
create trigger queue_assessment_again after update of project_name, project_description, questions on public.project_listings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.queue_assessment();

-- Trigger: what is held, or was kept back by an admin, is not opened again by its owner.
-- Errors: PT409 listing_held.
create function private.keep_held_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from (
      select h.decision from public.listing_holds as h where h.project_id = new.id order by h.created_at desc limit 1
    ) as latest
    where latest.decision is null or latest.decision = 'kept'
  ) then
    raise exception 'Proyek ini sedang kami periksa, jadi belum dapat ditampilkan.'
      using errcode = 'PT409', hint = 'listing_held';
  end if;
  return new;
end
$$;
create trigger a_keep_held_closed before update of is_active, expires_at on public.project_listings
  for each row when (new.is_active and not old.is_active) execute function private.keep_held_closed();

-- For the job: what waits to be read, oldest first; the rows stay locked until the job has said what it found.
create function private.take_listings_to_assess(most integer)
returns table (project_id uuid, body text)
language sql volatile security definer set search_path = '' as $$
  with taken as (
    delete from private.listings_to_assess where project_id in (
      select q.project_id from private.listings_to_assess as q order by q.queued_at for update skip locked limit most
    )
    returning project_id
  )
  select p.id, concat_ws(E'\n', p.project_name, p.project_description, nullif(array_to_string(p.questions, E'\n'), ''))
  from taken join public.project_listings as p on p.id = taken.project_id
$$;

-- For the job: holds a listing, or lets it go when its owner has made it harmless. Returns whether anything changed.
create function private.record_assessment(project_id uuid, harmful boolean, categories text[], reason text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  listing public.project_listings;
  hold uuid;
begin
  select * into listing from public.project_listings where id = record_assessment.project_id for update;
  if listing.id is null then
    return false;
  end if;
  select id into hold from public.listing_holds where project_id = listing.id and decision is null;
  if record_assessment.harmful and hold is null and listing.is_active then
    insert into public.listing_holds (project_id, user_id, categories)
    values (listing.id, listing.user_id, record_assessment.categories) returning id into hold;
    update public.project_listings set is_active = false, closed_reason = 'held' where id = listing.id;
    perform private.notify(listing.user_id, 'report', 'Proyek Anda kami periksa dulu: ' || listing.project_name,
      record_assessment.reason, '/kelola-aplikasi', 'hold:' || hold);
    return true;
  end if;
  if not record_assessment.harmful and hold is not null then
    update public.listing_holds set decision = 'changed', decided_at = now() where id = hold;
    update public.project_listings set is_active = true where id = listing.id;
    perform private.notify(listing.user_id, 'report', 'Proyek Anda tampil lagi: ' || listing.project_name,
      'Terima kasih sudah memperbaiki teksnya.', '/cari-project/' || listing.id, 'hold_changed:' || hold);
    return true;
  end if;
  return false;
end
$$;

-- An admin lets a held listing go or keeps it back; its owner is told with the reason.
-- Errors: 42501 admin_required · PT422 bad_decision, reason_required · PT404 not_found (not there, or decided already).
create function private.admin_decide_hold(hold_id uuid, decision text, reason text) returns public.listing_holds
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  hold public.listing_holds;
  listing_name text;
begin
  perform private.require_staff('reviews');
  words := private.require_reason(admin_decide_hold.reason);
  if coalesce(admin_decide_hold.decision, '') not in ('released', 'kept') then
    raise exception 'Keputusan tidak dikenal' using errcode = 'PT422', hint = 'bad_decision';
  end if;
  update public.listing_holds as h set decision = admin_decide_hold.decision, decided_at = now(), decided_by = auth.uid()
  where h.id = admin_decide_hold.hold_id and h.decision is null
  returning * into hold;
  if hold.id is null then
    raise exception 'Proyek yang ditahan tidak ditemukan atau sudah diputuskan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if hold.decision = 'released' then
    update public.project_listings set is_active = true where id = hold.project_id;
  end if;
  select project_name into listing_name from public.project_listings where id = hold.project_id;
  perform private.write_audit('hold.' || hold.decision, 'project', hold.project_id::text, null,
    jsonb_build_object('hold_id', hold.id), words);
  if hold.decision = 'released' then
    perform private.notify(hold.user_id, 'report', 'Proyek Anda tampil: ' || listing_name, words, '/kelola-aplikasi',
      'hold_released:' || hold.id);
  else
    perform private.note_decision(hold.user_id, 'kept', 'project', hold.project_id, listing_name, words);
  end if;
  return hold;
end
$$;
call private.expose('admin_decide_hold(uuid, text, text)', 'authenticated');

-- For admins: the listings that are held, with the text that is in question, oldest first. Errors: 42501 admin_required.
create function private.admin_list_holds()
returns table (id uuid, project_id uuid, categories text[], created_at timestamptz, project_name text, project_description text)
language plpgsql stable security definer set search_path = '' rows 100 as $$
#variable_conflict use_column
begin
  perform private.require_staff('reviews');
  return query
    select h.id, h.project_id, h.categories, h.created_at, p.project_name, p.project_description
    from public.listing_holds as h join public.project_listings as p on p.id = h.project_id
    where h.decision is null order by h.created_at, h.id limit 100;
end
$$;
call private.expose('admin_list_holds()', 'authenticated');
comment on function public.admin_list_holds() is 'nullable: none';
