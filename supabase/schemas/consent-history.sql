-- What a member switched on, as consents with a beginning and an end (issue: trust §4). A choice that is taken back and made again is
-- another row.

-- Notes whether a member agrees to something by now; the same again changes nothing.
create function private.note_consent(person uuid, document text, holds boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not holds then
    update public.consents as c set revoked_at = clock_timestamp()
    where c.user_id = person and c.document = note_consent.document and c.revoked_at is null;
    return;
  end if;
  insert into public.consents (user_id, document, version)
  select person, note_consent.document, private.privacy_version()
  where not exists (
    select from public.consents as c
    where c.user_id = person and c.document = note_consent.document and c.revoked_at is null
  )
  on conflict on constraint consents_once do nothing;
end
$$;

-- Trigger: a row is a consent while it is there and, where a column is named, while that says so. In: the document; the column.
create function private.follow_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_consent(
    coalesce(new.user_id, old.user_id), tg_argv[0],
    tg_op <> 'DELETE' and (tg_nargs = 1 or (to_jsonb(new) ->> tg_argv[1])::boolean)
  );
  return null;
end
$$;
create trigger follow_consent after insert or delete on public.weekly_mail_consents
  for each row execute function private.follow_consent('weekly_mail');
create trigger follow_consent after insert or update or delete on public.matching_profiles
  for each row execute function private.follow_consent('matching', 'findable');
create trigger follow_consent after insert or update or delete on public.public_profiles
  for each row execute function private.follow_consent('public_page', 'is_public');
