import {
  describeProviderProblem,
  paymentMethodNames,
  paymentStatusNames,
} from '@kawanusaha/contracts/payment-names';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportButton } from '#components/export-button.tsx';
import { Pager } from '#components/lists/pager.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { formatRupiah } from '#lib/format-rupiah.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { adminKeys, adminPageSize } from '../api/admin-keys.ts';
import { listPayments } from '../api/list-payments.ts';
import { messages } from '../messages.ts';
import { AdminSearch } from './admin-search.tsx';
import { PaymentActions } from './payment-actions.tsx';

const filterNames = { all: 'Semua status', ...paymentStatusNames };
const good = new Set(['paid']);
const open = new Set(['pending', 'review']);
const variantOf = (status: string): BadgeVariant =>
  good.has(status) ? 'success' : open.has(status) ? 'warning' : 'secondary';

/** All orders with their event log and refunds. */
export function PaymentsPanel() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('all');
  const [page, setPage] = useState(1);
  const term = useDebounced(search);
  const query = useQuery({
    queryKey: adminKeys.payments(term, status, page),
    queryFn: () => listPayments(term, status, page),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.[0]?.total_count ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <AdminSearch
          label="Cari pembayaran"
          placeholder="Cari nomor pesanan, email, atau username"
          value={search}
          onChange={(value) => {
            setSearch(value);
            setPage(1);
          }}
        />
        <NativeSelect
          aria-label="Status pembayaran"
          value={status}
          onChange={(event) => {
            setStatus(event.target.value);
            setPage(1);
          }}
        >
          {Object.entries(filterNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <ExportButton kind="payments" />
      </div>
      <QueryState
        query={query}
        loadingText="Memuat pembayaran"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada pembayaran yang ditemukan"
      >
        {(payments) => (
          <Table aria-label="Pembayaran">
            <TableHeader>
              <TableRow>
                <TableHead>Pesanan</TableHead>
                <TableHead>Pembeli</TableHead>
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
                  <TableCell label="Pembeli" className="break-all">
                    <div>
                      {payment.username ?? 'akun dihapus'}
                      <span className="block text-sm text-muted-foreground">{payment.email}</span>
                    </div>
                  </TableCell>
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
                            {paymentStatusNames['partially_refunded']}:{' '}
                            {formatRupiah(payment.refunded_amount)}
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
        )}
      </QueryState>
      <Pager page={page} pageSize={adminPageSize} total={total} onPage={setPage} label="Halaman pembayaran" />
    </div>
  );
}
