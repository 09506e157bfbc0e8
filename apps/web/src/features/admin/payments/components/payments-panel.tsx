import { paymentStatusNames } from '@kawanusaha/contracts/payment-names';
import { ExportButton } from '#components/export-button.tsx';
import { DeskFilters } from '#components/lists/desk-filters.tsx';
import { PagedRows } from '#components/lists/paged-rows.tsx';
import { useDeskFilters } from '#components/lists/use-desk-filters.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { adminPageSize } from '../../desk-query.ts';
import { usePayments } from '../api/list-payments.ts';
import { messages } from '../../messages.ts';
import { PaymentTable } from './payment-table.tsx';

const statuses = Object.entries({ all: 'Semua status', ...paymentStatusNames });

/** All orders with their event log and refunds. */
export function PaymentsPanel() {
  const filters = useDeskFilters(statuses, { suffix: '-pembayaran' });
  const { may } = useStaffPermissions();
  const query = usePayments(filters.term, filters.chosen, filters.page);
  return (
    <div className="flex flex-col gap-5">
      <DeskFilters
        filters={filters}
        label="Cari pembayaran"
        placeholder="Cari nomor pesanan, email, atau username"
        choiceLabel="Status pembayaran"
      >
        {may('admin') ? <ExportButton kind="payments" /> : null}
      </DeskFilters>
      <PagedRows
        query={query}
        page={filters.page}
        pageSize={adminPageSize}
        onPage={filters.setPage}
        pagerLabel="Halaman pembayaran"
        loadingText="Memuat pembayaran"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada pembayaran yang ditemukan"
      >
        {(payments) => <PaymentTable payments={payments} />}
      </PagedRows>
    </div>
  );
}
