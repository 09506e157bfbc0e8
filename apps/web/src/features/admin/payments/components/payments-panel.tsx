import { paymentStatusNames } from '@kawanusaha/contracts/payment-names';
import { ExportButton } from '#components/export-button.tsx';
import { mostListed } from '#config/most-listed.ts';
import { Pager } from '#components/lists/pager.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { adminPageSize } from '../../desk-query.ts';
import { usePayments } from '../api/list-payments.ts';
import { messages } from '../../messages.ts';
import { useAddressPage } from '#lib/use-address-page.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { DeskSearch } from '#components/lists/desk-search.tsx';
import { PaymentTable } from './payment-table.tsx';

const filterNames = { all: 'Semua status', ...paymentStatusNames };

/** All orders with their event log and refunds. */
export function PaymentsPanel() {
  const [search, setSearch] = useAddressValue('cari-pembayaran');
  const [wanted, setStatus] = useAddressValue('status-pembayaran', 'all');
  const [page, setPage] = useAddressPage('hal-pembayaran');
  const { may } = useStaffPermissions();
  const status = wanted in filterNames ? wanted : 'all';
  const term = useDebounced(search);
  const query = usePayments(term, status, page);
  const total = query.data?.[0]?.total_count ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <DeskSearch
          label="Cari pembayaran"
          placeholder="Cari nomor pesanan, email, atau username"
          value={search}
          onChange={(value) => setSearch(value, { without: 'hal-pembayaran' })}
        />
        <NativeSelect
          aria-label="Status pembayaran"
          value={status}
          onChange={(event) => setStatus(event.target.value, { without: 'hal-pembayaran' })}
        >
          {Object.entries(filterNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
        {may('admin') ? <ExportButton kind="payments" /> : null}
      </div>
      <QueryState
        query={query}
        loadingText="Memuat pembayaran"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada pembayaran yang ditemukan"
      >
        {(payments) => <PaymentTable payments={payments} />}
      </QueryState>
      <Pager
        page={page}
        pageSize={adminPageSize}
        total={Math.min(total, mostListed)}
        onPage={setPage}
        label="Halaman pembayaran"
      />
    </div>
  );
}
