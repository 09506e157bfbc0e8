-- Two members who take back their contacts at the same moment wait for one another in one order.
-- 'Bagikan kontak', or takes it back. Number and e-mail are seen only while both share them. Out: whether the caller shares now.
-- Errors: PT404 not_found · PT409 thread_over · PT403 age_limited, age_needed, guardian_needed, or contact_hidden because of the other, whose age it does not tell.
create or replace function private.share_contact(thread_id uuid, shares boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  other uuid := private.other_member(share_contact.thread_id, auth.uid());
  mine public.thread_members;
begin
  -- Both members in one order: taking back notes at the other, too, that the contact was given.
  perform from public.thread_members as m
  where m.thread_id = share_contact.thread_id and exists (
    select from public.thread_members as own where own.thread_id = m.thread_id and own.user_id = me
  )
  order by m.id for update of m;
  select m.* into mine from public.thread_members as m where m.thread_id = share_contact.thread_id and m.user_id = me;
  if mine.user_id is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if coalesce(share_contact.shares, false) = (mine.shared_at is not null) then
    return mine.shared_at is not null;
  end if;
  if share_contact.shares and (
    other is null or exists (select from public.threads as t where t.id = mine.thread_id and t.ended_at is not null)
  ) then
    raise exception 'Percakapan ini sudah selesai' using errcode = 'PT409', hint = 'thread_over';
  end if;
  if share_contact.shares then
    perform private.require_may(me, 'reveal');
    perform private.require_may(me, 'message');
    if not private.may(other, 'message') or not private.may(other, 'reveal') then
      raise exception 'Di percakapan ini kontak tidak dibagikan. Tetap menulis di sini, ya.'
        using errcode = 'PT403', hint = 'contact_hidden';
    end if;
  end if;
  update public.thread_members as m set shared_at = case when share_contact.shares then now() end
  where m.thread_id = mine.thread_id and m.user_id = me;
  if share_contact.shares and not private.are_apart(me, other) then
    update public.thread_members as m set contact_given_at = now()
    where m.thread_id = mine.thread_id and m.contact_given_at is null and not exists (
      select from public.thread_members as b where b.thread_id = mine.thread_id and b.shared_at is null
    );
    perform private.notify_in_thread(mine.thread_id, other, mine.display_name || ' ingin berbagi kontak');
  end if;
  return coalesce(share_contact.shares, false);
end
$$;
