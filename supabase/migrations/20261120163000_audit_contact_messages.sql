-- Closing a message or opening it again is an admin's action like any other: it leaves a row in the audit log.
create function private.audit_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit('contact_message.' || new.status, 'contact_message', new.ticket_number,
    jsonb_build_object('status', old.status), jsonb_build_object('status', new.status));
  return null;
end
$$;
create trigger audit_change after update of status on public.contact_messages
  for each row when (new.status is distinct from old.status) execute function private.audit_contact_message();
