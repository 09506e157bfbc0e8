-- A link with which a lecturer reads one idea and comments on it. Who holds the link may read; the owner can end it.
create table public.idea_shares (
  id uuid primary key default gen_random_uuid(),
  idea_id uuid not null references public.business_ideas (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index idea_shares_live_key on public.idea_shares (idea_id) where revoked_at is null;
create index idea_shares_idea_id_idx on public.idea_shares (idea_id);
create index idea_shares_user_id_idx on public.idea_shares (user_id);

alter table public.idea_shares enable row level security;
revoke all on public.idea_shares from anon, authenticated;
grant select on public.idea_shares to authenticated;

create policy "own" on public.idea_shares for select to authenticated using (user_id = (select auth.uid()));

-- What the holders of a link wrote about the idea; read and removed by its owner.
create table public.idea_comments (
  id uuid primary key default gen_random_uuid(),
  share_id uuid not null references public.idea_shares (id) on delete cascade,
  author_name text not null check (char_length(btrim(author_name)) between 2 and 80),
  body text not null check (char_length(btrim(body)) between 2 and 1000),
  created_at timestamptz not null default now()
);
create index idea_comments_share_id_idx on public.idea_comments (share_id, created_at);

alter table public.idea_comments enable row level security;
revoke all on public.idea_comments from anon, authenticated;
grant select on public.idea_comments to authenticated;
grant delete on public.idea_comments to authenticated;

create policy "on own ideas" on public.idea_comments for select to authenticated using (
  exists (select from public.idea_shares as share where share.id = share_id and share.user_id = (select auth.uid()))
);
create policy "owner removes" on public.idea_comments for delete to authenticated using (
  exists (select from public.idea_shares as share where share.id = share_id and share.user_id = (select auth.uid()))
);

create trigger a_check_names before insert on public.idea_comments
  for each row execute function private.check_names('author_name');

-- The live link of an own idea; made when there is none. Two calls at once get the same one. Errors: PT404 idea_not_found ·
-- PT403 age_needed, age_limited.
create function private.share_idea(p_idea_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_token text;
begin
  perform from public.business_ideas where id = p_idea_id and user_id = auth.uid() for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'PT404', hint = 'idea_not_found';
  end if;
  perform private.require_may(auth.uid(), 'share');
  select token into found_token from public.idea_shares where idea_id = p_idea_id and revoked_at is null;
  if found_token is null then
    insert into public.idea_shares (idea_id, user_id) values (p_idea_id, auth.uid()) returning token into found_token;
  end if;
  return found_token;
end
$$;
call private.expose('share_idea(uuid)', 'authenticated');

-- Ends the link of an own idea; its comments stay readable for the owner.
create function private.unshare_idea(p_idea_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.idea_shares set revoked_at = now()
  where idea_id = p_idea_id and user_id = auth.uid() and revoked_at is null;
  return found;
end
$$;
call private.expose('unshare_idea(uuid)', 'authenticated');

-- What the holder of a link sees: the plan and the comments, nothing about the owner but the given name, and no names and
-- numbers of the team. Null for an unknown link, while its owner is banned or pauses the
-- account, and for a member who is apart from the owner by a block.
create function private.get_shared_idea(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', idea.title,
    'result', idea.result,
    'canvas', idea.canvas,
    'plan', case when jsonb_typeof(idea.plan) = 'object' then idea.plan - 'proposal' else idea.plan end,
    'steps', coalesce((
      select jsonb_agg(jsonb_build_object('step', kept.step, 'data', kept.data) order by kept.step)
      from public.idea_steps as kept where kept.idea_id = idea.id
    ), '[]'::jsonb),
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
  where share.token = p_token and share.revoked_at is null and not private.is_hidden(share.user_id)
$$;
call private.expose('get_shared_idea(text)', 'anon', 'authenticated');

-- A comment by the holder of a link. One link takes 100 comments, and ten an hour, so that it cannot be flooded.
create function private.comment_shared_idea(p_token text, p_name text, p_body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  share public.idea_shares;
  made uuid;
begin
  select * into share from public.idea_shares where token = p_token and revoked_at is null for update;
  if not found or private.is_hidden(share.user_id) then
    raise exception 'Tautan tidak berlaku' using errcode = 'PT404', hint = 'share_not_found';
  end if;
  if (select count(*) from public.idea_comments where share_id = share.id) >= 100
    or (select count(*) from public.idea_comments where share_id = share.id and created_at > now() - interval '1 hour') >= 10
  then
    raise exception 'Terlalu banyak komentar. Coba lagi nanti.' using errcode = 'PT429', hint = 'comment_limit';
  end if;
  insert into public.idea_comments (share_id, author_name, body)
  values (share.id, btrim(p_name), btrim(p_body)) returning id into made;
  perform private.notify(
    share.user_id, 'system', 'Komentar baru pada ide Anda', left(btrim(p_name), 80) || ' menulis komentar.',
    '/ide-saya/' || share.idea_id
  );
  return made;
end
$$;
call private.expose('comment_shared_idea(text, text, text)', 'anon', 'authenticated');
