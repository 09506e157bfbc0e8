-- What a member of a team does, and what is done to one: the check-in of the trial, the end, the role, and who is in it.

-- Errors: 42501 login_required · PT404 not_found · PT409 membership_over.
create function private.lock_member(member_id uuid) returns public.team_members
language plpgsql volatile security definer set search_path = '' as $$
declare
  member public.team_members;
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select m.* into member from public.team_members as m
  where m.id = lock_member.member_id and not m.is_owner
    and (m.user_id = auth.uid() or m.project_id = any (private.own_project_list())) for update;
  if member.id is null then
    raise exception 'Anggota tim tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if member.left_at is not null then
    raise exception 'Anggota ini sudah tidak di dalam tim' using errcode = 'PT409', hint = 'membership_over';
  end if;
  return member;
end
$$;

-- Tells the other of the two, the owner of the listing or the member, about what the caller did; not across a block, a ban or a pause.
create function private.tell_other(member public.team_members, title text, body text, fact text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = member.project_id;
  if private.are_apart(member.user_id, project.user_id) then
    return;
  end if;
  perform private.notify(
    case when member.user_id = auth.uid() then project.user_id else member.user_id end,
    'team', tell_other.title || ': ' || project.project_name, tell_other.body, '/tim/' || project.id, fact || ':' || member.id
  );
end
$$;

-- The check-in of the trial, by the member or by the owner: to go on ('lanjut') or to stop ('berhenti'), with a note that the other
-- reads once both have answered. Both going on end the trial, one stopping ends the membership; until then an answer may be changed.
-- Errors: 42501 · PT404 not_found · PT409 membership_over, trial_over · PT422 bad_choice, note_too_long.
create function private.check_in_trial(member_id uuid, choice text, note text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  member public.team_members := private.lock_member(check_in_trial.member_id);
  words text := btrim(coalesce(check_in_trial.note, ''), E' \r\n\t');
begin
  if member.stays_since is not null then
    raise exception 'Masa coba ini sudah selesai' using errcode = 'PT409', hint = 'trial_over';
  end if;
  if check_in_trial.choice is null or check_in_trial.choice not in ('lanjut', 'berhenti') then
    raise exception 'Pilih lanjut atau berhenti' using errcode = 'PT422', hint = 'bad_choice';
  end if;
  if char_length(words) > 500 then
    raise exception 'Catatan paling panjang 500 karakter' using errcode = 'PT422', hint = 'note_too_long';
  end if;
  if member.user_id = auth.uid() then
    member.member_choice := check_in_trial.choice;
    member.member_note := words;
  else
    member.owner_choice := check_in_trial.choice;
    member.owner_note := words;
  end if;
  update public.team_members as m
  set member_choice = member.member_choice, member_note = member.member_note, owner_choice = member.owner_choice,
    owner_note = member.owner_note,
    stays_since = case when member.member_choice = 'lanjut' and member.owner_choice = 'lanjut' then now() end,
    left_at = case when 'berhenti' in (member.member_choice, member.owner_choice) then now() end
  where m.id = member.id returning m.* into member;
  if member.left_at is not null then
    perform private.tell_other(member, 'Masa coba selesai', 'Kalian tidak melanjutkan bersama. Ini bukan penilaian atas Anda.', 'team_left');
  elsif member.stays_since is not null then
    perform private.tell_other(member, 'Masa coba selesai', 'Kalian berdua ingin lanjut. Susun kesepakatan tim sekarang.', 'team_stays');
  else
    perform private.tell_other(member, 'Jawaban masa coba menunggu', 'Rekan Anda sudah menjawab. Jawab juga, lalu kalian melihat jawaban satu sama lain.', 'team_answered');
  end if;
end
$$;
call private.expose('check_in_trial(uuid, text, text)', 'authenticated');

-- Ends a membership after the trial: the member leaves, or the owner lets the member go. Errors: as private.lock_member.
create function private.end_membership(member_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  member public.team_members := private.lock_member(end_membership.member_id);
begin
  update public.team_members as m set left_at = now(), is_shown = false where m.id = member.id;
  perform private.tell_other(member, 'Keanggotaan tim berakhir',
    case when member.user_id = auth.uid() then 'Seorang anggota keluar dari tim.' else 'Pemilik proyek mengakhiri keanggotaan Anda.' end,
    'team_left');
end
$$;
call private.expose('end_membership(uuid)', 'authenticated');

-- Whether the page of the project shows the caller's name; said by each for themselves alone. Out: whether it does now.
-- Errors: PT404 not_found · those of private.require_may (18 and over).
create function private.show_in_team(project_id uuid, shows boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if show_in_team.shows then
    perform private.require_may(auth.uid(), 'show_name');
  end if;
  update public.team_members as m set is_shown = coalesce(show_in_team.shows, false)
  where m.project_id = show_in_team.project_id and m.user_id = auth.uid() and m.left_at is null;
  if not found then
    raise exception 'Tim tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return coalesce(show_in_team.shows, false);
end
$$;
call private.expose('show_in_team(uuid, boolean)', 'authenticated');

-- The role of a member in words, set by the owner of the listing, whose own it may be, too.
-- Errors: PT404 not_found · 23514 the role is too long.
create function private.set_team_role(member_id uuid, role text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update public.team_members as m set role = btrim(coalesce(set_team_role.role, ''))
  where m.id = set_team_role.member_id and m.left_at is null and m.project_id = any (private.own_project_list());
  if not found then
    raise exception 'Anggota tim tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
end
$$;
call private.expose('set_team_role(uuid, text)', 'authenticated');

-- The team of a listing for those in it: who has left stays visible to the owner and to themselves. `my_*` and `other_*` are the
-- two sides of a trial in which the caller is one; the other's are hidden until both have answered. No row for a stranger.
create function private.get_team(project_id uuid) returns table (
  id uuid, display_name text, role text, is_owner boolean, is_me boolean, is_shown boolean, joined_at timestamptz,
  trial_until timestamptz, stays_since timestamptz, left_at timestamptz, my_choice text, my_note text, other_has_answered boolean,
  other_choice text, other_note text
)
language sql stable security definer set search_path = '' rows 10 as $$
  select m.id, m.display_name, m.role, m.is_owner, m.user_id = me.user_id, m.is_shown, m.joined_at, m.trial_until, m.stays_since,
    m.left_at, side.mine, side.my_note, side.theirs is not null,
    case when side.mine is not null then side.theirs end, case when side.mine is not null then side.their_note end
  from public.team_members as me
    join public.team_members as m on m.project_id = me.project_id
    left join lateral (
      select m.member_choice as mine, m.member_note as my_note, m.owner_choice as theirs, m.owner_note as their_note
      where m.user_id = me.user_id and not m.is_owner
      union all
      select m.owner_choice, m.owner_note, m.member_choice, m.member_note where me.is_owner and not m.is_owner
    ) as side on true
  where me.project_id = get_team.project_id and me.user_id = auth.uid()
    and (m.left_at is null and me.left_at is null or me.is_owner or m.user_id = me.user_id)
  order by m.left_at is not null, m.is_owner desc, m.joined_at, m.id
  limit 200
$$;
call private.expose('get_team(uuid)', 'authenticated');
comment on function public.get_team(uuid) is 'nullable: trial_until, stays_since, left_at, my_choice, my_note, other_choice, other_note';

-- The caller's own updates of a project, which they may remove. Empty for others.
create function private.get_own_update_ids(project_id uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(u.id), '{}') from public.project_updates as u
  where u.project_id = get_own_update_ids.project_id and u.author_id = auth.uid()
$$;
call private.expose('get_own_update_ids(uuid)', 'authenticated');

-- For the job: when two weeks are over, those of the two who have not answered are asked, once. At most 500 at a time; returns how
-- many trials.
create function private.remind_trials() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  trial record;
  reminded integer := 0;
begin
  for trial in
    update public.team_members as m set trial_reminded = true
    from public.project_listings as p
    where p.id = m.project_id and m.id in (
      select due.id from public.team_members as due
      where due.stays_since is null and due.left_at is null and not due.trial_reminded and due.trial_until <= now()
        -- Whose work is done has nothing more to try.
        and not exists (
          select from public.collaborations as c where c.membership_id = due.id and c.confirmed_at is not null
        )
      order by due.trial_until limit 500 for update skip locked
    )
    returning m.id, m.user_id, m.member_choice, m.owner_choice, p.user_id as owner_id, p.id as project_id, p.project_name
  loop
    reminded := reminded + 1;
    if trial.member_choice is null then
      perform private.notify(trial.user_id, 'team', 'Dua minggu masa coba selesai: ' || trial.project_name,
        'Lanjut atau berhenti? Jawab di halaman tim.', '/tim/' || trial.project_id, 'trial_over:member:' || trial.id);
    end if;
    if trial.owner_choice is null then
      perform private.notify(trial.owner_id, 'team', 'Dua minggu masa coba selesai: ' || trial.project_name,
        'Lanjut atau berhenti? Jawab di halaman tim.', '/tim/' || trial.project_id, 'trial_over:owner:' || trial.id);
    end if;
  end loop;
  return reminded;
end
$$;
