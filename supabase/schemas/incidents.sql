-- What befell data of members, told to everybody at /insiden (UU 27/2022, article 46: within 3 × 24 hours; issue 18 §4). Admins tell it
-- and change what they told; no one of them takes it back. It names no person.
create table public.incidents (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint incidents_title_check check (char_length(btrim(title)) >= 5 and char_length(title) <= 150),
  happened text not null constraint incidents_happened_check check (char_length(btrim(happened)) >= 5 and char_length(happened) <= 4000),
  data_concerned text not null
    constraint incidents_data_concerned_check check (char_length(btrim(data_concerned)) >= 5 and char_length(data_concerned) <= 4000),
  our_steps text not null constraint incidents_our_steps_check check (char_length(btrim(our_steps)) >= 5 and char_length(our_steps) <= 4000),
  your_steps text not null
    constraint incidents_your_steps_check check (char_length(btrim(your_steps)) >= 5 and char_length(your_steps) <= 4000),
  known_at timestamptz not null,
  told_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz,
  tells_members boolean not null default false
);
comment on column public.incidents.tells_members is 'Whether each member is told by bell and mail, beside the page.';
comment on column public.incidents.known_at is 'When the operator came to know of it: from then on the 3 × 24 hours count.';

alter table public.incidents enable row level security;
revoke all on public.incidents from anon, authenticated;
grant select on public.incidents to anon, authenticated;
grant insert (id, title, happened, data_concerned, our_steps, your_steps, known_at, tells_members) on public.incidents to authenticated;
grant update (title, happened, data_concerned, our_steps, your_steps, known_at, ended_at, tells_members) on public.incidents to authenticated;
create policy "everybody reads" on public.incidents for select to anon, authenticated using (true);
create policy "admins tell" on public.incidents for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.incidents for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Trigger: nothing is known of before it is; every change is stamped. Errors: PT422 moment_invalid.
create function private.prepare_incident() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.known_at > now() or new.ended_at < new.known_at then
    raise exception 'Isi waktu yang sudah lewat, dan akhir sesudah kami ketahui' using errcode = 'PT422', hint = 'moment_invalid';
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger prepare before insert or update on public.incidents
  for each row execute function private.prepare_incident();

-- Trigger: what was told and what it says now, in the audit log; pages of visitors that show it are made anew.
create function private.audit_incident() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit('incident.' || lower(tg_op), 'incident', new.id::text,
    case when tg_op = 'UPDATE' then to_jsonb(old) - 'id' - 'updated_at' end, to_jsonb(new) - 'id' - 'updated_at');
  perform private.tell_pages('{incidents}');
  return null;
end
$$;
create trigger audit_change after insert or update on public.incidents
  for each row execute function private.audit_incident();

-- How far the members have been told of an incident by bell and mail. `through`: all of the accounts up to this id have been; it goes when
-- all are told.
create table private.incident_notices (
  incident_id uuid primary key references public.incidents (id) on delete cascade,
  through uuid,
  told integer not null default 0,
  finished_at timestamptz
);
alter table private.incident_notices enable row level security;
revoke all on private.incident_notices from public, anon, authenticated, service_role;

-- Trigger: an incident of which the members are to be told waits for the job; once, whatever is switched afterwards.
create function private.queue_incident_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.incident_notices (incident_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
create trigger queue_notices after insert or update of tells_members on public.incidents
  for each row when (new.tells_members) execute function private.queue_incident_notices();

-- For the job: tells the next members of the oldest incident that waits, whatever they have switched off: it is about their data (UU
-- 27/2022, article 46). Accounts that came later read /insiden. In: how many at most. Returns how many were told.
create function private.notify_incidents(batch integer default 500) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  notice private.incident_notices;
  incident public.incidents;
  last uuid;
  reached integer;
begin
  select n.* into notice from private.incident_notices as n join public.incidents as i on i.id = n.incident_id
  where n.finished_at is null order by i.told_at, i.id limit 1 for update of n skip locked;
  if notice.incident_id is null then
    return 0;
  end if;
  select * into incident from public.incidents where id = notice.incident_id;
  with next as (
    select u.id from auth.users as u
    where (notice.through is null or u.id > notice.through) and u.created_at <= incident.told_at and u.deleted_at is null
    order by u.id limit batch
  ), told as (
    insert into public.notifications (user_id, kind, title, body, link, in_app, email_status, dedupe_key)
    select next.id, 'system', left('Insiden data: ' || incident.title, 200),
      left('Data yang terkena: ' || incident.data_concerned, 700) || ' Yang bisa Anda lakukan tertulis di halaman insiden.',
      '/insiden', true, 'pending', 'incident:' || incident.id || ':' || next.id
    from next on conflict (dedupe_key) do nothing
  )
  select (array_agg(next.id order by next.id desc))[1], count(*) into last, reached from next;
  update private.incident_notices
  set through = case when reached = batch then last end, told = told + reached,
    finished_at = case when reached < batch then now() end
  where incident_id = notice.incident_id;
  return reached;
end
$$;

-- How many members have been told of each incident, and since when all of them. Errors: 42501 admin_required.
create function private.admin_list_incident_notices()
returns table (incident_id uuid, told integer, finished_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select n.incident_id, n.told, n.finished_at from private.incident_notices as n
      join public.incidents as i on i.id = n.incident_id
    order by i.known_at desc, i.id limit 50;
end
$$;
call private.expose('admin_list_incident_notices()', 'authenticated');
comment on function public.admin_list_incident_notices() is 'nullable: finished_at';
