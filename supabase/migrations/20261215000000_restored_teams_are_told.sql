-- A restored listing has its team again, but no agreement: its team is told so.
-- Trigger: who is in a team whose listing was restored learns that its agreement is not: texts and consents of an agreement are in no
-- archive. Whoever had none learns only what is missing.
create function private.tell_restored_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    member.user_id, 'team', 'Proyek dipulihkan: ' || coalesce(new.row ->> 'project_name', ''),
    'Tim, tonggak, dan kabar sudah kembali. Kesepakatan tim tidak ikut kembali: susun dan setujui lagi di ruang tim.',
    '/tim/' || new.content_id, 'team_restored:' || new.id || ':' || member.user_id
  )
  from public.team_members as member
  where member.project_id = new.content_id and member.left_at is null and member.user_id is not null
    and exists (
      select from public.team_members as other
      where other.project_id = new.content_id and other.left_at is null and not other.is_owner
    );
  return null;
end
$$;
create trigger tell_restored_team after update of restored_at on public.deleted_content
  for each row when (old.restored_at is null and new.restored_at is not null and new.kind = 'project')
  execute function private.tell_restored_team();
