-- A public page shows no team of an owner who is banned, and asks for bans as the directories do.
create or replace function private.readable_profile(person uuid) returns public.public_profiles
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen public.public_profiles;
  me uuid := auth.uid();
begin
  select * into chosen from public.public_profiles as c where c.user_id = person;
  if chosen.user_id is null or not private.may(person, 'be_public') or private.is_banned(person) or exists (
    select from auth.users as u where u.id = person and u.deleted_at is not null
  ) or (me <> person and (private.has_blocked(me, person) or private.has_blocked(person, me))) then
    return null;
  end if;
  return chosen;
end
$$;

create or replace function public.get_public_profile(username text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person public.pengguna;
  chosen public.public_profiles;
  parts text[];
begin
  if not coalesce(private.is_page_name(get_public_profile.username), false) then
    return null;
  end if;
  select * into person from public.pengguna as p where lower(p.username) = lower(get_public_profile.username);
  chosen := private.readable_profile(person.id);
  if chosen.is_public is not true then
    return null;
  end if;
  parts := chosen.page_parts;
  return jsonb_build_object(
    'username', person.username, 'may_be_indexed', chosen.may_be_indexed,
    'name', case when 'nama' = any (parts) then person.nama_lengkap end,
    'photo', case when 'foto' = any (parts) then person.foto_path end,
    'about', case when 'tentang' = any (parts) then person.deskripsi end,
    'city', case when 'kota' = any (parts) then person.kota end,
    'skills', case when 'keahlian' = any (parts) then (select m.skills from public.matching_profiles as m where m.user_id = person.id) end,
    'interests', case when 'minat' = any (parts) then (
      select to_jsonb(m.interests) from public.matching_profiles as m where m.user_id = person.id
    ) end,
    'campus', case when 'kampus' = any (parts) then (
      select jsonb_build_object('institution', m.institution, 'since', m.verified_at::date)
      from public.campus_mails as m where m.user_id = person.id
    ) end,
    'collaborators', case when 'kolaborasi' = any (parts) then private.count_collaborators(person.id) end,
    'collaborations', case when 'kolaborasi' = any (parts) then (
      select jsonb_agg(jsonb_build_object(
        'project_name', c.project_name, 'role', case when c.owner_id = person.id then 'Pemilik proyek' else c.role end,
        'finished_on', c.confirmed_at::date
      ) order by c.confirmed_at desc, c.id)
      from (
        select * from public.collaborations as k
        where (k.owner_id = person.id or k.member_id = person.id) and k.confirmed_at is not null
        order by k.confirmed_at desc, k.id limit 20
      ) as c
    ) end,
    'projects', case when 'proyek' = any (parts) then (
      select jsonb_agg(jsonb_build_object('id', l.id, 'project_name', l.project_name, 'project_type', l.project_type)
        order by l.created_at desc, l.id)
      from (
        select * from public.project_listings as p
        where p.user_id = person.id and p.is_active and p.expires_at > now() order by p.created_at desc, p.id limit 20
      ) as l
    ) end,
    'teams', case when 'tim' = any (parts) then (
      select jsonb_agg(jsonb_build_object('id', t.id, 'project_name', t.project_name, 'role', t.role) order by t.joined_at desc, t.id)
      from (
        select p.id, p.project_name, m.role, m.joined_at
        from public.team_members as m join public.project_listings as p on p.id = m.project_id
        where m.user_id = person.id and m.is_shown and m.left_at is null and not m.is_owner and p.is_active and p.expires_at > now()
          and not private.is_banned(p.user_id)
        order by m.joined_at desc limit 20
      ) as t
    ) end
  );
end
$$;
