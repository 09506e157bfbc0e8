import {
  describeProviderProblem,
  paymentMethodNames,
  paymentStatusNames,
} from '@kawanusaha/contracts/payment-names';
import { PersonLink } from '#components/person-link.tsx';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { AdminPayment } from '../api/list-payments.ts';
import { PaymentActions } from './payment-actions.tsx';

const good = new Set(['paid']);
const open = new Set(['pending', 'review']);
const variantOf = (status: string): BadgeVariant =>
  good.has(status) ? 'success' : open.has(status) ? 'warning' : 'secondary';

type PaymentTableProps = {
  payments: AdminPayment[];
  /** False on the page of the buyer. */
  hasBuyer?: boolean | undefined;
};

/** Orders with their state and what can be done about each. */
export function PaymentTable({ payments, hasBuyer = true }: PaymentTableProps) {
  return (
    <Table aria-label="Pembayaran">
      <TableHeader>
        <TableRow>
          <TableHead>Pesanan</TableHead>
          {hasBuyer ? <TableHead>Pembeli</TableHead> : null}
          <TableHead>Jumlah</TableHead>
          <TableHead>Status</TableHead>
          <TableHead>Dibuat</TableHead>
          <TableHead>Tindakan</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {payments.map((payment) => (
          <TableRow key={payment.id}>
            <TableCell label="Pesanan" className="figures break-all">
              {payment.order_id}
            </TableCell>
            {hasBuyer ? (
              <TableCell label="Pembeli" className="wrap-anywhere">
                <div>
                  <PersonLink id={payment.username === null ? null : payment.user_id}>
                    {payment.username ?? 'akun dihapus'}
                  </PersonLink>
                  <span className="block text-sm text-muted-foreground">{payment.email}</span>
                </div>
              </TableCell>
            ) : null}
            <TableCell label="Jumlah" className="figures whitespace-nowrap">
              {formatRupiah(payment.amount)}
            </TableCell>
            <TableCell label="Status">
              <div>
                <span className="flex flex-wrap gap-1.5">
                  <Badge variant={variantOf(payment.status)}>
                    {paymentStatusNames[payment.status] ?? payment.status}
                  </Badge>
                  {payment.needs_refund ? (
                    <Badge variant="destructive">{paymentStatusNames['needs_refund']}</Badge>
                  ) : null}
                  {payment.status === 'paid' && payment.refunded_amount > 0 ? (
                    <Badge variant="warning">
                      {paymentStatusNames['partially_refunded']}: {formatRupiah(payment.refunded_amount)}
                    </Badge>
                  ) : null}
                </span>
                {payment.payment_type ? (
                  <span className="block text-sm text-muted-foreground">
                    {paymentMethodNames[payment.payment_type] ?? payment.payment_type}
                  </span>
                ) : null}
                {payment.problem ? (
                  <span className="block text-sm text-destructive">
                    {describeProviderProblem(payment.problem)}
                  </span>
                ) : null}
              </div>
            </TableCell>
            <TableCell label="Dibuat" className="figures whitespace-nowrap">
              {formatTableDateTime(payment.created_at)}
            </TableCell>
            <TableCell label="Tindakan">
              <PaymentActions payment={payment} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
