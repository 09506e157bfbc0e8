-- No temporary tables, types and functions: their names come before all others, also inside functions that run as their owner.
do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
