-- Keyed hashes that survive an account, and what a session leaves, stand among the periods (issue: trust §4).
update private.data_periods set tables = '{public.referral_codes,public.referrals,private.account_signals}' where data = 'referral';
insert into private.data_periods (data, purpose, period, ended_by, tables) values
  ('hadiah pendaftaran', 'Hadiah hanya sekali untuk satu alamat email', 'selama layanan berjalan; hanya sidik acak berkunci, tanpa alamat', null,
    '{private.rewarded_mailboxes}'),
  ('masuk dan perangkat', 'Masuk dengan aman, dan menunjukkan perangkat yang aktif', 'sampai Anda keluar atau menghapusnya, atau selama akun ada', null,
    '{auth.sessions,auth.identities,auth.mfa_factors,auth.webauthn_credentials}');
