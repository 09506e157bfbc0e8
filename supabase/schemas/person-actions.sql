-- What the desk does to an account. Each function is for who has its permission, never for one's own account or another admin's (whose role is
-- taken first), needs a reason, leaves a line in the audit log, and tells the person in the app and by mail, whatever they chose.

-- Locks the account for whom has the permission. Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, is_staff.
create function private.take_person(person uuid, permission text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff(take_person.permission);
  if take_person.person = auth.uid() then
    raise exception 'Tindakan ini tidak berlaku untuk akun Anda sendiri' using errcode = 'PT409', hint = 'own_account';
  end if;
  perform from auth.users as u where u.id = take_person.person for update;
  if not found then
    raise exception 'Akun tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if exists (select from public.user_roles as r where r.user_id = take_person.person and r.role = 'admin') then
    raise exception 'Akun ini admin. Cabut role adminnya dulu.' using errcode = 'PT409', hint = 'is_admin';
  end if;
  if not private.is_admin() and exists (select from public.staff_roles as r where r.user_id = take_person.person) then
    raise exception 'Akun ini rekan tim. Minta admin melakukannya.' using errcode = 'PT409', hint = 'is_staff';
  end if;
end
$$;

-- Tells a person of what was done to the account: not a kind of news that one can switch off.
create function private.tell_person(person uuid, title text, body text, link text default '/kontak') returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, title, body, link, email_status)
  values (person, 'system', left(title, 200), left(body, 1000), link, 'pending')
$$;

