-- What 20261230150000 writes is allowed. The rows that are there are looked at by the next file, while others read.
alter table public.project_applications
  drop constraint project_applications_closed_reason_check,
  add constraint project_applications_closed_reason_check check (closed_reason in ('unanswered', 'withdrawn', 'seats_filled')) not valid,
  drop constraint project_applications_application_message_check,
  add constraint project_applications_application_message_check check (
    char_length(application_message) <= 2000 and (btrim(application_message) <> '' or closed_reason is not distinct from 'withdrawn')
  ) not valid;

alter table public.listing_roles
  drop constraint listing_roles_place,
  add constraint listing_roles_place unique (project_id, position) deferrable;
