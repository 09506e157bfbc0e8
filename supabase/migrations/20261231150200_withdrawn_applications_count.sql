-- An application that is withdrawn and sent again counts, so that an owner is not told without limit.
-- Trigger: who applies is what the profile says, never what the client says, and without number and e-mail for whom wants to write
-- here first, and where applicant or owner is below 18; at most 30 applications in 24 hours. A number beyond the owner's limit of a day waits.
-- Errors: PT403 guardian_needed · PT429 daily_limit · PT409 questions_changed, role_gone.
create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
  owner uuid := (select p.user_id from public.project_listings as p where p.id = new.project_id);
  limit_a_day integer := private.setting_integer('applications_per_day');
  numbers_a_day integer := private.setting_integer('application_numbers_per_day');
  sent_here bigint;
  sent bigint;
begin
  -- The caller: an application in another's name is refused by the policy, and tells nothing of the other.
  perform private.require_may(auth.uid(), 'apply');
  -- A new one takes the place of one that was withdrawn.
  delete from public.project_applications
  where project_id = new.project_id and applicant_id = auth.uid() and closed_reason = 'withdrawn';
  new.via_messages := new.via_messages or not private.may_reach(auth.uid(), owner);
  select * into profile from public.pengguna where id = new.applicant_id;
  new.applicant_name := coalesce(profile.nama_lengkap, profile.username, 'Pengguna');
  new.applicant_email := case when not new.via_messages then profile.email end;
  new.applicant_whatsapp := case when not new.via_messages then profile.no_wa end;
  new.applicant_skills := array(
    select main_skill from public.relasi_bisnis where user_id = new.applicant_id order by created_at desc limit 1
  );
  new.application_message := btrim(new.application_message);
  if new.answers <> '[]' then
    new.answers := private.match_answers(new.project_id, new.answers);
  end if;
  if new.role_id is not null then
    perform private.require_role(new.project_id, new.role_id);
  end if;
  new.status := 'pending';
  new.decided_at := null;
  perform private.lock_user('apply', new.applicant_id);
  if limit_a_day > 0 and (
    select count(*) from public.project_applications
    where applicant_id = new.applicant_id and created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % lamaran dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  -- Withdrawing makes room, but the owner is told each time: what is sent and taken back counts by the threads that stay.
  if limit_a_day > 0 then
    select count(*) filter (where t.project_id = new.project_id), count(*) into sent_here, sent
    from public.threads as t
    where t.starter_id = new.applicant_id and t.kind = 'application' and t.created_at > now() - interval '24 hours';
    if sent_here >= 4 or sent >= 4 * limit_a_day then
      raise exception using errcode = 'PT429', hint = 'daily_limit', message = case
        when sent_here >= 4 then 'Anda sudah melamar ke proyek ini 4 kali dalam 24 jam terakhir. Coba lagi besok.'
        else format('Anda sudah mengirim %s lamaran dalam 24 jam terakhir. Coba lagi besok.', sent)
      end;
    end if;
  end if;
  if new.applicant_whatsapp is not null and owner is not null then
    perform private.lock_user('application_numbers', owner);
    new.number_waits := numbers_a_day > 0 and private.numbers_given(owner) >= numbers_a_day;
    new.number_given_at := case when not new.number_waits then now() end;
    new.applicant_whatsapp := case when not new.number_waits then new.applicant_whatsapp end;
  end if;
  return new;
end
$$;
