-- What is kept of people, why and for how long; each table that holds a person's id stands here. Content: a migration changes it.
create table private.data_periods (
  data text primary key check (char_length(data) between 1 and 60),
  purpose text not null check (char_length(purpose) between 1 and 200),
  period text not null check (char_length(period) between 1 and 200),
  -- What ends it by time; null where it ends with the account or by its owner.
  ended_by text check (ended_by ~ '^private\.[a-z_]+$'),
  tables text[] not null check (cardinality(tables) > 0)
);
alter table private.data_periods enable row level security;
revoke all on private.data_periods from public, anon, authenticated, service_role;

insert into private.data_periods (data, purpose, period, ended_by, tables) values
  ('akun', 'Masuk, dan dikenali anggota lain', 'selama akun ada', null,
    '{auth.users,public.pengguna,public.notification_preferences,public.user_roles,public.staff_roles}'),
  ('usia dan persetujuan', 'Melindungi yang belum 18 tahun, dan membuktikan persetujuan', 'selama akun ada', null,
    '{public.member_ages,public.consents}'),
  ('orang tua atau wali', 'Persetujuan untuk yang belum 18 tahun', 'selama akun ada; permintaan tanpa jawaban 30 hari', 'private.purge_guardians',
    '{public.guardian_requests}'),
  ('isian yang tiba', 'Isian yang dikirim dua kali dihitung sekali', '30 hari', 'private.forget_form_keys',
    '{private.form_keys}'),
  ('jeda akun', 'Menyembunyikan akun atas permintaan pemiliknya', 'sampai jeda diakhiri, paling lama setahun', 'private.end_old_pauses',
    '{public.account_pauses}'),
  ('blokir akun', 'Melindungi anggota lain, dan menyembunyikan akun yang dijeda atau menunggu persetujuan wali',
    'sampai blokir, jeda, atau masa tunggu itu berakhir', 'private.forget_bans',
    '{private.banned_members}'),
  ('proyek', 'Mempertemukan pemilik proyek dan pelamar', 'sampai dihapus pemiliknya, atau selama akun ada', null,
    '{public.project_listings,public.listing_roles,public.listing_matching,public.project_milestones,public.project_updates,public.team_members,public.team_agreements,public.agreement_confirmations,public.collaborations}'),
  ('lamaran', 'Melamar ke proyek, dan menjawabnya',
    '12 bulan setelah ditolak atau ditutup, selama tidak ada lagi percakapan tentangnya; yang diterima selama proyek dan akun ada',
    'private.purge_old_applications', '{public.project_applications,public.application_shortlist}'),
  ('profil relasi', 'Daftar relasi bisnis', 'sampai dihapus pemiliknya, atau selama akun ada', null,
    '{public.relasi_bisnis}'),
  ('siapa membuka kontak', 'Batas harian, dan menjawab siapa yang melihat nomor Anda', 'selama akun yang membuka ada', null,
    '{public.contact_reveals}'),
  ('percakapan', 'Pesan antaranggota', '12 bulan setelah percakapan berakhir', 'private.purge_old_threads',
    '{public.threads,public.thread_members,public.thread_messages}'),
  ('blokir antaranggota', 'Dua orang tidak saling melihat', 'sampai dibuka, atau selama akun ada', null,
    '{public.member_blocks}'),
  ('ide bisnis', 'Menyimpan ide dan langkahnya', 'sampai dihapus pemiliknya, atau selama akun ada', null,
    '{public.business_ideas,public.idea_steps,public.idea_messages,public.step_ticks,public.idea_shares,public.idea_comments,public.interview_links,public.interview_answers}'),
  ('halaman jualan', 'Halaman usaha yang diterbitkan pemiliknya', 'sampai ditutup, atau selama akun ada', null,
    '{public.sales_pages,private.sales_page_publishings}'),
  ('pemakaian Idea AI', 'Batas pertanyaan gratis per hari', 'selama akun ada', null,
    '{private.ai_usage}'),
  ('pencocokan', 'Mencari rekan yang cocok, bila dinyalakan', 'sampai dimatikan, atau selama akun ada', null,
    '{public.matching_profiles,public.match_dismissals,private.person_keys}'),
  ('halaman publik dan kampus', 'Yang dipilih pemiliknya untuk ditampilkan', 'sampai dimatikan, atau selama akun ada', null,
    '{public.public_profiles,public.campus_mails}'),
  ('kode kampus', 'Membuktikan alamat kampus', '2 hari', 'private.purge_campus_codes',
    '{public.campus_codes}'),
  ('simpanan', 'Proyek dan pencarian yang disimpan', 'sampai dihapus pemiliknya, atau selama akun ada', null,
    '{public.saved_projects,public.saved_searches}'),
  ('gambar', 'Foto profil, gambar proyek, dan gambar dalam pesan',
    'selama ditampilkan; yang diganti, atau yang akunnya dihapus, sehari kemudian', 'private.purge_unused_pictures',
    '{storage.objects}'),
  ('notifikasi', 'Memberi tahu apa yang terjadi', '12 bulan', 'private.purge_old_notifications',
    '{public.notifications}'),
  ('kabar mingguan', 'Email ringkasan mingguan, bila dinyalakan', 'sampai dimatikan, atau selama akun ada; catatan kiriman 90 hari',
    'private.forget_weekly_mails', '{public.weekly_mail_consents,private.weekly_mails}'),
  ('pesan kepada kami', 'Menjawab pertanyaan dan keluhan', '24 bulan setelah selesai, atau sampai akun dihapus', 'private.purge_old_tickets',
    '{public.contact_messages,public.ticket_entries,public.moderation_decisions}'),
  ('laporan dan tinjauan', 'Menjaga isi tetap aman', 'selama akun pelapor ada', null,
    '{public.reports,public.listing_holds}'),
  ('catatan tim', 'Catatan petugas tentang sebuah akun', 'selama akun ada', null,
    '{public.person_notes}'),
  ('isi yang dihapus', 'Memulihkan yang terhapus karena keliru', '30 hari', 'private.purge_deleted_content',
    '{public.deleted_content}'),
  ('pembayaran dan Premium', 'Bukti transaksi menurut hukum', 'disimpan tanpa nama setelah akun dihapus', null,
    '{public.payments,public.payment_events,private.payment_attempts,public.entitlements}'),
  ('coin dan voucher', 'Pembukuan hadiah dan pencairan', 'disimpan tanpa nama setelah akun dihapus', null,
    '{public.coin_transfers,public.coin_entries,public.vouchers}'),
  ('rekening pencairan', 'Membayar voucher', 'sampai diganti, atau selama akun ada', null,
    '{private.payout_profiles}'),
  ('referral', 'Hadiah, dan mencegah hadiah palsu', 'selama akun ada; sidik jaringan dan peramban 7 hari', 'private.forget_signals',
    '{public.referral_codes,public.referrals,private.former_referrals,private.account_signals}'),
  ('hadiah pendaftaran', 'Hadiah hanya sekali untuk satu alamat email dan satu nomor terverifikasi',
    'selama layanan berjalan; hanya sidik acak berkunci, tanpa alamat dan nomor', null,
    '{private.rewarded_mailboxes,private.rewarded_phones}'),
  ('masuk dan perangkat', 'Masuk dengan aman, dan menunjukkan perangkat yang aktif', 'sampai Anda keluar atau menghapusnya, atau selama akun ada; kode dan tautan masuk 3 hari', null,
    '{auth.sessions,auth.refresh_tokens,auth.mfa_amr_claims,auth.identities,auth.mfa_factors,auth.mfa_challenges,auth.mfa_recovery_codes,auth.webauthn_credentials,auth.webauthn_challenges,auth.one_time_tokens,auth.flow_state}'),
  ('log masuk', 'Mengenali masuk yang bukan oleh pemiliknya', '12 bulan', 'private.purge_sign_in_log',
    '{auth.audit_log_entries}'),
  ('log tindakan admin', 'Membuktikan siapa berbuat apa; hanya id, tanpa isi', 'selama layanan berjalan', null,
    '{public.audit_log}'),
  ('pekerjaan tim', 'Siapa mengubah pengaturan, peran, dan teks balasan', 'selama akun petugas ada', null,
    '{public.app_settings,public.premium_links,public.reply_templates,public.role_proposals}');

