-- What the twelve steps (spec §2, /all-ai) brought for a saved idea, one row a step; the contract of each is in
-- packages/contracts/src/record. The idea's owner reads; what is written goes through `save_idea_step`.
create table public.idea_steps (
  idea_id uuid not null references public.business_ideas (id) on delete cascade,
  step smallint not null check (step between 2 and 12),
  data jsonb not null check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 40000),
  -- Goes up by one with each change, so that two windows do not write over each other.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (idea_id, step)
);

alter table public.idea_steps enable row level security;
revoke all on public.idea_steps from anon, authenticated;
grant select on public.idea_steps to authenticated;

create policy "of own ideas" on public.idea_steps for select to authenticated using (
  exists (select from public.business_ideas as idea where idea.id = idea_id and idea.user_id = (select auth.uid()))
);

create trigger set_updated_at before update on public.idea_steps
  for each row execute function private.set_updated_at();

-- Keeps what a step of an own idea brought (Premium, as the page of the twelve steps). p_version: the version that was read, 0 where
-- there was none. Out: the version of now; the same call twice changes nothing the second time.
-- Errors: P0002 idea_not_found · PT402 premium_required · PT409 step_changed · 23514.
create function public.save_idea_step(p_idea_id uuid, p_step integer, p_data jsonb, p_version integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept public.idea_steps;
begin
  perform from public.business_ideas where id = p_idea_id and user_id = auth.uid() for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'P0002', hint = 'idea_not_found';
  end if;
  if not private.has_premium(auth.uid()) then
    raise exception 'Alat 12 tahapan hanya tersedia untuk pengguna Premium' using errcode = 'PT402', hint = 'premium_required';
  end if;
  select * into kept from public.idea_steps where idea_id = p_idea_id and step = p_step;
  if found and kept.data = p_data then
    return kept.version;
  end if;
  if coalesce(kept.version, 0) <> coalesce(p_version, 0) then
    raise exception 'Langkah ini sudah diubah di jendela lain. Muat ulang untuk melihatnya.'
      using errcode = 'PT409', hint = 'step_changed';
  end if;
  insert into public.idea_steps (idea_id, step, data) values (p_idea_id, p_step, p_data)
  on conflict (idea_id, step) do update set data = excluded.data, version = public.idea_steps.version + 1
  returning version into kept.version;
  return kept.version;
end
$$;
grant execute on function public.save_idea_step(uuid, integer, jsonb, integer) to authenticated;

-- What the holder of a link sees: the plan and the comments, nothing about the owner but the given name, and no names and
-- numbers of the team.
create or replace function public.get_shared_idea(p_token text) returns jsonb
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
  where share.token = p_token and share.revoked_at is null
$$;
