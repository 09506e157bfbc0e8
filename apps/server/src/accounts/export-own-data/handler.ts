import { defineFunction } from '#define-function.ts';

/** Tables that refer to an account and are not in its export, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  'auth.refresh_tokens': 'credentials; the sessions that they belong to are in it',
  'auth.one_time_tokens': 'credentials that end within a day',
  'auth.webauthn_challenges': 'random numbers of a ceremony that is under way, gone within an hour or two',
  'auth.mfa_challenges':
    'random numbers of a ceremony that is under way, gone within a day; the factors are in it',
  'auth.mfa_recovery_codes':
    'digests of codes, credentials that are off in the product; the factors are in it',
  'auth.mfa_amr_claims': 'how a session was opened; the sessions and the log of sign-ins are in it',
  'auth.flow_state': 'credentials of a sign-in that is under way',
  'realtime.messages': 'what is on its way to open pages, of rows that are in it',
  'private.banned_members':
    'who is hidden: by a ban, a pause or a missing consent of a guardian, which are in it',
  'private.person_keys': 'read out of matching_profiles, which is in it, and made anew from it',
  'private.contact_search': 'words of relasi_bisnis, which is in it',
  'private.project_search': 'words of project_listings, which is in it',
  'private.listing_keys': 'read out of project_listings and listing_matching, which are in it',
  'private.listings_to_assess': 'that a listing waits to be read, for a minute; the listings are in it',
  'private.silent_listings': 'until when the owner of a listing may answer; the notification of it is in it',
  'private.first_places': 'how often a listing came first for others, by the week, without a person',
  'private.payment_attempts': 'times of the last day, for a limit; the orders are in it',
  'private.sales_page_publishings': 'times of the last day, for a limit; the pages are in it',
  'private.rewarded_mailboxes': 'keyed hashes that refer to no account',
  'private.rewarded_phones': 'keyed hashes that refer to no account',
  'public.payment_events': 'messages of the payment provider as they came; what they say is in the payments',
  'public.app_settings': 'what the product is set to; who of the desk changed it is in their own log',
  'public.premium_links': 'links of the product; who of the desk changed them is in their own log',
  'public.reply_templates': 'texts of the desk; who of it changed them is in their own log',
  'storage.buckets': 'places of files, which no person makes; the files are in it',
  'public.audit_log':
    'what the desk did, which names colleagues; decisions and views of the number are in it or on Profil, the rest on request',
  'public.person_notes':
    'what colleagues of the desk tell each other, which may name others; given on request by a person',
};

/**
 * `export-own-data`: everything that is kept about the caller, as one JSON file. Out: 200 `application/json` with `akun`, `profil`,
 * and a list for each kind of entry, newest last; internals (search vectors, payment secrets) are left out. 401 without a user.
 */
