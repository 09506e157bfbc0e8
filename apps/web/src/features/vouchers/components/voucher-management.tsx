import { useState } from 'react';
import { ExportButton } from '#components/export-button.tsx';
import { DeskSearch } from '#components/lists/desk-search.tsx';
import { mostListed } from '#config/most-listed.ts';
import { Pager } from '#components/lists/pager.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useAddressPage } from '#lib/use-address-page.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { usePayoutRules } from '../api/get-payout-rules.ts';
import { useManagedVouchers, voucherPageSize } from '../api/list-managed-vouchers.ts';
import { messages } from '../messages.ts';
import { BatchBar } from './batch-bar.tsx';
import { VoucherStats } from './voucher-stats.tsx';
import { VoucherTable } from './voucher-table.tsx';

const filterNames = {
  all: 'Semua status',
  active: 'Aktif',
  expired: 'Kedaluwarsa',
  paid: 'Dibayar',
  payable: 'Siap dibayar',
  unapproved: 'Belum disetujui',
  frozen: 'Dibekukan',
};

/** /voucher-management (spec §2): figures, search by code or user, status filter, and paying out. */
export function VoucherManagement() {
  const [search, setSearch] = useAddressValue('cari');
  const [wanted, setStatus] = useAddressValue('status', 'all');
  const [page, setPage] = useAddressPage('hal');
  const status = wanted in filterNames ? wanted : 'all';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { may } = useStaffPermissions();
  const term = useDebounced(search);
  const query = useManagedVouchers(term, status, page);
  const rules = usePayoutRules();
  // Only what is on this page can be chosen: what is not seen is not paid.
  const selection = (query.data ?? []).filter(({ id }) => chosen.has(id));
  return (
    <div className="flex flex-col gap-6">
      <VoucherStats />
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <DeskSearch
          label="Cari kode voucher atau pengguna"
          placeholder="Cari kode voucher atau pengguna"
          value={search}
          onChange={(value) => setSearch(value, { without: 'hal' })}
        />
        <NativeSelect
          aria-label="Status voucher"
          value={status}
          onChange={(event) => setStatus(event.target.value, { without: 'hal' })}
        >
          {Object.entries(filterNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
        {may('admin') ? <ExportButton kind="vouchers" /> : null}
      </div>
      {selection.length > 0 ? (
        <BatchBar chosen={selection} rules={rules} onDone={() => setChosen(new Set())} />
      ) : null}
      <QueryState
        query={query}
        loadingText="Memuat voucher"
        errorTitle={messages.loadFailed}
        emptyTitle={messages.empty}
      >
        {(vouchers) => (
          <VoucherTable vouchers={vouchers} rules={rules} chosen={chosen} onChoose={setChosen} />
        )}
      </QueryState>
      <Pager
        page={page}
        pageSize={voucherPageSize}
        total={Math.min(query.data?.[0]?.total_count ?? 0, mostListed)}
        onPage={setPage}
        label="Halaman voucher"
      />
    </div>
  );
}
