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
-- Errors: PT404 idea_not_found · PT402 premium_required · PT409 step_changed · 23514.
create function private.save_idea_step(p_idea_id uuid, p_step integer, p_data jsonb, p_version integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept public.idea_steps;
begin
  perform from public.business_ideas where id = p_idea_id and user_id = auth.uid() for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'PT404', hint = 'idea_not_found';
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
call private.expose('save_idea_step(uuid, integer, jsonb, integer)', 'authenticated');

-- Copies an own idea with what its steps brought, to try another way; the listing that step 4 published stays with the first.
-- Out: the id of the copy. Errors: PT404 idea_not_found · PT429 idea_limit.
create function private.duplicate_idea(p_idea_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.business_ideas (user_id, title, input, result, plan, canvas)
  select auth.uid(), left(idea.title, 140) || ' (salinan)', idea.input, idea.result, idea.plan, idea.canvas
  from public.business_ideas as idea where idea.id = p_idea_id and idea.user_id = auth.uid()
  returning id into made;
  if made is null then
    raise exception 'Ide tidak ditemukan' using errcode = 'PT404', hint = 'idea_not_found';
  end if;
  insert into public.idea_steps (idea_id, step, data)
  select made, kept.step, case kept.step when 4 then kept.data || '{"projectId":null}' else kept.data end
  from public.idea_steps as kept where kept.idea_id = p_idea_id;
  return made;
end
$$;
call private.expose('duplicate_idea(uuid)', 'authenticated');
