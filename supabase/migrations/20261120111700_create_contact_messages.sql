-- The ticket form of /kontak. Anybody may write; admins read and close.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_number text not null unique,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 255 and email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  user_id uuid references auth.users (id) on delete set null,
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null default now()
);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant select on public.contact_messages to authenticated;
grant update (status) on public.contact_messages to authenticated;
create policy "read own, admins all" on public.contact_messages for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins close" on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Takes a message and gives its ticket number. At most 5 in 24 hours per address, and per account.
-- Errors: 23514 a field is empty, too long or no e-mail address · PT429 daily_limit.
create function public.submit_contact_message(
  name text, email text, subject text, message text, out ticket_number text, out created_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address text := lower(btrim(submit_contact_message.email));
begin
  perform pg_advisory_xact_lock(hashtextextended('contact:' || coalesce(address, ''), 0));
  if (
    select count(*) from public.contact_messages as c
    where c.created_at > now() - interval '24 hours' and (lower(c.email) = address or c.user_id = auth.uid())
  ) >= 5 then
    raise exception 'Anda sudah mengirim 5 pesan dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  insert into public.contact_messages as c (ticket_number, name, email, subject, message, user_id)
  values (
    'KU-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || private.random_code(6),
    btrim(submit_contact_message.name), address, btrim(submit_contact_message.subject),
    btrim(submit_contact_message.message), auth.uid()
  )
  returning c.ticket_number, c.created_at into ticket_number, created_at;
end
$$;
grant execute on function public.submit_contact_message(text, text, text, text) to anon, authenticated, service_role;
comment on function public.submit_contact_message(text, text, text, text) is 'nullable: none';
