-- What the holder of a link sees: the plan and the comments, nothing about the owner but the given name, and no names and
-- numbers of the team.
create or replace function public.get_shared_idea(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', idea.title,
    'result', idea.result,
    'canvas', idea.canvas,
    'plan', case when jsonb_typeof(idea.plan) = 'object' then idea.plan - 'proposal' else idea.plan end,
    'updated_at', idea.updated_at,
    'owner', split_part(coalesce(person.nama_lengkap, ''), ' ', 1),
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object('id', note.id, 'author_name', note.author_name, 'body', note.body, 'created_at', note.created_at) order by note.created_at)
      from public.idea_comments as note where note.share_id = share.id
    ), '[]'::jsonb)
  )
  from public.idea_shares as share
  join public.business_ideas as idea on idea.id = share.idea_id
  left join public.pengguna as person on person.id = share.user_id
  where share.token = p_token and share.revoked_at is null
$$;
