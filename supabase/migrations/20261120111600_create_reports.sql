-- 'Laporkan' on every listing and contact: one open report per person and target; the answer reaches the reporter.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  target_kind text not null check (target_kind in ('project', 'relasi')),
  target_id uuid not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 100),
  details text check (char_length(details) <= 2000),
  snapshot jsonb not null default '{}',
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  answer text check (char_length(answer) <= 2000),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'open') = (handled_at is null))
);
comment on column public.reports.snapshot is 'The reported content as it was, in case it is changed or deleted meanwhile.';
create unique index reports_open_key on public.reports (reporter_id, target_kind, target_id) where status = 'open';
create index reports_reporter_id_idx on public.reports (reporter_id, created_at desc);
create index reports_status_idx on public.reports (status, created_at desc, id desc);
create index reports_target_idx on public.reports (target_kind, target_id);
create index reports_handled_by_idx on public.reports (handled_by);

alter table public.reports enable row level security;
revoke all on public.reports from anon, authenticated;
grant select on public.reports to authenticated;
grant insert (reporter_id, target_kind, target_id, reason, details) on public.reports to authenticated;
create policy "read own, admins all" on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));
create policy "insert own" on public.reports for insert to authenticated
  with check (reporter_id = (select auth.uid()));

create function private.prepare_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.target_kind = 'project' then
    select to_jsonb(p) - array['search', 'contact_method', 'owner_email'] into new.snapshot
    from public.project_listings as p where p.id = new.target_id;
  else
    select to_jsonb(r) - array['search', 'whatsapp'] into new.snapshot
    from public.relasi_bisnis as r where r.id = new.target_id;
  end if;
  if new.snapshot is null then
    raise exception 'Konten yang dilaporkan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  new.reason := btrim(new.reason);
  new.details := nullif(btrim(new.details), '');
  perform private.lock_user('report', new.reporter_id);
  if (
    select count(*) from public.reports where reporter_id = new.reporter_id and created_at > now() - interval '24 hours'
  ) >= 20 then
    raise exception 'Anda sudah mengirim 20 laporan dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;
create trigger prepare before insert on public.reports for each row execute function private.prepare_report();

-- Closes a report with an answer, which the reporter is told.
-- Errors: 42501 admin_required · PT422 bad_status, reason_required · PT404 not_found (not there, or answered already).
create function public.admin_answer_report(report_id uuid, status text, answer text) returns public.reports
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  report public.reports;
begin
  perform private.require_admin();
  words := private.require_reason(admin_answer_report.answer);
  if coalesce(admin_answer_report.status, '') not in ('resolved', 'dismissed') then
    raise exception 'Status laporan tidak dikenal' using errcode = 'PT422', hint = 'bad_status';
  end if;
  update public.reports as r set status = admin_answer_report.status, answer = words, handled_by = auth.uid(), handled_at = now()
  where r.id = admin_answer_report.report_id and r.status = 'open'
  returning * into report;
  if report.id is null then
    raise exception 'Laporan tidak ditemukan atau sudah dijawab' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('report.' || report.status, report.target_kind, report.target_id::text, null,
    jsonb_build_object('report_id', report.id), words);
  perform private.notify(report.reporter_id, 'report', 'Laporan Anda sudah ditinjau', words, null, 'report:' || report.id);
  return report;
end
$$;
grant execute on function public.admin_answer_report(uuid, text, text) to authenticated;
