import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { rowLink } from '#components/ui/table-lines.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { useNow } from '#lib/use-now.ts';
import type { PayoutRules } from '../api/get-payout-rules.ts';
import type { ManagedVoucher } from '../api/list-managed-vouchers.ts';
import { useMarkVoucherPaid } from '../api/mark-voucher-paid.ts';
import { messages } from '../messages.ts';
import { nextStep, shownStatus } from '../voucher-state.ts';
import { PayoutAccount } from './payout-account.tsx';
import { VoucherAction } from './voucher-action.tsx';

const looks: Record<string, { label: string; variant: BadgeVariant }> = {
  active: { label: 'Aktif', variant: 'success' },
  expired: { label: 'Kedaluwarsa', variant: 'secondary' },
  paid: { label: 'Dibayar', variant: 'default' },
};

type VoucherTableProps = {
  vouchers: ManagedVoucher[];
  rules: PayoutRules;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/**
 * The vouchers of one page; 'Mark as Paid' only where it can be done (spec §2), 'Setujui' where a second person is asked for, and
 * several at once where an account is known.
 */
export function VoucherTable({ vouchers, rules, chosen, onChoose }: VoucherTableProps) {
  const [paying, setPaying] = useState<ManagedVoucher | null>(null);
  const markPaid = useMarkVoucherPaid();
  const now = useNow();
  const batch = vouchers.filter(
    (voucher) => voucher.pay_to !== null && nextStep(voucher, rules, now) !== null,
  );
  const hasAll = batch.length > 0 && batch.every(({ id }) => chosen.has(id));
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <>
      {batch.length > 1 ? (
        <Checkbox
          label={`Pilih semua yang siap diproses (${batch.length})`}
          checked={hasAll}
          onChange={() => onChoose(new Set(hasAll ? [] : batch.map(({ id }) => id)))}
        />
      ) : null}
      <Table aria-label="Voucher">
        <TableHeader>
          <TableRow>
            <TableHead>Kode</TableHead>
            <TableHead>Pengguna</TableHead>
            <TableHead>Jumlah</TableHead>
            <TableHead>Status</TableHead>
            <TableHead>Dibuat</TableHead>
            <TableHead>Berlaku sampai (WIB)</TableHead>
            <TableHead>Tindakan</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {vouchers.map((voucher) => {
            const status = shownStatus(voucher, now);
            const isFrozen = status === 'active' && Boolean(voucher.frozen_reason);
            return (
              <TableRow key={voucher.id}>
                <TableCell label="Kode" className="figures font-bold tracking-widest">
                  {batch.includes(voucher) ? (
                    <Checkbox
                      label={voucher.voucher_code}
                      checked={chosen.has(voucher.id)}
                      onChange={() => toggle(voucher.id)}
                    />
                  ) : (
                    voucher.voucher_code
                  )}
                </TableCell>
                <TableCell label="Pengguna" className="wrap-anywhere sm:wrap-break-word">
                  <div className={rowLink}>
                    <PersonLink id={voucher.username === null ? null : voucher.user_id}>
                      {voucher.username ?? 'akun dihapus'}
                    </PersonLink>
                    <span className="block text-sm text-muted-foreground">{voucher.email}</span>
                    {voucher.pay_to === null ? null : (
                      <span className="figures block text-sm break-normal">{voucher.pay_to}</span>
                    )}
                    {/* Why it cannot be chosen for the bank file stands where its account would. */}
                    {status === 'active' && voucher.pay_to === null ? (
                      <span className="block text-sm break-normal">{messages.noAccountYet}</span>
                    ) : null}
                  </div>
                </TableCell>
                <TableCell label="Jumlah" className="figures whitespace-nowrap">
                  {formatRupiah(voucher.amount)}
                </TableCell>
                <TableCell label="Status">
                  <div>
                    <Badge variant={looks[status]?.variant ?? 'outline'}>
                      {looks[status]?.label ?? status}
                    </Badge>
                    {isFrozen ? (
                      <>
                        {' '}
                        <Badge variant="destructive">Dibekukan</Badge>
                      </>
                    ) : null}
                  </div>
                </TableCell>
                <TableCell label="Dibuat" className="figures whitespace-nowrap">
                  {formatTableDateTime(voucher.created_at)}
                </TableCell>
                <TableCell label="Berlaku sampai (WIB)" className="figures whitespace-nowrap">
                  {formatTableDateTime(voucher.expired_at)}
                </TableCell>
                <TableCell label="Tindakan">
                  <VoucherAction voucher={voucher} rules={rules} now={now} onPay={setPaying} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {paying ? (
        <ReasonDialog
          title={`Tandai voucher ${paying.voucher_code} sebagai dibayar?`}
          description={`${formatRupiah(paying.amount)} untuk ${paying.username ?? 'akun dihapus'}. Bayarkan lebih dulu, lalu tulis buktinya.`}
          label="Bukti pembayaran"
          help="Misalnya bank, tanggal, dan nomor referensi transfer."
          actionLabel="Mark as Paid"
          onConfirm={(proofNote) => markPaid.run({ id: paying.id, proofNote })}
          onClose={() => setPaying(null)}
        >
          <PayoutAccount voucher={paying} />
        </ReasonDialog>
      ) : null}
    </>
  );
}
