-- Appeals: who a decision is against asks us to look again, once, and the appeal is a ticket of the inbox. A ban ends every session, so
-- its decision is appealed to without one: its id stands in the mail that told of the ban, which only that person and the desk read.

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
create function private.appeal_decision(decision_id uuid, message text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  return private.write_appeal(appeal_decision.decision_id, auth.uid(), appeal_decision.message);
end
$$;
call private.expose('appeal_decision(uuid, text)', 'authenticated');

-- A ban, for who holds the id of its decision: why, until when (null: for good), and what can be done. state: open (can be appealed to),
-- appealed, late (30 days are over), ended (lifted, or over by the clock). No row for any other id.
create function private.get_ban(decision_id uuid)
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
call private.expose('get_ban(uuid)', 'anon', 'authenticated');
comment on function public.get_ban(uuid) is 'nullable: until, ticket_number';

-- The appeal to a ban by who holds the id of its decision. Out: the ticket's number.
-- Errors: PT404 not_found · PT422 body_required · PT409 appeal_over, overturned.
create function private.appeal_ban(decision_id uuid, message text) returns text
language sql volatile security definer set search_path = '' as $$
  select private.write_appeal(appeal_ban.decision_id, (
    select d.user_id from public.moderation_decisions as d where d.id = appeal_ban.decision_id and d.kind = 'banned'
  ), appeal_ban.message)
$$;
call private.expose('appeal_ban(uuid, text)', 'anon', 'authenticated');
