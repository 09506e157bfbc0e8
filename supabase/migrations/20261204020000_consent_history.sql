-- Consents have an end, and what a member switches on is one of them (issue: trust §4).
alter table public.consents add column revoked_at timestamptz;
alter table public.consents drop constraint consents_document_check;
alter table public.consents
  add constraint consents_document_check check (document in ('privacy', 'weekly_mail', 'matching', 'public_page'));
alter table public.consents drop constraint consents_once;
alter table public.consents
  add constraint consents_once unique nulls not distinct (user_id, document, version, revoked_at);
comment on column public.consents.version is 'Of the text on /privasi at that time.';
comment on column public.consents.revoked_at is 'Null while it holds; the text itself holds until the account ends.';

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

-- Those that hold already; since when a switch is on was not noted, so that it counts from its last change.
insert into public.consents (user_id, document, version, created_at)
select user_id, 'weekly_mail', private.privacy_version(), agreed_at from public.weekly_mail_consents
union all
select user_id, 'matching', private.privacy_version(), updated_at from public.matching_profiles where findable
union all
select user_id, 'public_page', private.privacy_version(), updated_at from public.public_profiles where is_public;
