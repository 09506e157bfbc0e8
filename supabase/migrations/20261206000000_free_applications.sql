-- The operator may let members without Premium send some applications a month; by default none, as the specification has it.
insert into public.app_settings (key, value, label, is_public) values
  ('free_applications_per_month', '0', 'Lamaran gratis per anggota tanpa Premium dalam satu bulan (0 = hanya Premium)', false);

-- How many applications the caller may still send in this month (of Jakarta) without Premium; 0 unless the operator allows some. One that
-- was withdrawn does not count. Volatile, so that each row of one insert counts those before it, and those that waited for its lock.
create function public.free_applications_left() returns integer
language sql volatile security definer set search_path = '' as $$
  select greatest(private.setting_integer('free_applications_per_month') - (
    select count(*)::integer from public.project_applications as a
    where a.applicant_id = auth.uid()
      and a.created_at >= date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'
  ), 0)
$$;
grant execute on function public.free_applications_left() to authenticated, service_role;

alter policy "premium members apply" on public.project_applications
  with check (
    applicant_id = (select auth.uid())
    and ((select private.has_premium((select auth.uid()))) or public.free_applications_left() > 0)
    and private.accepts_applications(project_id)
  );