-- Freezes the vouchers of an account that wait for their pay-out, while the desk looks into them: they are not paid, and give their coins
-- back when they expire. Out: how many.
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, is_staff, no_voucher · PT422 reason_required.
create function private.admin_freeze_vouchers(user_id uuid, reason text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  codes text;
  frozen integer;
begin
  perform private.take_person(admin_freeze_vouchers.user_id, 'vouchers');
  why := private.require_reason(admin_freeze_vouchers.reason);
  perform private.lock_user('wallet', admin_freeze_vouchers.user_id);
  with done as (
    update public.vouchers as v set frozen_at = now(), frozen_reason = left(why, 300)
    where v.user_id = admin_freeze_vouchers.user_id and v.status = 'active' and v.frozen_at is null and v.expired_at > now()
    returning v.voucher_code
  )
  select count(*), string_agg(d.voucher_code, ', ' order by d.voucher_code) into frozen, codes from done as d;
  if frozen = 0 then
    raise exception 'Tidak ada voucher yang menunggu dibayar' using errcode = 'PT409', hint = 'no_voucher';
  end if;
  perform private.tell_person(admin_freeze_vouchers.user_id, 'Voucher ' || codes || ' dibekukan',
    'Voucher tidak dicairkan; saat masa berlakunya habis, coinnya kembali. Alasan: ' || why, '/affiliate?tab=vouchers');
  return frozen;
end
$$;
call private.expose('admin_freeze_vouchers(uuid, text)', 'authenticated');

-- Ends the sessions of an account everywhere. Out: how many.
create function private.end_person_sessions(person uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended integer;
begin
  delete from auth.sessions as s where s.user_id = end_person_sessions.person;
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- Refuses the access token of an ended session, which is sound until its time is over: one of a child whose guardian took the consent
-- back, of a banned or deleted member, or after signing out. Our server asks before each request of every protocol; at a hosted project
-- the data API does by this function. A token without a session, such as the project's keys, passes.
-- Errors: PT401 session_not_found.
create function private.refuse_ended_session() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  session uuid := nullif(auth.jwt() ->> 'session_id', '');
begin
  if session is not null and not exists (
    select from auth.sessions as s where s.id = session and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  ) then
    raise exception 'Sesi Anda sudah berakhir. Silakan masuk lagi.' using errcode = 'PT401', hint = 'session_not_found';
  end if;
end
$$;
grant execute on function private.refuse_ended_session() to anon, authenticated, service_role;
do $$
begin
  -- Of the whole cluster: another database may have set it, or set it at this moment (internal_error: tuple concurrently updated).
  -- A function of the operator's own stays, and may call this one.
  if not exists (
    select from pg_catalog.pg_db_role_setting as s join pg_catalog.pg_roles as r on r.oid = s.setrole
    where r.rolname = 'authenticator' and s.setdatabase = 0
      and exists (select from unnest(s.setconfig) as c (setting) where c.setting like 'pgrst.db\_pre\_request=%')
  ) then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_ended_session';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege or undefined_object or internal_error then
  raise notice 'role authenticator belongs to another role: set pgrst.db_pre_request to private.refuse_ended_session there';
end $$;

-- Bans an account until a day, or for good without one; its sessions end, and the mail leads to where the person reads why and appeals.
-- Takes the place of an earlier ban. Out: until when (100 years stand for 'for good').
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin · PT422 reason_required, bad_end.
create function private.admin_ban_person(user_id uuid, reason text, until timestamptz default null) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  ends timestamptz := coalesce(admin_ban_person.until, now() + interval '100 years');
  span text;
  before timestamptz;
  decision uuid;
begin
  perform private.take_person(admin_ban_person.user_id, 'bans');
  why := private.require_reason(admin_ban_person.reason);
  if ends <= now() or ends > now() + interval '101 years' then
    raise exception 'Tanggal berakhir harus di masa depan' using errcode = 'PT422', hint = 'bad_end';
  end if;
  select u.banned_until into before from auth.users as u where u.id = admin_ban_person.user_id;
  update auth.users as u set banned_until = ends, updated_at = now() where u.id = admin_ban_person.user_id;
  perform private.end_person_sessions(admin_ban_person.user_id);
  perform private.write_audit('person.banned', 'user', admin_ban_person.user_id::text,
    jsonb_build_object('banned_until', before), jsonb_build_object('banned_until', ends), why);
  span := case
    when admin_ban_person.until is null then 'seterusnya'
    else 'sampai ' || to_char(ends at time zone 'Asia/Jakarta', 'DD/MM/YYYY HH24.MI') || ' WIB'
  end;
  perform private.overturn_decisions('user', admin_ban_person.user_id);
  insert into public.moderation_decisions as d (user_id, kind, target_kind, target_id, title, reason)
  values (admin_ban_person.user_id, 'banned', 'user', admin_ban_person.user_id, 'Akun diblokir ' || span, why)
  returning d.id into decision;
  perform private.tell_person(admin_ban_person.user_id, 'Akun Anda diblokir',
    'Berlaku ' || span || '. Alasan: ' || left(why, 800)
      || ' Keberatan? Buka tautan ini dan ajukan banding dalam 30 hari, tanpa perlu masuk.',
    '/banding#' || decision);
  return ends;
end
$$;
call private.expose('admin_ban_person(uuid, text, timestamptz)', 'authenticated');

-- Lifts a ban. Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, not_banned · PT422 reason_required.
create function private.admin_unban_person(user_id uuid, reason text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  before timestamptz;
begin
  perform private.take_person(admin_unban_person.user_id, 'bans');
  why := private.require_reason(admin_unban_person.reason);
  select u.banned_until into before from auth.users as u where u.id = admin_unban_person.user_id;
  if before is null or before <= now() then
    raise exception 'Akun ini tidak sedang diblokir' using errcode = 'PT409', hint = 'not_banned';
  end if;
  update auth.users as u set banned_until = null, updated_at = now() where u.id = admin_unban_person.user_id;
  perform private.write_audit('person.unbanned', 'user', admin_unban_person.user_id::text,
    jsonb_build_object('banned_until', before), null, why);
  perform private.overturn_decisions('user', admin_unban_person.user_id);
  perform private.tell_person(admin_unban_person.user_id, 'Blokir akun Anda dicabut', 'Anda dapat masuk lagi. Alasan: ' || why, '/masuk');
  return true;
end
$$;
call private.expose('admin_unban_person(uuid, text)', 'authenticated');

-- Ends all sessions of an account. Out: how many there were.
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin · PT422 reason_required.
create function private.admin_end_sessions(user_id uuid, reason text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  ended integer;
begin
  perform private.take_person(admin_end_sessions.user_id, 'accounts');
  why := private.require_reason(admin_end_sessions.reason);
  ended := private.end_person_sessions(admin_end_sessions.user_id);
  perform private.write_audit('person.sessions_ended', 'user', admin_end_sessions.user_id::text, null,
    jsonb_build_object('sessions', ended), why);
  perform private.tell_person(admin_end_sessions.user_id, 'Anda dikeluarkan dari semua perangkat',
    'Masuk lagi dengan password Anda. Alasan: ' || why);
  return ended;
end
$$;
call private.expose('admin_end_sessions(uuid, text)', 'authenticated');

-- Removes the second factor of a person who has lost it, and ends the sessions. Out: how many factors there were.
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, no_factor · PT422 reason_required.
create function private.admin_reset_second_factor(user_id uuid, reason text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  removed integer;
begin
  perform private.take_person(admin_reset_second_factor.user_id, 'accounts');
  why := private.require_reason(admin_reset_second_factor.reason);
  delete from auth.mfa_factors as f where f.user_id = admin_reset_second_factor.user_id;
  get diagnostics removed = row_count;
  if removed = 0 then
    raise exception 'Akun ini tidak memakai verifikasi dua langkah' using errcode = 'PT409', hint = 'no_factor';
  end if;
  perform private.end_person_sessions(admin_reset_second_factor.user_id);
  perform private.write_audit('person.second_factor_reset', 'user', admin_reset_second_factor.user_id::text, null,
    jsonb_build_object('factors', removed), why);
  perform private.tell_person(admin_reset_second_factor.user_id, 'Verifikasi dua langkah akun Anda dihapus',
    'Masuk lagi, lalu pasang yang baru di Profil. Bukan permintaan Anda? Ganti password dan tulis kepada kami. Alasan: ' || why);
  return removed;
end
$$;
call private.expose('admin_reset_second_factor(uuid, text)', 'authenticated');

-- Leaves a note about a person for colleagues, once for each note_key; the person is not told.
-- Errors: 42501 admin_required · PT404 not_found · PT409 key_used · PT422 body_required.
create function private.admin_note_person(user_id uuid, note_key uuid, body text) returns public.person_notes
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := btrim(coalesce(admin_note_person.body, ''), E' \t\r\n');
  note public.person_notes;
begin
  perform private.require_staff('people');
  if char_length(words) < 3 or char_length(words) > 2000 or admin_note_person.note_key is null then
    raise exception 'Isi harus 3 sampai 2.000 karakter' using errcode = 'PT422', hint = 'body_required';
  end if;
  if not exists (select from auth.users as u where u.id = admin_note_person.user_id) then
    raise exception 'Akun tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  insert into public.person_notes as n (person_id, body, author_id, dedupe_key)
  values (admin_note_person.user_id, words, auth.uid(), admin_note_person.note_key)
  on conflict (dedupe_key) do nothing
  returning * into note;
  if note.id is not null then
    perform private.write_audit('person.noted', 'user', admin_note_person.user_id::text);
    return note;
  end if;
  select * into note from public.person_notes as n where n.dedupe_key = admin_note_person.note_key;
  if row(note.person_id, note.body, note.author_id) is distinct from row(admin_note_person.user_id, words, auth.uid()) then
    raise exception 'Kunci ini sudah dipakai untuk tulisan lain. Muat ulang halaman.' using errcode = 'PT409', hint = 'key_used';
  end if;
  return note;
end
$$;
call private.expose('admin_note_person(uuid, uuid, text)', 'authenticated');
