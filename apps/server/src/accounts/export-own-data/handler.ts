import { defineFunction } from '#define-function.ts';

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
        'profil', (select to_jsonb(p) from public.pengguna p where id = ${id}),
        'relasi', (select jsonb_agg(to_jsonb(r) - 'search' order by created_at)
          from public.relasi_bisnis r where user_id = ${id}),
        'proyek', (select jsonb_agg(to_jsonb(p) - 'search' order by created_at)
          from public.project_listings p where user_id = ${id}),
        'lamaran', (select jsonb_agg(to_jsonb(a) order by created_at)
          from public.project_applications a where applicant_id = ${id}),
        'ide_bisnis', (select jsonb_agg(to_jsonb(i) order by created_at)
          from public.business_ideas i where user_id = ${id}),
        'pembayaran', (select jsonb_agg(to_jsonb(p) - 'snap_token' - 'redirect_url' order by created_at)
          from public.payments p where user_id = ${id}),
        'voucher', (select jsonb_agg(to_jsonb(v) order by created_at)
          from public.vouchers v where user_id = ${id}),
        'coin', (select jsonb_agg(to_jsonb(t) order by created_at)
          from public.coin_transfers t where user_id = ${id}),
        'kode_referral', (select jsonb_agg(code) from public.referral_codes where user_id = ${id}),
        'notifikasi', (select jsonb_agg(to_jsonb(n) order by created_at)
          from public.notifications n where user_id = ${id}),
        'kontak_dibuka', (select jsonb_agg(to_jsonb(c) order by created_at)
          from public.contact_reveals c where user_id = ${id}),
        'laporan', (select jsonb_agg(to_jsonb(r) - 'handled_by' order by created_at)
          from public.reports r where reporter_id = ${id}),
        'pesan', (select jsonb_agg(to_jsonb(m) order by created_at)
          from public.contact_messages m where user_id = ${id})
      ) as data`;
    return new Response(JSON.stringify(row?.data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="data-saya-kawanusaha.json"',
      },
    });
  },
});
