-- What a transfer of coins is booked for names the member who was invited: its reader sees the reason instead.
revoke select on public.coin_transfers from authenticated;
grant select (id, kind, user_id, reason, available_at, created_at) on public.coin_transfers to authenticated;
