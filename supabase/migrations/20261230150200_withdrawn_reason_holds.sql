-- The rows that were there before keep to the rules of 20261230150100.
alter table public.project_applications
  validate constraint project_applications_closed_reason_check,
  validate constraint project_applications_application_message_check;
