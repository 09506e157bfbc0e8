-- Who was given one's number in a conversation is told also after one of the two took it back, or blocked the other.
alter table public.thread_members add column contact_given_at timestamptz;
comment on column public.thread_members.contact_given_at is
  'Since when the other could see number and e-mail because both shared; stays when one of them takes it back, or blocks.';
create or replace function private.share_contact(thread_id uuid, shares boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  other uuid := private.other_member(share_contact.thread_id, auth.uid());
  mine public.thread_members;
begin
  select m.* into mine from public.thread_members as m where m.thread_id = share_contact.thread_id and m.user_id = me for update;
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
    if not private.may(other, 'reveal') then
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

create or replace function private.number_views(person uuid) returns table (
  kind text, viewer uuid, heard text, subject text, is_own_subject boolean, viewed_at timestamptz, ref uuid
)
language sql stable security definer set search_path = '' rows 50 as $$
  select 'contact', c.user_id, null::text, r.name, true, c.created_at, c.id
  from public.relasi_bisnis as r cross join lateral (
    select o.id, o.user_id, o.created_at from public.contact_reveals as o
    where o.target_kind = 'relasi' and o.target_id = r.id order by o.created_at desc limit 200
  ) as c
  where r.user_id = person
  union all
  select 'project', c.user_id, (
    select a.applicant_name from public.project_applications as a where a.project_id = p.id and a.applicant_id = c.user_id
  ), p.project_name, true, c.created_at, c.id
  from public.project_listings as p cross join lateral (
    select o.id, o.user_id, o.created_at from public.contact_reveals as o
    where o.target_kind = 'project' and o.target_id = p.id order by o.created_at desc limit 200
  ) as c
  where p.user_id = person
  union all
  (
    select 'application', p.user_id, p.owner_name, p.project_name, false, coalesce(a.number_given_at, a.created_at), a.id
    from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where a.applicant_id = person and (a.number_given_at is not null or a.applicant_whatsapp is not null)
    order by 6 desc limit 200
  )
  union all
  (
    select 'conversation', o.user_id, o.display_name, p.project_name, false,
      least(m.contact_given_at, case when a.status = 'accepted' then a.decided_at end), t.id
    from public.thread_members as m join public.threads as t on t.id = m.thread_id
      join public.thread_members as o on o.thread_id = t.id and o.user_id <> m.user_id
      left join public.project_listings as p on p.id = t.project_id
      left join public.project_applications as a on a.id = t.application_id
    where m.user_id = person and (
      m.contact_given_at is not null
      or (a.status = 'accepted' and private.contact_is_agreed(t) and not (
        a.applicant_id = person and (a.number_given_at is not null or a.applicant_whatsapp is not null)
      ))
    )
    order by 6 desc limit 200
  )
  union all
  (
    select 'staff', null, null, null, false, max(l.created_at), null
    from public.audit_log as l
    where l.target_kind = 'user' and l.target_id = person::text and l.action = 'person.opened'
    group by (l.created_at at time zone 'Asia/Jakarta')::date order by 6 desc limit 200
  )
$$;
