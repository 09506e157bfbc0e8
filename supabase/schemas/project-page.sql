-- What the page of a project shows beyond its listing: roles with their free seats, who in the team agreed to be shown, how many are
-- in it, how many seats of the listing's number are free (null where it names none), milestones and the last 20 updates, as
-- {roles, team, team_size, free_seats, milestones, updates}. The name of an author stands there only where the owner
-- wrote, or a member who is shown; neither there nor in the team is one whom a ban, a pause or a block hides from the caller.
-- Null for who may not read the listing.
create function private.get_project_page(project_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'roles', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', r.name, 'task', r.task, 'seats', r.seats, 'free', greatest(r.seats - private.seats_taken(p.id, r.id), 0)
      ) order by r.position)
      from public.listing_roles as r where r.project_id = p.id
    ), '[]'),
    'team', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', m.display_name, 'role', m.role, 'is_owner', m.is_owner, 'signs', private.person_signs(m.user_id)
      ) order by m.is_owner desc, m.joined_at, m.id)
      from public.team_members as m where m.project_id = p.id and m.is_shown and m.left_at is null
        and private.is_hidden(m.user_id) is not true
    ), '[]'),
    'team_size', (select count(*) from public.team_members as m where m.project_id = p.id and m.left_at is null),
    'free_seats', case when p.seats is not null then greatest(p.seats - private.seats_taken(p.id), 0) end,
    'milestones', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'due_on', s.due_on, 'done_at', s.done_at) order by s.due_on, s.created_at, s.id)
      from public.project_milestones as s where s.project_id = p.id
    ), '[]'),
    'updates', coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'body', u.body, 'created_at', u.created_at, 'author', u.author) order by u.created_at desc, u.id)
      from (
        select w.id, w.body, w.created_at,
          case when w.author_id = p.user_id then p.owner_name when m.is_shown and m.left_at is null
            and private.is_hidden(m.user_id) is not true then m.display_name end as author
        from public.project_updates as w
          left join public.team_members as m on m.project_id = w.project_id and m.user_id = w.author_id
        where w.project_id = p.id order by w.created_at desc, w.id limit 20
      ) as u
    ), '[]')
  )
  from public.project_listings as p
  where p.id = get_project_page.project_id and (
    (p.is_active and p.expires_at > now() and not private.is_hidden(p.user_id)) or p.user_id = auth.uid() or private.is_admin()
    or p.id in (select private.applied_project_ids())
  )
$$;
call private.expose('get_project_page(uuid)', 'anon', 'authenticated');
