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
  ended_at timestamptz
);
comment on column public.incidents.known_at is 'When the operator came to know of it: from then on the 3 × 24 hours count.';

alter table public.incidents enable row level security;
revoke all on public.incidents from anon, authenticated;
grant select on public.incidents to anon, authenticated;
grant insert (id, title, happened, data_concerned, our_steps, your_steps, known_at) on public.incidents to authenticated;
grant update (title, happened, data_concerned, our_steps, your_steps, known_at, ended_at) on public.incidents to authenticated;
create policy "everybody reads" on public.incidents for select to anon, authenticated using (true);
create policy "admins tell" on public.incidents for insert to authenticated with check ((select private.is_admin()));
create policy "admins change" on public.incidents for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Trigger: nothing is known of before it is; a change is stamped, whoever makes it. Errors: PT422 moment_invalid.
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
