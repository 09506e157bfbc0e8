import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import type { TransactionSql } from 'postgres';
import { z } from 'zod';
import { refuseUnlessAdmin } from '#accounts/require-admin.ts';
import { openPayoutNumber } from '#affiliate/payout-number.ts';
import { defineFunction } from '#define-function.ts';
import { renderCsv } from '#moderation/admin-export/render-csv.ts';

const maxVouchers = 200;
const bodySchema = z.object({
  voucher_ids: z.array(z.uuid()).min(1).max(maxVouchers),
  format: z.enum(['csv', 'json']).default('csv'),
});

type Payable = {
  id: string;
  voucher_code: string;
  user_id: string;
  amount: number;
  provider_name: string;
  bank_code: string | null;
  sealed_number: string;
  holder_name: string;
};

/** The chosen vouchers that this operator may pay now: active, in time, not frozen, with an account, not the operator's own. */
const readPayable = (
  sql: TransactionSql,
  ids: readonly string[],
  operator: string | null,
): Promise<Payable[]> =>
  sql<Payable[]>`
    select v.id, v.voucher_code, v.user_id, v.amount, p.name as provider_name, p.bank_code, o.sealed_number, o.holder_name
    from public.vouchers v
    join private.payout_profiles o on o.user_id = v.user_id
    join public.payout_providers p on p.code = o.provider
    where v.id = any(${[...ids]}::uuid[]) and v.status = 'active' and v.expired_at > now() and v.frozen_at is null
      and v.user_id is distinct from ${operator}
    order by p.name, v.expired_at, v.id`;

const columns = [
  'kode_voucher',
  'tujuan',
  'kode_bank',
  'nomor',
  'nama_penerima',
  'jumlah',
  'berita',
] as const;

/**
 * `admin-payout-file` {voucher_ids, format}: the accounts that vouchers are paid to, in full, as a file for a bulk transfer (`csv`) or to
 * look at (`json`). Each voucher's look is a row in the audit log. Vouchers that may not be paid are left out. Answers 200; 400; 403;
 * 409 `nothing_payable`.
 */
export const adminPayoutFile = defineFunction({
  name: 'admin-payout-file',
  verifyJwt: true,
  handler: async (request, context) => {
    const refusal = await refuseUnlessAdmin(context, 'vouchers');
    if (refusal !== null) return refusal;
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) {
      return jsonResponse({ error: 'bad_request', message: `Pilih 1 sampai ${maxVouchers} voucher.` }, 400);
    }
    const { caller, deps } = context;
    const rows = await deps.database.owner.begin(async (sql) => {
      const payable = await readPayable(sql, body.data.voucher_ids, caller.userId);
      const readable = payable.flatMap((voucher) => {
        const number = openPayoutNumber(deps.settings.jwtSecret, voucher.user_id, voucher.sealed_number);
        return number === null ? [] : [{ ...voucher, number }];
      });
      if (readable.length > 0) {
        await sql`
          insert into public.audit_log (actor_id, action, target_kind, target_id)
          select ${caller.userId}, 'payout.revealed', 'voucher', id
          from unnest(${readable.map(({ id }) => id)}::text[]) as id`;
      }
      return readable.map((voucher) => ({
        kode_voucher: voucher.voucher_code,
        tujuan: voucher.provider_name,
        kode_bank: voucher.bank_code,
        nomor: voucher.number,
        nama_penerima: voucher.holder_name,
        jumlah: voucher.amount,
        berita: `KawanUsaha ${voucher.voucher_code}`,
      }));
    });
    if (rows.length === 0) {
      const message = 'Tidak ada voucher terpilih yang bisa dibayar sekarang.';
      return jsonResponse({ error: 'nothing_payable', message }, 409);
    }
    if (body.data.format === 'json') return jsonResponse({ payouts: rows });
    return new Response(renderCsv(columns, rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="kawanusaha-transfer.csv"',
      },
    });
  },
});
