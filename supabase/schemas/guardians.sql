-- A parent or guardian agrees to the account of a person below 18, by a link that goes to their own mailbox. The link holds a secret
-- of which only the hash is kept; it serves once, ends after 7 days, and acts on a press. After that the guardian gets another link,
-- by which the consent is seen and taken back.
create table public.guardian_requests (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references auth.users (id) on delete cascade,
  guardian_email text not null check (char_length(guardian_email) <= 255 and guardian_email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  -- The same for every way of writing the address, for the limits.
  mailbox text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  confirmed_at timestamptz,
  relation text check (relation in ('orang tua', 'wali')),
  text_version text,
  ended_at timestamptz,
  was_declined boolean not null default false,
  token_hash bytea unique,
  email_status text not null default 'pending' check (email_status in ('pending', 'sent', 'failed', 'skipped')),
  email_attempts integer not null default 0,
  check ((confirmed_at is null) = (relation is null) and (confirmed_at is null) = (text_version is null)),
  check (not was_declined or (ended_at is not null and confirmed_at is null))
);
comment on column public.guardian_requests.ended_at is 'Another request took its place, the guardian declined, or took the consent back.';
comment on column public.guardian_requests.token_hash is 'Of the link that serves now: to confirm, and after that to see and revoke.';
create index guardian_requests_child_id_idx on public.guardian_requests (child_id, created_at desc);
create unique index guardian_requests_open_key on public.guardian_requests (child_id) where ended_at is null;
create index guardian_requests_mailbox_idx on public.guardian_requests (mailbox, created_at desc);
create index guardian_requests_pending_idx on public.guardian_requests (created_at) where email_status = 'pending';
create index guardian_requests_failed_idx on public.guardian_requests (created_at) where email_status = 'failed';

alter table public.guardian_requests enable row level security;
revoke all on public.guardian_requests from anon, authenticated, service_role;
grant select (id, child_id, guardian_email, created_at, expires_at, confirmed_at, relation, text_version, ended_at, was_declined,
  email_status) on public.guardian_requests to authenticated;
create policy "child reads own" on public.guardian_requests for select to authenticated using (child_id = (select auth.uid()));

-- Whether an address cannot be that of the guardian, because it is the child's: the same mailbox, or the mailbox of an account with
-- the child's number, or of another member below 18.
create function private.is_childs_address(child uuid, address text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  mailbox text := private.canonical_email(btrim(address));
begin
  return exists (
    select from auth.users as u
    where u.id = child and mailbox in (private.canonical_email(u.email), private.canonical_email(nullif(u.email_change, '')))
  ) or exists (
    select from auth.users as u left join public.pengguna as p on p.id = u.id
    where u.id <> child and not u.is_sso_user and lower(u.email) in (lower(btrim(address)), mailbox)
      and (
        private.age_of(u.id) < 18
        or p.no_wa = (select c.no_wa from public.pengguna as c where c.id = child)
        or u.phone = (select c.phone from auth.users as c where c.id = child)
      )
  );
end
$$;

-- Asks a person's guardian; a request that was open before ends. At most 3 mails in 24 hours for a child, and 5 to a mailbox.
-- Errors: PT422 guardian_email_invalid, guardian_is_child · PT409 guardian_not_needed, guardian_confirmed, guardian_declined ·
-- PT429 daily_limit.
create function private.ask_guardian(child uuid, address text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(coalesce(address, '')));
  wanted_mailbox text := private.canonical_email(wanted);
  request_id uuid;
begin
  if wanted !~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$' or char_length(wanted) > 255 then
    raise exception 'Tulis alamat email orang tua atau wali yang benar' using errcode = 'PT422', hint = 'guardian_email_invalid';
  end if;
  perform private.lock_user('guardian', child);
  if coalesce(private.age_of(child), 18) >= 18 then
    raise exception 'Persetujuan orang tua atau wali tidak diperlukan' using errcode = 'PT409', hint = 'guardian_not_needed';
  end if;
  if private.has_guardian(child) then
    raise exception 'Orang tua atau wali Anda sudah menyetujui' using errcode = 'PT409', hint = 'guardian_confirmed';
  end if;
  if private.is_childs_address(child, wanted) then
    raise exception 'Pakai email orang tua atau wali, bukan email Anda sendiri' using errcode = 'PT422', hint = 'guardian_is_child';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('guardian mailbox:' || wanted_mailbox, 0));
  if exists (
    select from public.guardian_requests as g
    where g.child_id = child and g.was_declined and g.mailbox = wanted_mailbox and g.ended_at > now() - interval '30 days'
  ) then
    raise exception 'Pemilik email ini menolak. Tulis email orang tua atau wali yang lain.'
      using errcode = 'PT409', hint = 'guardian_declined';
  end if;
  if (
    select count(*) filter (where g.child_id = child) >= 3 or count(*) filter (where g.mailbox = wanted_mailbox) >= 5
    from public.guardian_requests as g
    where g.created_at > now() - interval '24 hours' and (g.child_id = child or g.mailbox = wanted_mailbox)
  ) then
    raise exception 'Email ke orang tua atau wali sudah beberapa kali dikirim hari ini. Periksa juga folder spam, lalu coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  update public.guardian_requests set ended_at = now(), token_hash = null,
    email_status = case when email_status = 'pending' then 'skipped' else email_status end
  where child_id = child and ended_at is null;
  insert into public.guardian_requests (child_id, guardian_email, mailbox) values (child, wanted, wanted_mailbox)
  returning id into request_id;
  return request_id;
end
$$;

-- The caller, below 18, has the guardian asked, or asked again. Errors: 42501 login_required · those of private.ask_guardian.
create function private.ask_guardian(guardian_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  perform private.ask_guardian(auth.uid(), ask_guardian.guardian_email);
end
$$;
call private.expose('ask_guardian(text)', 'authenticated');

-- For a child that cannot sign in yet: the guardian who was named gets the mail again. In: the address of the account. It answers the
-- same whether there is such an account or not, and sends nothing to any other address.
create function private.resend_guardian_mail(account_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  child uuid;
  address text;
begin
  select u.id into child from auth.users as u
  where lower(u.email) = lower(btrim(resend_guardian_mail.account_email)) and not u.is_sso_user;
  if private.age_group(child) <> 'child' then
    return;
  end if;
  select g.guardian_email into address from public.guardian_requests as g where g.child_id = child order by g.created_at desc limit 1;
  begin
    perform private.ask_guardian(child, address);
  exception when sqlstate 'PT409' or sqlstate 'PT422' or sqlstate 'PT429' then
    return;
  end;
end
$$;
call private.expose('resend_guardian_mail(text)', 'anon', 'authenticated');

-- The open request behind a link's secret, locked. Errors: PT404 link_invalid (unknown, used or replaced) · PT404 link_expired.
create function private.take_guardian_link(token text) returns public.guardian_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.guardian_requests;
begin
  select g.* into request from public.guardian_requests as g
  where g.token_hash = extensions.digest(left(coalesce(token, ''), 200), 'sha256') and g.ended_at is null
  for update;
  if request.id is null then
    raise exception 'Tautan ini sudah dipakai, diganti, atau tidak lengkap.' using errcode = 'PT404', hint = 'link_invalid';
  end if;
  if request.confirmed_at is null and request.expires_at <= now() then
    raise exception 'Tautan ini berlaku 7 hari dan sudah berakhir. Minta anak Anda mengirim ulang.'
      using errcode = 'PT404', hint = 'link_expired';
  end if;
  return request;
end
$$;

-- What the guardian's page shows; changes nothing. Volatile, so that a GET with the secret in its address is refused.
-- Errors: PT404 link_invalid, link_expired.
create function private.get_guardian_request(token text) returns table (
  child_name text, child_username text, is_below_13 boolean, guardian_email text, expires_at timestamptz, confirmed_at timestamptz,
  relation text
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.guardian_requests := private.take_guardian_link(get_guardian_request.token);
begin
  return query
    select p.nama_lengkap, p.username, private.age_of(p.id) < 13, private.mask_email(request.guardian_email), request.expires_at,
      request.confirmed_at, request.relation
    from public.pengguna as p where p.id = request.child_id;
end
$$;
call private.expose('get_guardian_request(text)', 'anon', 'authenticated');
comment on function public.get_guardian_request(text) is 'nullable: expires_at, confirmed_at, relation';

-- The guardian agrees; the link is used up. Errors: PT404 link_invalid, link_expired · PT403 own_link (the child, or the child's
-- mailbox) · PT409 guardian_confirmed · PT422 relation_required, text_changed.
create function private.confirm_guardian(token text, relation text, text_version text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.guardian_requests := private.take_guardian_link(confirm_guardian.token);
begin
  if request.confirmed_at is not null then
    raise exception 'Anda sudah menyetujui akun ini' using errcode = 'PT409', hint = 'guardian_confirmed';
  end if;
  if auth.uid() = request.child_id or private.is_childs_address(request.child_id, request.guardian_email) then
    raise exception 'Persetujuan diberikan oleh orang tua atau wali, bukan oleh pemilik akun. Keluar dulu dari akun anak di perangkat ini.'
      using errcode = 'PT403', hint = 'own_link';
  end if;
  if confirm_guardian.relation is null or confirm_guardian.relation not in ('orang tua', 'wali') then
    raise exception 'Pilih hubungan Anda dengan anak ini' using errcode = 'PT422', hint = 'relation_required';
  end if;
  if confirm_guardian.text_version is distinct from private.privacy_version() then
    raise exception 'Teks persetujuan sudah berubah. Muat ulang halaman, lalu baca dan setujui lagi.'
      using errcode = 'PT422', hint = 'text_changed';
  end if;
  update public.guardian_requests as g
  set confirmed_at = now(), relation = confirm_guardian.relation, text_version = confirm_guardian.text_version, token_hash = null,
    expires_at = null, email_status = 'pending', email_attempts = 0
  where g.id = request.id;
  perform private.write_audit('guardian.confirmed', 'user', request.child_id::text, null,
    jsonb_build_object('request_id', request.id, 'relation', confirm_guardian.relation, 'text_version', confirm_guardian.text_version));
  perform private.notify(request.child_id, 'system', 'Orang tua atau wali Anda sudah menyetujui',
    'Anda bisa melamar, mendaftarkan proyek, dan mencairkan coin. Nomor dan email Anda tetap tidak ditampilkan.', '/profil',
    'guardian_confirmed:' || request.id);
end
$$;
call private.expose('confirm_guardian(text, text, text)', 'anon', 'authenticated');

-- The guardian takes the consent back, or says before agreeing that they are none. Out: 'revoked' or 'declined'.
-- A child below 13 is signed out everywhere. Errors: PT404 link_invalid, link_expired.
create function private.revoke_guardian(token text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.guardian_requests := private.take_guardian_link(revoke_guardian.token);
  outcome text := case when request.confirmed_at is null then 'declined' else 'revoked' end;
begin
  update public.guardian_requests as g
  set ended_at = now(), token_hash = null, was_declined = g.confirmed_at is null,
    email_status = case when g.email_status = 'pending' then 'skipped' else g.email_status end
  where g.id = request.id;
  perform private.write_audit('guardian.' || outcome, 'user', request.child_id::text, null, jsonb_build_object('request_id', request.id));
  perform private.notify(request.child_id, 'system',
    case outcome when 'declined' then 'Permintaan ke orang tua atau wali ditolak' else 'Orang tua atau wali mencabut persetujuannya' end,
    'Beberapa fitur tertutup sampai orang tua atau wali menyetujui. Lihat bagian Orang tua atau wali di Profil.', '/profil',
    'guardian_ended:' || request.id);
  if not private.may(request.child_id, 'act') then
    perform private.end_person_sessions(request.child_id);
  end if;
  return outcome;
end
$$;
call private.expose('revoke_guardian(text)', 'anon', 'authenticated');

-- Writes the audit line of each account that a job has deleted, as the member's own press does: a backup keeps its list of deletions
-- from there, and a restore re-applies them. Out: how many.
create function private.tell_deletions(people uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  told integer;
begin
  insert into auth.audit_log_entries (id, payload, created_at)
  select gen_random_uuid(), jsonb_build_object('action', 'user_deleted', 'actor_id', null, 'log_type', 'auth',
    'traits', jsonb_build_object('user_id', p.id, 'soft', false)), now()
  from unnest(people) as p (id);
  get diagnostics told = row_count;
  return told;
end
$$;

-- For the job: requests that were replaced, declined or ran out go after 30 days, and so does an account of a child below 13 to which
-- no guardian has agreed within 30 days, unless it has bought something, which the desk then looks after. Returns how many accounts went.
create function private.purge_guardians() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  with gone as (
    delete from auth.users as u
    where u.id in (
        select a.user_id from public.member_ages as a
        where a.stated_at <= now() - interval '30 days' and private.age_group(a.user_id) = 'child'
          and not exists (
            select from public.guardian_requests as g
            where g.child_id = a.user_id and coalesce(g.ended_at, g.created_at) > now() - interval '30 days'
          )
      )
      and not exists (select from public.entitlements as e where e.user_id = u.id)
      and not exists (select from public.user_roles as r where r.user_id = u.id)
    returning u.id
  )
  select private.tell_deletions(array_agg(g.id)) into purged from gone as g;
  delete from public.guardian_requests as g
  where g.confirmed_at is null and coalesce(g.ended_at, g.expires_at) <= now() - interval '30 days'
    and private.age_group(g.child_id) <> 'child';
  -- Who has turned 13 meanwhile may be seen without a guardian; who is hidden for another reason stays as they are.
  perform private.follow_hiding(b.user_id)
  from private.banned_members as b
  where b.until = 'infinity' and private.age_of(b.user_id) between 13 and 14 and private.may(b.user_id, 'act')
    and not exists (select from public.account_pauses as p where p.user_id = b.user_id)
    and not exists (select from auth.users as u where u.id = b.user_id and u.banned_until = 'infinity')
  limit 500;
  return purged;
end
$$;
