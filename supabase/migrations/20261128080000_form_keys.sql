-- A form that got no answer is sent again, by the page or by the worker of the browser. The key that it carries in the header x-form-key
-- tells that it has arrived before, so a second arrival changes nothing.
create table private.form_keys (
  user_id uuid not null references auth.users (id) on delete cascade,
  key uuid not null,
  arrived_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index form_keys_arrived_at_idx on private.form_keys (arrived_at);
alter table private.form_keys enable row level security;
revoke all on private.form_keys from public, anon, authenticated, service_role;
comment on table private.form_keys is 'Keys of forms that have arrived, so that a second arrival is none; kept for 30 days.';

-- Trigger: a form arrives once. Errors: PT409 already_sent. A request without a key, or with one that is no uuid, is taken as it is.
create function private.once_by_form_key() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-form-key';
begin
  if given is null or given !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return new;
  end if;
  insert into private.form_keys (user_id, key) values (new.user_id, given::uuid) on conflict do nothing;
  if not found then
    raise exception 'Isian ini sudah kami terima.' using errcode = 'PT409', hint = 'already_sent';
  end if;
  return new;
end
$$;
revoke all on function private.once_by_form_key() from public;
create trigger a_once_by_form_key before insert on public.project_listings
  for each row execute function private.once_by_form_key();
create trigger a_once_by_form_key before insert on public.relasi_bisnis
  for each row execute function private.once_by_form_key();

-- For the job. Returns how many keys went.
create function private.forget_form_keys() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from private.form_keys where arrived_at < now() - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke all on function private.forget_form_keys() from public;

insert into private.data_periods (data, purpose, period, ended_by, tables) values
  ('isian yang tiba', 'Isian yang dikirim dua kali dihitung sekali', '30 hari', 'private.forget_form_keys',
    '{private.form_keys}');
