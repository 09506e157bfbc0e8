-- Pictures, codes of a sign-in, and what hangs on a listing, an idea or a payment have a period by name, too.
update private.data_periods set tables = '{auth.users,public.pengguna,public.notification_preferences,public.user_roles,public.staff_roles}' where data = 'akun';
update private.data_periods set tables = '{public.project_listings,public.listing_roles,public.listing_matching,public.project_milestones,public.project_updates,public.team_members,public.team_agreements,public.agreement_confirmations,public.collaborations}' where data = 'proyek';
update private.data_periods set tables = '{public.project_applications,public.application_shortlist}' where data = 'lamaran';
update private.data_periods set tables = '{public.business_ideas,public.idea_steps,public.idea_messages,public.step_ticks,public.idea_shares,public.idea_comments,public.interview_links,public.interview_answers}' where data = 'ide bisnis';
update private.data_periods set tables = '{public.payments,public.payment_events,private.payment_attempts,public.entitlements}' where data = 'pembayaran dan Premium';
update private.data_periods set period = 'sampai Anda keluar atau menghapusnya, atau selama akun ada; kode dan tautan masuk 3 hari',
  tables = '{auth.sessions,auth.refresh_tokens,auth.mfa_amr_claims,auth.identities,auth.mfa_factors,auth.mfa_challenges,auth.mfa_recovery_codes,auth.webauthn_credentials,auth.webauthn_challenges,auth.one_time_tokens,auth.flow_state}'
where data = 'masuk dan perangkat';
insert into private.data_periods (data, purpose, period, ended_by, tables) values
  ('gambar', 'Foto profil, gambar proyek, dan gambar dalam pesan',
    'selama ditampilkan; yang diganti, atau yang akunnya dihapus, sehari kemudian', 'private.purge_unused_pictures',
    '{storage.objects}');

-- What the payment provider told of a buyer goes with the account.
create or replace function private.forget_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.deleted_content as d
  set children = coalesce((
    select jsonb_agg(child) from jsonb_array_elements(d.children) as child where child ->> 'applicant_id' <> old.id::text
  ), '[]')
  where d.children @> jsonb_build_array(jsonb_build_object('applicant_id', old.id));
  update public.reports set snapshot = '{}' where snapshot ->> 'user_id' = old.id::text;
  perform private.forget_threads(old.id);
  update public.payment_events as e set payload = e.payload - array['customer_details', 'masked_card', 'saved_token_id', 'metadata']
  from public.payments as p
  where p.user_id = old.id and e.order_id = p.order_id
    and e.payload ?| array['customer_details', 'masked_card', 'saved_token_id', 'metadata'];
  delete from public.contact_messages as m
  where m.user_id = old.id or (old.email_confirmed_at is not null and lower(m.email) = lower(old.email));
  delete from public.notifications as n using public.project_applications as a
  where n.dedupe_key in ('application:' || a.id, 'decision:' || a.id)
    and (a.applicant_id = old.id or a.project_id in (select p.id from public.project_listings as p where p.user_id = old.id));
  return old;
end
$$;