export const exportOwnData = defineFunction({
  name: 'export-own-data',
  verifyJwt: true,
  handler: async (_request, { caller, deps }) => {
    const id = caller.userId;
    const [row] = await deps.database.owner<{ data: unknown }[]>`
      select jsonb_build_object(
        'dibuat', now(),
        'akun', (select jsonb_build_object('id', id, 'email', email, 'telepon', phone, 'dibuat', created_at,
          'masuk_terakhir', last_sign_in_at) from auth.users where id = ${id}),
        'sesi', (select jsonb_agg(jsonb_build_object('dibuat', created_at, 'dipakai', refreshed_at, 'perangkat', user_agent, 'ip', ip)
          order by created_at) from auth.sessions where user_id = ${id}),
        'cara_masuk', (select jsonb_agg(jsonb_build_object('penyedia', provider, 'email', email, 'dibuat', created_at)
          order by created_at) from auth.identities where user_id = ${id}),
        'verifikasi_dua_langkah', (select jsonb_agg(jsonb_build_object('nama', friendly_name, 'jenis', factor_type, 'status', status,
          'dibuat', created_at) order by created_at) from auth.mfa_factors where user_id = ${id}),
        'peran', (select jsonb_agg(jsonb_build_object('peran', role, 'dibuat', created_at))
          from public.user_roles where user_id = ${id}),
        'usia', (select jsonb_build_object('tahun_lahir', birth_year, 'dinyatakan', stated_at)
          from public.member_ages where user_id = ${id}),
        'persetujuan', (select jsonb_agg(jsonb_build_object('teks', document, 'versi', version, 'diberikan', created_at,
            'dicabut', revoked_at) order by created_at)
          from public.consents where user_id = ${id}),
        'orang_tua_atau_wali', (select jsonb_agg(jsonb_build_object('email', guardian_email, 'diminta', created_at,
          'berlaku_sampai', expires_at, 'disetujui', confirmed_at, 'hubungan', relation, 'versi', text_version, 'berakhir', ended_at,
          'ditolak', was_declined) order by created_at) from public.guardian_requests where child_id = ${id}),
        'profil', (select to_jsonb(p) from public.pengguna p where id = ${id}),
        'kecocokan', (select to_jsonb(m) - 'user_id' from public.matching_profiles m where user_id = ${id}),
        'saran_disembunyikan', (select jsonb_agg(to_jsonb(d) - 'user_id' - 'person_id' order by created_at)
          from public.match_dismissals d where user_id = ${id}),
        'proyek_mencari', (select jsonb_agg(to_jsonb(m) || jsonb_build_object('peran', (
            select jsonb_agg(to_jsonb(r) - 'project_id' order by r.position) from public.listing_roles r where r.project_id = m.project_id
          )) order by m.created_at) from public.listing_matching m join public.project_listings p on p.id = m.project_id
          where p.user_id = ${id}),
        'relasi', (select jsonb_agg(to_jsonb(r) - 'search' order by created_at)
          from public.relasi_bisnis r where user_id = ${id}),
        'proyek', (select jsonb_agg(to_jsonb(p) - 'search' order by created_at)
          from public.project_listings p where user_id = ${id}),
        'lamaran', (select jsonb_agg(to_jsonb(a) - 'owner_id' order by created_at)
          from public.project_applications a where applicant_id = ${id}),
        'pelamar_disimpan', (select jsonb_agg(to_jsonb(s) order by s.created_at)
          from public.application_shortlist s join public.project_applications a on a.id = s.application_id
            join public.project_listings p on p.id = a.project_id where p.user_id = ${id}),
        'proyek_disimpan', (select jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at)
          from public.saved_projects s where s.user_id = ${id}),
        'pencarian_disimpan', (select jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at)
          from public.saved_searches s where s.user_id = ${id}),
        'tim', (select jsonb_agg(case when m.is_owner then to_jsonb(m) - 'user_id'
            else to_jsonb(m) - 'user_id' - 'owner_note' - 'owner_choice' end order by m.joined_at)
          from public.team_members m where m.user_id = ${id}),
        'catatan_masa_coba_saya', (select jsonb_agg(jsonb_build_object('proyek', m.project_id, 'pilihan', m.owner_choice, 'catatan', m.owner_note)
            order by m.joined_at)
          from public.team_members m join public.project_listings p on p.id = m.project_id
          where p.user_id = ${id} and not m.is_owner and m.owner_choice is not null),
        'tonggak_proyek', (select jsonb_agg(to_jsonb(s) order by s.due_on)
          from public.project_milestones s join public.project_listings p on p.id = s.project_id where p.user_id = ${id}),
        'kabar_proyek', (select jsonb_agg(to_jsonb(u) - 'author_id' order by u.created_at)
          from public.project_updates u where u.author_id = ${id}),
        'kesepakatan_tim', (select jsonb_agg(to_jsonb(g) || jsonb_build_object('saya_setujui', (
            select c.confirmed_at from public.agreement_confirmations c where c.project_id = g.project_id and c.member_id = m.id
          )) order by g.saved_at)
          from public.team_agreements g join public.team_members m on m.project_id = g.project_id
          where m.user_id = ${id}
            and g.content @> jsonb_build_object('members', jsonb_build_array(jsonb_build_object('member_id', m.id)))),
        'ide_bisnis', (select jsonb_agg(to_jsonb(i) || jsonb_build_object('langkah', (
            select jsonb_agg(to_jsonb(k) - 'idea_id' order by k.step) from public.idea_steps k where k.idea_id = i.id
          ), 'wawancara', (
            select jsonb_agg(to_jsonb(w) - 'token_hash' || jsonb_build_object('jawaban', (
              select jsonb_agg(to_jsonb(j) - 'link_id' order by j.created_at) from public.interview_answers j where j.link_id = w.id
            )) order by w.created_at) from public.interview_links w where w.idea_id = i.id and w.user_id = ${id}
          ), 'halaman_jualan', (
            select to_jsonb(h) - 'idea_id' - 'user_id' from public.sales_pages h where h.idea_id = i.id and h.user_id = ${id}
          )) order by created_at)
          from public.business_ideas i where user_id = ${id}),
        'percakapan_ai', (select jsonb_agg(to_jsonb(m) order by created_at)
          from public.idea_messages m where user_id = ${id}),
        'langkah_ai', (select jsonb_agg(to_jsonb(t) order by step) from public.step_ticks t where user_id = ${id}),
        'ide_dibagikan', (select jsonb_agg(to_jsonb(s) || jsonb_build_object('komentar', (
            select jsonb_agg(to_jsonb(c) - 'share_id' order by c.created_at) from public.idea_comments c where c.share_id = s.id
          )) order by created_at) from public.idea_shares s where user_id = ${id}),
        'premium', (select jsonb_agg(to_jsonb(e) - 'granted_by' order by created_at)
          from public.entitlements e where user_id = ${id}),
        'pembayaran', (select jsonb_agg(to_jsonb(p) - 'snap_token' - 'redirect_url' order by created_at)
          from public.payments p where user_id = ${id}),
        'voucher', (select jsonb_agg(to_jsonb(v) - 'approved_by' - 'paid_by' order by created_at)
          from public.vouchers v where user_id = ${id}),
        'tujuan_pembayaran', (select to_jsonb(o) - 'user_id' - 'sealed_number' from private.payout_profiles o where user_id = ${id}),
        'coin', (select jsonb_agg(to_jsonb(t) - 'business_key' - 'reference' order by created_at)
          from public.coin_transfers t where user_id = ${id}),
        'mutasi_coin', (select jsonb_agg(to_jsonb(e) order by id) from public.coin_entries e where user_id = ${id}),
        'diundang', (select jsonb_build_object('kode', code, 'dibuat', created_at) from public.referrals where referred_id = ${id}),
        'mengundang', (select jsonb_agg(jsonb_build_object('id', public_id, 'dibuat', created_at) order by created_at)
          from public.referrals where referrer_id = ${id}),
        'kode_referral', (select jsonb_agg(code) from public.referral_codes where user_id = ${id}),
        'notifikasi', (select jsonb_agg(to_jsonb(n) order by created_at)
          from public.notifications n where user_id = ${id}),
        'pilihan_notifikasi', (select jsonb_agg(to_jsonb(p) - 'user_id' order by kind)
          from public.notification_preferences p where user_id = ${id}),
        'gambar', (select jsonb_agg(jsonb_build_object('tempat', bucket_id, 'nama', name, 'dibuat', created_at, 'keterangan', metadata)
          order by created_at) from storage.objects where owner = ${id}),
        'konten_dihapus', (select jsonb_agg(jsonb_build_object('jenis', kind, 'isi', row, 'alasan', reason, 'dihapus', deleted_at)
          order by deleted_at) from public.deleted_content where owner_id = ${id}),
        'pemakaian_ai', (select jsonb_agg(to_jsonb(a) - 'subject' order by day) from private.ai_usage a where subject = 'user:' || ${id}::text),
        'kontak_saya_dibuka', (select jsonb_agg(jsonb_build_object('jenis', c.target_kind, 'dibuat', c.created_at) order by c.created_at)
          from public.contact_reveals c where c.target_id in (
            select r.id from public.relasi_bisnis r where r.user_id = ${id}
            union all select p.id from public.project_listings p where p.user_id = ${id}
          )),
        'kontak_dibuka', (select jsonb_agg(to_jsonb(c) order by created_at)
          from public.contact_reveals c where user_id = ${id}),
        'laporan', (select jsonb_agg(to_jsonb(r) - 'handled_by' - 'snapshot' order by created_at)
          from public.reports r where reporter_id = ${id}),
        'proyek_ditahan', (select jsonb_agg(to_jsonb(h) - 'decided_by' order by created_at)
          from public.listing_holds h where user_id = ${id}),
        'percakapan', (select jsonb_agg(jsonb_build_object('jenis', t.kind, 'dibuat', t.created_at, 'berakhir', t.ended_at,
          'saya_mulai', t.starter_id = ${id}, 'dibaca', m.last_read_at, 'kontak_dibagikan', m.shared_at,
          'kontak_terlihat', m.contact_given_at,
          'pesan_saya', (select jsonb_agg(jsonb_build_object('isi', l.body, 'gambar', l.picture_path, 'dibuat', l.created_at) order by l.created_at)
            from public.thread_messages l where l.thread_id = t.id and l.sender_id = ${id})) order by t.created_at)
          from public.threads t join public.thread_members m on m.thread_id = t.id where m.user_id = ${id}),
        'nama_di_percakapan', (select jsonb_agg(distinct display_name) from public.thread_members where user_id = ${id}),
        'diblokir', (select jsonb_agg(jsonb_build_object('sejak', created_at) order by created_at)
          from public.member_blocks where blocker_id = ${id}),
        'pesan', (select jsonb_agg(to_jsonb(m) - 'handled_by' - 'warned' - 'warn_at' || jsonb_build_object('jawaban', (
            select jsonb_agg(jsonb_build_object('isi', e.body, 'dibuat', e.created_at) order by e.created_at)
            from public.ticket_entries e where e.ticket_id = m.id and e.kind = 'reply'
          )) order by created_at) from public.contact_messages m where user_id = ${id})
      ) || jsonb_build_object(
        'reputasi', jsonb_build_object(
          'profil_publik', (select to_jsonb(u) - 'user_id' from public.public_profiles u where user_id = ${id}),
          'kampus', (select jsonb_build_object('lembaga', institution, 'terverifikasi', verified_at)
            from public.campus_mails where user_id = ${id}),
          'kode_kampus', (select jsonb_agg(jsonb_build_object('email', email, 'lembaga', institution, 'diminta', created_at,
            'berakhir', ended_at) order by created_at) from public.campus_codes where user_id = ${id}),
          'kolaborasi', (select jsonb_agg(jsonb_build_object('proyek', c.project_name, 'peran', c.role,
              'sebagai', case when c.owner_id = ${id} then 'pemilik' else 'anggota' end, 'dinyatakan', c.said_at,
              'saya_menyatakan', (c.said_by = 'owner') = (c.owner_id = ${id}), 'dikonfirmasi', c.confirmed_at) order by c.said_at)
            from public.collaborations c where ${id} in (c.owner_id, c.member_id))
        ),
        -- Apart from the rest, since one call takes 50 pairs.
        'log_masuk', (select jsonb_agg(jsonb_build_object('kejadian', payload ->> 'action', 'waktu', created_at,
            'ip', nullif(ip_address, '')) order by created_at)
          from auth.audit_log_entries where payload ->> 'actor_id' = ${id}::text),
        'jeda_akun', (select paused_at from public.account_pauses where user_id = ${id}),
        'peran_tim', (select jsonb_agg(jsonb_build_object('peran', role, 'sejak', created_at)) from public.staff_roles where user_id = ${id}),
        'usulan_peran', (select jsonb_agg(jsonb_build_object('peran', role, 'perubahan', change, 'dibuat', created_at))
          from public.role_proposals where user_id = ${id}),
        'kunci_sandi', (select jsonb_agg(jsonb_build_object('nama', friendly_name, 'dibuat', created_at, 'dipakai', last_used_at)
          order by created_at) from auth.webauthn_credentials where user_id = ${id}),
        'sinyal_pendaftaran', (select jsonb_agg(jsonb_build_object('jenis', kind, 'dilihat', seen_at) order by seen_at)
          from private.account_signals where account = ${id}),
        'ajakan_terhapus', (select jsonb_agg(jsonb_build_object('tanggal', day, 'pendaftaran', signups, 'pembelian', purchases) order by day)
          from private.former_referrals where referrer_id = ${id}),
        'isian_diterima', (select jsonb_agg(arrived_at order by arrived_at) from private.form_keys where user_id = ${id}),
        'kabar_mingguan', jsonb_build_object(
          'disetujui', (select agreed_at from public.weekly_mail_consents where user_id = ${id}),
          'email', (select jsonb_agg(jsonb_build_object('minggu', week, 'keadaan', status, 'waktu', changed_at) order by week)
            from private.weekly_mails where user_id = ${id})
        ),
        'diblokir_sampai', (select banned_until from auth.users where id = ${id} and banned_until > now()),
        'keputusan', (select jsonb_agg(to_jsonb(d) - 'user_id' order by created_at)
          from public.moderation_decisions d where user_id = ${id})
      ) as data`;
    return new Response(JSON.stringify(row?.data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="data-saya-kawanusaha.json"',
      },
    });
  },
});
