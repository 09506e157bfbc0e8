-- Owners keep applicants in mind, with a private note.
create table public.application_shortlist (
  application_id uuid primary key references public.project_applications (id) on delete cascade,
  note text not null default '' check (char_length(note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.application_shortlist enable row level security;
revoke all on public.application_shortlist from anon, authenticated;
grant select, delete on public.application_shortlist to authenticated;
grant insert (application_id, note) on public.application_shortlist to authenticated;
grant update (application_id, note) on public.application_shortlist to authenticated;

create policy "owner of the listing" on public.application_shortlist for all to authenticated
  using (
    exists (
      select from public.project_applications as a
      where a.id = application_id and a.project_id = any ((select private.own_project_list())::uuid[])
    )
  )
  with check (
    exists (
      select from public.project_applications as a
      where a.id = application_id and a.project_id = any ((select private.own_project_list())::uuid[])
    )
  );

create trigger set_updated_at before update on public.application_shortlist
  for each row execute function private.set_updated_at();
