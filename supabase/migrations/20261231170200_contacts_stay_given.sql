-- A contact that was seen after a pause or a block counts as given also once it is taken back.
-- Trigger: before a member blocks or pauses, contacts that were open in conversations until then are noted as given: both may have shared
-- while a pause or a block parted them, or at the same moment, so that neither saw that the other had.
create function private.note_given_contacts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.thread_members as m set contact_given_at = seen.since
  from (
    select mine.thread_id, greatest(mine.shared_at, other.shared_at) as since
    from public.thread_members as mine join public.threads as t on t.id = mine.thread_id
      join public.thread_members as other on other.thread_id = mine.thread_id and other.user_id <> mine.user_id
    where mine.user_id = auth.uid() and mine.shared_at is not null and other.shared_at is not null
      and (mine.contact_given_at is null or other.contact_given_at is null) and private.contact_is_open(t)
  ) as seen
  where m.thread_id = seen.thread_id and m.contact_given_at is null;
  return null;
end
$$;
create trigger note_given_contacts before insert on public.member_blocks
  for each statement execute function private.note_given_contacts();
create trigger note_given_contacts before insert on public.account_pauses
  for each statement execute function private.note_given_contacts();

-- Trigger: the same before a member takes a contact back.
create function private.note_given_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  other public.thread_members;
begin
  select m.* into other from public.thread_members as m where m.thread_id = old.thread_id and m.id <> old.id;
  if other.shared_at is not null and private.contact_is_open((select t from public.threads as t where t.id = old.thread_id)) then
    new.contact_given_at := coalesce(old.contact_given_at, greatest(old.shared_at, other.shared_at));
    update public.thread_members as m set contact_given_at = greatest(old.shared_at, other.shared_at)
    where m.id = other.id and m.contact_given_at is null;
  end if;
  return new;
end
$$;
create trigger note_given_contact before update of shared_at on public.thread_members
  for each row when (old.shared_at is not null and new.shared_at is null) execute function private.note_given_contact();
