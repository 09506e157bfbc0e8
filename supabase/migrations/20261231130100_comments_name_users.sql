-- Comments name who acts: the user.
comment on column public.relasi_bisnis.via_messages is 'Its owner is written to here first: reveal_contact gives the number to no other user.';
comment on column public.threads.ended_at is 'Since then neither user can write any more: the application was withdrawn or deleted, or one of the two has left.';
comment on column public.notifications.dedupe_key is 'The business fact behind it, so that a repeated job tells no user twice.';
