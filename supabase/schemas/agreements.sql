-- The agreement of a team: written down by a form, confirmed by each party with date and hash; no legal advice (issue: teams, agreement).

-- What the team of a listing has agreed, as its owner wrote it down; read and changed by the functions below alone. `content` holds
-- {project, members: [{member_id, name, role, hours, share}], idea, leaving, dispute}.
create table public.team_agreements (
  project_id uuid primary key references public.project_listings (id) on delete cascade,
  version integer not null default 1 check (version >= 1),
  content jsonb not null check (octet_length(content::text) <= 20000),
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  saved_at timestamptz not null default now()
);
comment on column public.team_agreements.content_hash is 'SHA-256 of the content as PostgreSQL writes it, by which a confirmation names what was confirmed.';

create table public.agreement_confirmations (
  project_id uuid not null references public.team_agreements (project_id) on delete cascade,
  member_id uuid not null references public.team_members (id) on delete cascade,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  confirmed_at timestamptz not null default now(),
  primary key (project_id, member_id)
);
create index agreement_confirmations_member_id_idx on public.agreement_confirmations (member_id);

alter table public.team_agreements enable row level security;
alter table public.agreement_confirmations enable row level security;
revoke all on public.team_agreements, public.agreement_confirmations from anon, authenticated;

-- Trigger: the hash is the content's, and any edit voids what was confirmed, whatever role makes it.
create function private.seal_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.content_hash := encode(sha256(convert_to(new.content::text, 'UTF8')), 'hex');
  if tg_op = 'UPDATE' then
    if new.content is not distinct from old.content then
      return new;
    end if;
    new.version := old.version + 1;
    new.saved_at := now();
    delete from public.agreement_confirmations where project_id = new.project_id;
  end if;
  return new;
end
$$;
create trigger seal before insert or update on public.team_agreements
  for each row execute function private.seal_agreement();

-- Trigger: a confirmation is of what stands there now, by a party to it. Errors: PT409 agreement_changed · PT403 not_party.
create function private.check_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  agreement public.team_agreements;
begin
  select * into agreement from public.team_agreements where project_id = new.project_id for update;
  if new.content_hash is distinct from agreement.content_hash then
    raise exception 'Kesepakatan ini baru saja diubah. Baca lagi isinya sebelum menyetujui.' using errcode = 'PT409', hint = 'agreement_changed';
  end if;
  if not agreement.content @> jsonb_build_object('members', jsonb_build_array(jsonb_build_object('member_id', new.member_id))) then
    raise exception 'Anda bukan pihak dalam kesepakatan ini' using errcode = 'PT403', hint = 'not_party';
  end if;
  return new;
end
$$;
create trigger check_party before insert or update on public.agreement_confirmations
  for each row execute function private.check_confirmation();

-- Trigger: the name of a deleted account leaves the agreement, which thereby is another one.
create function private.forget_party() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_agreements as g
  set content = jsonb_set(g.content, '{members}', (
    select jsonb_agg(case when one ->> 'member_id' = old.id::text then one || '{"name": "Akun yang sudah dihapus"}' else one end)
    from jsonb_array_elements(g.content -> 'members') as one
  ))
  where g.project_id = old.project_id
    and g.content @> jsonb_build_object('members', jsonb_build_array(jsonb_build_object('member_id', old.id)));
  return null;
end
$$;
create trigger forget_party after delete on public.team_members
  for each row execute function private.forget_party();

