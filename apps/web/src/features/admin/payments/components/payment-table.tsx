import {
  describeProviderProblem,
  paymentMethodNames,
  paymentStatusNames,
} from '@kawanusaha/contracts/payment-names';
import { PersonName } from '#components/person-link.tsx';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { lineCell, lineRow, rowLink } from '#components/ui/table-lines.ts';
import { cn } from '#lib/cn.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { AdminPayment } from '../api/list-payments.ts';
import { PaymentActions } from './payment-actions.tsx';

const good = new Set(['paid']);
const open = new Set(['pending', 'review']);
const variantOf = (status: string): BadgeVariant =>
  good.has(status) ? 'success' : open.has(status) ? 'warning' : 'secondary';

/** Longer names of a state, further badges and two more buttons need the width of a phone for themselves. */
const longestBesideActions = 'Dikembalikan'.length;
const hasShortState = ({ status, needs_refund, problem, refunded_amount }: AdminPayment): boolean =>
  status !== 'review' &&
  !needs_refund &&
  !problem &&
  (status !== 'paid' || refunded_amount === 0) &&
  (paymentStatusNames[status] ?? status).length <= longestBesideActions;

type PaymentTableProps = {
  payments: AdminPayment[];
  /** False on the page of the buyer. */
  hasBuyer?: boolean | undefined;
};

/** Orders with their state and what can be done about each. */
export function PaymentTable({ payments, hasBuyer = true }: PaymentTableProps) {
  return (
    // Narrower cells and gaps, so that the actions of an order stand in one row of a desktop.
    <Table aria-label="Pembayaran" className="lg:[&_td]:px-2 lg:[&_th]:px-2">
      <TableHeader>
        <TableRow>
          <TableHead>Pesanan</TableHead>
          {hasBuyer ? <TableHead>Pembeli</TableHead> : null}
          <TableHead>Jumlah</TableHead>
          <TableHead>Status</TableHead>
          <TableHead>Tindakan</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {payments.map((payment) => (
          // On phones three lines: buyer and sum, order, and state beside what can be done where it fits.
          <TableRow
            key={payment.id}
            className={cn(
              lineRow,
              'max-sm:grid-cols-[minmax(0,1fr)_auto_auto]! max-sm:gap-x-0! max-sm:gap-y-1 max-sm:py-2!',
            )}
          >
            <TableCell
              label="Pesanan"
              className={cn(
                lineCell,
                hasBuyer ? 'max-sm:col-span-3 max-sm:row-start-2' : 'max-sm:col-span-2',
              )}
            >
              <div className="figures max-sm:wrap-anywhere sm:whitespace-nowrap">
                {payment.order_id}
                <span className="whitespace-nowrap text-muted-foreground max-sm:ml-2 max-sm:inline-block max-sm:text-sm sm:block">
                  {formatTableDateTime(payment.created_at)}
                </span>
              </div>
            </TableCell>
            {hasBuyer ? (
              <TableCell
                label="Pembeli"
                className={cn(lineCell, 'wrap-anywhere max-sm:col-span-2 max-sm:row-start-1')}
              >
                <div className={cn(rowLink, 'lg:min-w-52')}>
                  <PersonName id={payment.user_id} name={payment.username} />
                  <span className="block text-sm text-muted-foreground">{payment.email}</span>
                </div>
              </TableCell>
            ) : null}
            <TableCell
              label="Jumlah"
              className={cn(lineCell, 'whitespace-nowrap max-sm:col-start-3 max-sm:row-start-1')}
            >
              <div className="max-sm:text-right">
                <span className="figures">{formatRupiah(payment.amount)}</span>
                {payment.payment_type ? (
                  <span className="block text-muted-foreground">
                    {paymentMethodNames[payment.payment_type] ?? payment.payment_type}
                  </span>
                ) : null}
              </div>
            </TableCell>
            <TableCell
              label="Status"
              className={cn(lineCell, hasShortState(payment) ? 'max-sm:self-center' : 'max-sm:col-span-3')}
            >
              <div className="lg:max-w-36">
                <span className="flex flex-wrap gap-1.5 max-sm:justify-start!">
                  <Badge variant={variantOf(payment.status)}>
                    {paymentStatusNames[payment.status] ?? payment.status}
                  </Badge>
                  {payment.needs_refund ? (
                    <Badge variant="destructive" className="whitespace-nowrap">
                      {paymentStatusNames['needs_refund']}
                    </Badge>
                  ) : null}
                  {payment.status === 'paid' && payment.refunded_amount > 0 ? (
                    <Badge variant="warning">
                      {paymentStatusNames['partially_refunded']}: {formatRupiah(payment.refunded_amount)}
                    </Badge>
                  ) : null}
                </span>
                {payment.problem ? (
                  <span className="block text-sm text-destructive">
                    {describeProviderProblem(payment.problem)}
                  </span>
                ) : null}
              </div>
            </TableCell>
            <TableCell
              className={cn(lineCell, hasShortState(payment) ? 'max-sm:col-span-2' : 'max-sm:col-span-3')}
            >
              <PaymentActions payment={payment} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
