-- A ban is a decision that its person reads the reason of and appeals to, from the mail that told of it; until now the mail led to the
-- general form of /kontak, whose message nothing tied to the account.
alter table public.moderation_decisions drop constraint moderation_decisions_kind_check;
alter table public.moderation_decisions add constraint moderation_decisions_kind_check
  check (kind in ('removed', 'kept', 'warned', 'banned'));

-- Writes the appeal of a person to a decision against them within 30 days, once. The same again gives the same number.
-- Out: the ticket's number. Errors: PT404 not_found · PT422 body_required · PT409 appeal_over, overturned.
create function private.write_appeal(decision_id uuid, person uuid, message text) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  decision public.moderation_decisions;
  words text := btrim(coalesce(write_appeal.message, ''), E' \t\r\n');
  number text;
  ticket uuid;
begin
  select * into decision from public.moderation_decisions as d
  where d.id = write_appeal.decision_id and d.user_id = write_appeal.person for update;
  if decision.id is null then
    raise exception 'Keputusan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if decision.appealed_at is not null then
    select m.ticket_number into number from public.contact_messages as m where m.id = decision.ticket_id;
    if number is not null then
      return number;
    end if;
    raise exception 'Banding atas keputusan ini sudah dijawab' using errcode = 'PT409', hint = 'appeal_over';
  end if;
  if decision.overturned_at is not null then
    raise exception 'Keputusan ini sudah dibatalkan' using errcode = 'PT409', hint = 'overturned';
  end if;
  if decision.created_at <= now() - interval '30 days' then
    raise exception 'Banding dapat diajukan dalam 30 hari setelah keputusan' using errcode = 'PT409', hint = 'appeal_over';
  end if;
  if char_length(words) < 10 or char_length(words) > 3000 then
    raise exception 'Jelaskan keberatan Anda dalam 10 sampai 3.000 karakter' using errcode = 'PT422', hint = 'body_required';
  end if;
  insert into public.contact_messages as m (ticket_number, name, email, subject, message, user_id)
  select 'KU-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || private.random_code(6),
    left(coalesce(p.nama_lengkap, p.username), 100), p.email, 'Banding atas keputusan',
    'Keputusan: ' || decision.title || E'\nAlasan kami: ' || decision.reason || E'\n\n' || words, p.id
  from public.pengguna as p where p.id = write_appeal.person
  returning m.id, m.ticket_number into ticket, number;
  update public.moderation_decisions as d set ticket_id = ticket, appealed_at = now() where d.id = decision.id;
  return number;
end
$$;

-- The caller's appeal to a decision. Out: the ticket's number.
-- Errors: 42501 login_required · PT404 not_found · PT422 body_required · PT409 appeal_over, overturned.
create or replace function public.appeal_decision(decision_id uuid, message text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  return private.write_appeal(appeal_decision.decision_id, auth.uid(), appeal_decision.message);
end
$$;

-- A ban, for who holds the id of its decision: why, until when (null: for good), and what can be done. state: open (can be appealed to),
-- appealed, late (30 days are over), ended (lifted, or over by the clock). No row for any other id.
create function public.get_ban(decision_id uuid)
returns table (reason text, until timestamptz, created_at timestamptz, ticket_number text, state text)
language sql stable security definer set search_path = '' as $$
  select d.reason, case when u.banned_until < now() + interval '50 years' then u.banned_until end, d.created_at, m.ticket_number,
    case
      when d.overturned_at is not null or u.banned_until is null or u.banned_until <= now() then 'ended'
      when d.appealed_at is not null then 'appealed'
      when d.created_at <= now() - interval '30 days' then 'late'
      else 'open'
    end
  from public.moderation_decisions as d
    join auth.users as u on u.id = d.user_id
    left join public.contact_messages as m on m.id = d.ticket_id
  where d.id = get_ban.decision_id and d.kind = 'banned'
$$;
grant execute on function public.get_ban(uuid) to anon, authenticated;
comment on function public.get_ban(uuid) is 'nullable: until, ticket_number';

-- The appeal to a ban by who holds the id of its decision. Out: the ticket's number.
-- Errors: PT404 not_found · PT422 body_required · PT409 appeal_over, overturned.
create function public.appeal_ban(decision_id uuid, message text) returns text
language sql volatile security definer set search_path = '' as $$
  select private.write_appeal(appeal_ban.decision_id, (
    select d.user_id from public.moderation_decisions as d where d.id = appeal_ban.decision_id and d.kind = 'banned'
  ), appeal_ban.message)
$$;
grant execute on function public.appeal_ban(uuid, text) to anon, authenticated;

drop function private.tell_person(uuid, text, text);
-- Tells a person of what was done to the account: not a kind of news that one can switch off.
create function private.tell_person(person uuid, title text, body text, link text default '/kontak') returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, title, body, link, email_status)
  values (person, 'system', left(title, 200), left(body, 1000), link, 'pending')
$$;

-- Bans an account until a day, or for good without one; its sessions end, and the mail leads to where the person reads why and appeals.
-- Takes the place of an earlier ban. Out: until when (100 years stand for 'for good').
-- Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin · PT422 reason_required, bad_end.
create or replace function public.admin_ban_person(user_id uuid, reason text, until timestamptz default null) returns timestamptz
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

-- Lifts a ban. Errors: 42501 admin_required · PT404 not_found · PT409 own_account, is_admin, not_banned · PT422 reason_required.
create or replace function public.admin_unban_person(user_id uuid, reason text) returns boolean
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

-- Takes a decision back: what was removed within 30 days is restored, what was kept hidden is shown. The owner is told.
-- Errors: 42501 admin_required · PT422 reason_required · PT404 not_found (no such decision, taken back already, or removed too long ago).
create or replace function public.admin_overturn_decision(decision_id uuid, reason text) returns public.moderation_decisions
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

-- The page of an appeal stands at /banding.
insert into private.reserved_page_names (name, covers) values ('banding', 'whole') on conflict (name) do nothing;
