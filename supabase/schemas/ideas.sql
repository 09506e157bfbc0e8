-- Saved results of Idea AI, each its owner's own.
create table public.business_ideas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 150),
  input jsonb not null default '{}' check (octet_length(input::text) <= 20000),
  result jsonb not null default '{}' check (octet_length(result::text) <= 100000),
  plan jsonb check (octet_length(plan::text) <= 100000),
  canvas jsonb check (octet_length(canvas::text) <= 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index business_ideas_user_id_idx on public.business_ideas (user_id, created_at desc, id desc);

alter table public.business_ideas enable row level security;
revoke all on public.business_ideas from anon, authenticated;
grant select, delete on public.business_ideas to authenticated;
grant insert (user_id, title, input, result, plan, canvas) on public.business_ideas to authenticated;
grant update (title, input, result, plan, canvas) on public.business_ideas to authenticated;

create policy "own" on public.business_ideas for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger set_updated_at before update on public.business_ideas
  for each row execute function private.set_updated_at();

-- Trigger: 200 saved ideas are enough for a member; the bound keeps a script from filling the disk.
create function private.limit_ideas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_user('ideas', new.user_id);
  if (select count(*) from public.business_ideas where user_id = new.user_id) >= 200 then
    raise exception 'Anda sudah menyimpan 200 ide. Hapus yang tidak dipakai lebih dulu.'
      using errcode = 'PT429', hint = 'idea_limit';
  end if;
  return new;
end
$$;
create trigger limit_ideas before insert on public.business_ideas
  for each row execute function private.limit_ideas();

-- Conversations with Idea AI, message by message, each its owner's own. A conversation is (user_id, mode, idea_id): the
-- consultation, the consultation about one saved idea, and the chatbot.
create table public.idea_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  mode text not null check (mode in ('konsultasi', 'chatbot')),
  idea_id uuid references public.business_ideas (id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(btrim(content)) between 1 and 6000),
  -- Where an answer comes from, and what is said under it.
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array' and octet_length(sources::text) <= 4000),
  note text not null default '' check (char_length(note) <= 200),
  created_at timestamptz not null default now(),
  -- When the row came in, whatever its author says about `created_at`.
  stored_at timestamptz not null default clock_timestamp(),
  check (mode = 'konsultasi' or idea_id is null)
);
create index idea_messages_conversation_idx on public.idea_messages (user_id, mode, idea_id, created_at desc, id desc);
create index idea_messages_stored_idx on public.idea_messages (user_id, stored_at);
create index idea_messages_idea_id_idx on public.idea_messages (idea_id);

alter table public.idea_messages enable row level security;
revoke all on public.idea_messages from anon, authenticated;
grant select, delete on public.idea_messages to authenticated;
grant insert (id, user_id, mode, idea_id, role, content, sources, note, created_at) on public.idea_messages to authenticated;

create policy "own" on public.idea_messages for select to authenticated using (user_id = (select auth.uid()));
create policy "own removed" on public.idea_messages for delete to authenticated using (user_id = (select auth.uid()));

-- The idea is looked up under the caller's own policy: a message about the idea of another member is refused.
create policy "own added" on public.idea_messages for insert to authenticated with check (
  user_id = (select auth.uid())
  and (idea_id is null or exists (select from public.business_ideas as idea where idea.id = idea_id))
);

-- A conversation keeps its last 200 messages; 600 a day are more than a person types, and keep a script from filling the disk.
create function private.limit_idea_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  for owner in select distinct added.user_id from added loop
    perform private.lock_user('idea_messages', owner);
    if (
      select count(*) from public.idea_messages as m where m.user_id = owner and m.stored_at > clock_timestamp() - interval '24 hours'
    ) > 600 then
      raise exception 'Percakapan Anda hari ini sudah sangat panjang. Silakan lanjutkan besok.'
        using errcode = 'PT429', hint = 'message_limit';
    end if;
  end loop;
  delete from public.idea_messages as message using (
    select m.id, row_number() over (
      partition by m.user_id, m.mode, m.idea_id order by m.created_at desc, m.id desc
    ) as place
    from public.idea_messages as m
    where (m.user_id, m.mode, coalesce(m.idea_id, m.user_id)) in (
      select added.user_id, added.mode, coalesce(added.idea_id, added.user_id) from added
    )
  ) as ranked
  where ranked.id = message.id and ranked.place > 200;
  return null;
end
$$;
create trigger limit_idea_messages after insert on public.idea_messages
  referencing new table as added for each statement execute function private.limit_idea_messages();

-- Which of the 12 steps (spec §2) a person has done.
create table public.step_ticks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  step smallint not null check (step between 1 and 12),
  created_at timestamptz not null default now(),
  primary key (user_id, step)
);

alter table public.step_ticks enable row level security;
revoke all on public.step_ticks from anon, authenticated;
grant select, delete on public.step_ticks to authenticated;
grant insert (user_id, step) on public.step_ticks to authenticated;

create policy "own" on public.step_ticks for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