-- For the job: notifications go after 12 months. Out: how many.
create function private.purge_old_notifications() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.notifications as n
  where n.id = any (array(
    select o.id from public.notifications as o where o.created_at <= now() - interval '12 months' order by o.created_at limit 10000
  ));
  get diagnostics purged = row_count;
  return purged;
end
$$;

-- For the job: applications that were refused or closed go after 12 months, once the conversation about them is gone
-- (private.purge_old_threads); accepted ones belong to the team. Out: how many.
create index project_applications_over_idx on public.project_applications (coalesce(decided_at, closed_at)) where status <> 'accepted';
create function private.purge_old_applications() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.project_applications as a
  where a.id = any (array(
    select o.id from public.project_applications as o
    where o.status <> 'accepted' and coalesce(o.decided_at, o.closed_at) <= now() - interval '12 months'
      and not exists (select from public.threads as t where t.application_id = o.id)
    order by coalesce(o.decided_at, o.closed_at) limit 10000
  ));
  get diagnostics purged = row_count;
  return purged;
end
$$;

-- For the job: the log of sign-ins goes after 12 months. A hosted project keeps a log of its own, whose end is its provider's. Out: how
-- many.
create function private.purge_sign_in_log() returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  if to_regprocedure('auth.forget_audit_entries(interval)') is null then
    return 0;
  end if;
  return auth.forget_audit_entries(interval '12 months');
end
$$;
