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

-- A shelf of 200 ideas is enough for a person, and keeps a script from filling the disk.
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
