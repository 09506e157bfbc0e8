import { z } from 'zod';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';
import { refuseUnlessAdmin, writeAudit } from '#accounts/require-admin.ts';
import { actionName, targetName } from '@kawanusaha/contracts/action-names';
import { renderCsv } from './render-csv.ts';

type Row = Record<string, string | number | boolean | Date | null>;
type Export = { readonly columns: readonly string[]; readonly read: (sql: Sql) => Promise<Row[]> };

const maxRows = 50_000;
const kinds = ['users', 'payments', 'vouchers', 'audit'] as const;
const bodySchema = z.object({ kind: z.enum(kinds) });

const exports: Record<(typeof kinds)[number], Export> = {
  users: {
    columns: ['id', 'username', 'nama_lengkap', 'email', 'paket', 'tanggal_daftar'],
    read: (sql) => sql<Row[]>`
      select id, username, nama_lengkap, email, paket, tanggal_daftar from public.pengguna
      order by tanggal_daftar desc limit ${maxRows}`,
  },
  payments: {
    columns: [
      'order_id',
      'username',
      'email',
      'amount',
      'status',
      'payment_type',
      'needs_refund',
      'refunded_amount',
      'created_at',
      'paid_at',
    ],
    read: (sql) => sql<Row[]>`
      select y.order_id, p.username, p.email, y.amount, y.status, y.payment_type, y.needs_refund, y.refunded_amount, y.created_at, y.paid_at
      from public.payments as y left join public.pengguna as p on p.id = y.user_id
      order by y.created_at desc limit ${maxRows}`,
  },
  vouchers: {
    columns: [
      'voucher_code',
      'username',
      'email',
      'coins',
      'amount',
      'status',
      'created_at',
      'expired_at',
      'paid_at',
      'proof_note',
      'frozen_reason',
    ],
    read: (sql) => sql<Row[]>`
      select v.voucher_code, p.username, p.email, v.coins, v.amount, v.status, v.created_at, v.expired_at, v.paid_at, v.proof_note, v.frozen_reason
      from public.vouchers as v left join public.pengguna as p on p.id = v.user_id
      order by v.created_at desc limit ${maxRows}`,
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