-- Whether a JSON value is the terms of an agreement: {members: [{member_id, role, hours, share}], idea: {choice, note},
-- leaving: {choice, notice_days, note}, dispute: {choice, note}}, two to twenty members, each once. `contracts` says it at the field.
create function private.are_terms(terms jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(terms) = 'object' and jsonb_typeof(terms -> 'members') = 'array'
    and jsonb_typeof(terms -> 'idea') = 'object' and jsonb_typeof(terms -> 'leaving') = 'object' and jsonb_typeof(terms -> 'dispute') = 'object'
  then
    terms - array['members', 'idea', 'leaving', 'dispute'] = '{}'
    and coalesce(terms #>> '{idea,choice}', '') in ('tim', 'pembawa', 'terbuka')
    and coalesce(terms #>> '{leaving,choice}', '') in ('kembali', 'simpan', 'bertahap')
    and coalesce(terms #>> '{dispute,choice}', '') in ('musyawarah', 'pembimbing', 'mediator')
    and coalesce(terms #>> '{leaving,notice_days}', '') ~ '^\d{1,2}$' and (terms #>> '{leaving,notice_days}')::integer <= 90
    and (terms -> 'idea') - array['choice', 'note'] = '{}' and (terms -> 'dispute') - array['choice', 'note'] = '{}'
    and (terms -> 'leaving') - array['choice', 'notice_days', 'note'] = '{}'
    and not exists (
      select from (values (terms -> 'idea' -> 'note'), (terms -> 'leaving' -> 'note'), (terms -> 'dispute' -> 'note')) as said (note)
      where coalesce(jsonb_typeof(note), '') <> 'string' or char_length(note #>> '{}') > 1000
    )
    and jsonb_array_length(terms -> 'members') between 2 and 20
    and jsonb_array_length(terms -> 'members') = (
      select count(distinct one ->> 'member_id') from jsonb_array_elements(terms -> 'members') as one
    )
    and not exists (
      select from jsonb_array_elements(terms -> 'members') as one
      where case when jsonb_typeof(one) = 'object' then
        one - array['member_id', 'role', 'hours', 'share'] <> '{}'
        or coalesce(one ->> 'member_id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or jsonb_typeof(one -> 'role') is distinct from 'string' or char_length(btrim(one ->> 'role')) not between 1 and 60
        or coalesce(one ->> 'hours', '') !~ '^([1-9]|[1-7]\d|80)$'
        or coalesce(one ->> 'share', '') !~ '^(100|\d{1,2}(\.\d{1,2})?)$'
      else true end
    )
  else false end
$$;

-- Writes down, as the owner of the listing, what the team agrees; who has to confirm it is told. Any edit voids the confirmations.
-- In: the terms (private.are_terms) and the version that was read, 0 when there was none. Out: the version now.
-- Errors: 42501 login_required · PT404 not_found · PT422 bad_terms, shares_not_100 · PT409 agreement_changed, team_changed.
create function private.save_agreement(project_id uuid, terms jsonb, based_on integer default 0) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  project public.project_listings;
  known public.team_agreements;
  saved public.team_agreements;
  parties jsonb;
  member record;
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select p.* into project from public.project_listings as p
  where p.id = save_agreement.project_id and p.user_id = auth.uid() for no key update;
  if project.id is null then
    raise exception 'Tim tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  select g.* into known from public.team_agreements as g where g.project_id = project.id for update;
  if coalesce(known.version, 0) <> coalesce(save_agreement.based_on, 0) then
    raise exception 'Kesepakatan ini baru saja diubah di tempat lain. Muat ulang halaman ini.' using errcode = 'PT409', hint = 'agreement_changed';
  end if;
  if not private.are_terms(save_agreement.terms) then
    raise exception 'Isian kesepakatan belum lengkap atau terlalu panjang' using errcode = 'PT422', hint = 'bad_terms';
  end if;
  if (select sum((one ->> 'share')::numeric) from jsonb_array_elements(save_agreement.terms -> 'members') as one) <> 100 then
    raise exception 'Jumlah bagian semua anggota harus tepat 100%%' using errcode = 'PT422', hint = 'shares_not_100';
  end if;
  select jsonb_agg(
    jsonb_build_object(
      'member_id', m.id, 'name', m.display_name, 'role', btrim(one.value ->> 'role'), 'hours', (one.value ->> 'hours')::integer,
      'share', (one.value ->> 'share')::numeric
    ) order by m.is_owner desc, m.joined_at, m.id
  ) into parties
  from public.team_members as m join jsonb_array_elements(save_agreement.terms -> 'members') as one on one.value ->> 'member_id' = m.id::text
  where m.project_id = project.id and m.left_at is null and m.stays_since is not null;
  if coalesce(jsonb_array_length(parties), 0) <> jsonb_array_length(save_agreement.terms -> 'members') or jsonb_array_length(parties) <> (
    select count(*) from public.team_members as m where m.project_id = project.id and m.left_at is null and m.stays_since is not null
  ) then
    raise exception 'Susunan tim baru saja berubah. Muat ulang halaman ini.' using errcode = 'PT409', hint = 'team_changed';
  end if;
  insert into public.team_agreements as g (project_id, content, content_hash)
  values (
    project.id,
    jsonb_build_object(
      'project', project.project_name, 'members', parties, 'idea', save_agreement.terms -> 'idea',
      'leaving', save_agreement.terms -> 'leaving', 'dispute', save_agreement.terms -> 'dispute'
    ),
    repeat('0', 64)
  )
  on conflict (project_id) do update set content = excluded.content returning g.* into saved;
  if saved.version is distinct from known.version then
    for member in select m.id, m.user_id from public.team_members as m where m.project_id = project.id and not m.is_owner and m.left_at is null and m.stays_since is not null
      and not private.are_apart(m.user_id, project.user_id) loop
      perform private.notify(member.user_id, 'team', 'Kesepakatan tim menunggu persetujuan Anda: ' || project.project_name,
        'Baca isinya. Setiap perubahan membatalkan persetujuan sebelumnya.', '/tim/' || project.id, 'agreement_saved:' || saved.version || ':' || member.id);
    end loop;
  end if;
  return saved.version;
end
$$;
call private.expose('save_agreement(uuid, jsonb, integer)', 'authenticated');

-- Confirms, as a party, the agreement of exactly this content. Out: when it was confirmed; a second time changes nothing.
-- Errors: PT404 not_found · PT409 agreement_changed · PT403 not_party · those of private.require_may (a guardian below 18).
create function private.confirm_agreement(project_id uuid, content_hash text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me public.team_members;
  agreement public.team_agreements;
  confirmed timestamptz;
  member record;
begin
  select m.* into me from public.team_members as m
  where m.project_id = confirm_agreement.project_id and m.user_id = auth.uid() and m.left_at is null and m.stays_since is not null;
  select g.* into agreement from public.team_agreements as g where g.project_id = me.project_id for update;
  if agreement.project_id is null then
    raise exception 'Kesepakatan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  select c.confirmed_at into confirmed from public.agreement_confirmations as c
  where c.project_id = agreement.project_id and c.member_id = me.id and c.content_hash = confirm_agreement.content_hash;
  if confirmed is not null then
    return confirmed;
  end if;
  perform private.require_may(auth.uid(), 'agree');
  insert into public.agreement_confirmations as c (project_id, member_id, content_hash)
  values (agreement.project_id, me.id, coalesce(confirm_agreement.content_hash, '')) returning c.confirmed_at into confirmed;
  if (select count(*) from public.agreement_confirmations as c where c.project_id = agreement.project_id)
    = jsonb_array_length(agreement.content -> 'members')
  then
    for member in
      select m.id, m.user_id from public.agreement_confirmations as c join public.team_members as m on m.id = c.member_id
      where c.project_id = agreement.project_id and m.id <> me.id
    loop
      perform private.notify(member.user_id, 'team', 'Kesepakatan tim disetujui semua: ' || (agreement.content ->> 'project'),
        'Unduh salinannya sebagai PDF atau Word untuk disimpan.', '/tim/' || agreement.project_id,
        'agreement_whole:' || agreement.version || ':' || member.id);
    end loop;
  end if;
  return confirmed;
end
$$;
call private.expose('confirm_agreement(uuid, text)', 'authenticated');

-- The agreement of a team for its members, and for parties who have left: {version, content, content_hash, saved_at, my_member_id,
-- confirmations: [{member_id, confirmed_at}], is_current}. `is_current`: its parties are the team of now. Null for a stranger, and
-- where there is none.
create function private.get_agreement(project_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', g.version, 'content', g.content, 'content_hash', g.content_hash, 'saved_at', g.saved_at, 'my_member_id', me.id,
    'confirmations', coalesce((
      select jsonb_agg(jsonb_build_object('member_id', c.member_id, 'confirmed_at', c.confirmed_at) order by c.confirmed_at, c.member_id)
      from public.agreement_confirmations as c where c.project_id = g.project_id
    ), '[]'),
    'is_current', (
      select count(*) = jsonb_array_length(g.content -> 'members') and bool_and(
        g.content @> jsonb_build_object('members', jsonb_build_array(jsonb_build_object('member_id', m.id)))
      )
      from public.team_members as m where m.project_id = g.project_id and m.left_at is null and m.stays_since is not null
    )
  )
  from public.team_agreements as g join public.team_members as me on me.project_id = g.project_id and me.user_id = auth.uid()
  where g.project_id = get_agreement.project_id and (
    me.left_at is null or g.content @> jsonb_build_object('members', jsonb_build_array(jsonb_build_object('member_id', me.id)))
  )
$$;
call private.expose('get_agreement(uuid)', 'authenticated');
