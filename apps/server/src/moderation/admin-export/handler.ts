import { z } from 'zod';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { refuseUnlessAdmin, writeAudit } from '#accounts/require-admin.ts';
import { actionName, targetName } from '@kawanusaha/contracts/action-names';
import { paymentMethodNames, paymentStatusNames } from '@kawanusaha/contracts/payment-names';
import { renderCsv } from './render-csv.ts';

type Row = Record<string, string | number | boolean | Date | null>;
type Export = { readonly columns: readonly string[]; readonly read: (sql: Sql) => Promise<Row[]> };

const maxRows = 50_000;
const kinds = ['users', 'payments', 'vouchers', 'audit'] as const;
const bodySchema = z.object({ kind: z.enum(kinds) });
const voucherStatusNames = { active: 'Aktif', expired: 'Kedaluwarsa', paid: 'Dibayar' };

/** A code in words; an unknown one shows raw, and nothing stays nothing. */
const nameIn = (names: Readonly<Record<string, string>>, code: Row[string] | undefined): string | null =>
  typeof code === 'string' ? (names[code] ?? code) : null;

const exports: Record<(typeof kinds)[number], Export> = {
  users: {
    columns: ['id', 'username', 'nama_lengkap', 'email', 'paket', 'tanggal_daftar'],
    read: (sql) => sql<Row[]>`
      select id, username, nama_lengkap, email, paket, tanggal_daftar from public.pengguna
      order by tanggal_daftar desc limit ${maxRows}`,
  },
  payments: {
    columns: [
      'nomor_pesanan',
      'username',
      'email',
      'jumlah',
      'status',
      'metode',
      'perlu_dikembalikan',
      'dikembalikan',
      'dibuat',
      'dibayar',
    ],
    read: async (sql) => {
      const rows = await sql<Row[]>`
        select y.order_id as nomor_pesanan, p.username, p.email, y.amount as jumlah, y.status, y.payment_type as metode,
          case when y.needs_refund then 'ya' else 'tidak' end as perlu_dikembalikan, y.refunded_amount as dikembalikan,
          y.created_at as dibuat, y.paid_at as dibayar
        from public.payments as y left join public.pengguna as p on p.id = y.user_id
        order by y.created_at desc limit ${maxRows}`;
      return rows.map((row) => ({
        ...row,
        status: nameIn(paymentStatusNames, row['status']),
        metode: nameIn(paymentMethodNames, row['metode']),
      }));
    },
  },
  vouchers: {
    columns: [
      'kode',
      'username',
      'email',
      'coin',
      'jumlah',
      'status',
      'dibuat',
      'berlaku_sampai',
      'dibayar',
      'bukti',
      'alasan_dibekukan',
    ],
    read: async (sql) => {
      const rows = await sql<Row[]>`
        select v.voucher_code as kode, p.username, p.email, v.coins as coin, v.amount as jumlah, v.status, v.created_at as dibuat,
          v.expired_at as berlaku_sampai, v.paid_at as dibayar, v.proof_note as bukti, v.frozen_reason as alasan_dibekukan
        from public.vouchers as v left join public.pengguna as p on p.id = v.user_id
        order by v.created_at desc limit ${maxRows}`;
      return rows.map((row) => ({ ...row, status: nameIn(voucherStatusNames, row['status']) }));
    },
  },
  audit: {
    columns: ['waktu', 'tindakan', 'jenis_sasaran', 'sasaran', 'oleh', 'alasan'],
    read: async (sql) => {
      const rows = await sql<Row[]>`
        select to_char(a.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS') as waktu, a.action as tindakan,
          a.target_kind as jenis_sasaran, coalesce(target.username, private.name_content(a.target_kind, a.target_id), a.target_id) as sasaran,
          case when a.actor_id is null then 'sistem' else coalesce(actor.username, 'akun terhapus') end as oleh, a.reason as alasan
        from public.audit_log as a
          left join public.pengguna as actor on actor.id = a.actor_id
          left join public.pengguna as target on a.target_kind = 'user' and target.id::text = a.target_id
        order by a.id desc limit ${maxRows}`;
      return rows.map((row) => ({
        ...row,
        tindakan: actionName(String(row['tindakan'])),
        jenis_sasaran: targetName(String(row['jenis_sasaran'])),
      }));
    },
  },
};

/**
 * `admin-export` {kind: users | payments | vouchers | audit}: a CSV file that spreadsheets cannot be attacked with; each export
 * is audited, since it takes personal data out. Answers 200 text/csv, 400, 403.
 */
export const adminExport = defineFunction({
  name: 'admin-export',
  verifyJwt: true,
  timeoutMs: 60_000,
  handler: async (request, context) => {
    const refusal = await refuseUnlessAdmin(context);
    if (refusal !== null) return refusal;
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return jsonResponse({ error: 'bad_request', message: 'Jenis data tidak dikenal.' }, 400);
    const { kind } = body.data;
    const { columns, read } = exports[kind];
    const rows = await read(context.deps.database.owner);
    await writeAudit(context, {
      action: 'export.created',
      targetKind: kind,
      targetId: null,
      after: { rows: rows.length },
    });
    return new Response(renderCsv(columns, rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="kawanusaha-${kind}.csv"`,
      },
    });
  },
});
