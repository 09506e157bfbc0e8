import { useState } from 'react';
import { ExportButton } from '#components/export-button.tsx';
import { DeskFilters } from '#components/lists/desk-filters.tsx';
import { PagedRows } from '#components/lists/paged-rows.tsx';
import { useDeskFilters } from '#components/lists/use-desk-filters.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { usePayoutRules } from '../api/get-payout-rules.ts';
import { useManagedVouchers, voucherPageSize } from '../api/list-managed-vouchers.ts';
import { messages } from '../messages.ts';
import { BatchBar } from './batch-bar.tsx';
import { VoucherStats } from './voucher-stats.tsx';
import { VoucherTable } from './voucher-table.tsx';

const statuses = Object.entries({
  all: 'Semua status',
  active: 'Aktif',
  expired: 'Kedaluwarsa',
  paid: 'Dibayar',
  payable: 'Siap dibayar',
  unapproved: 'Belum disetujui',
  frozen: 'Dibekukan',
});

/** /voucher-management (spec §2): figures, search by code or user, status filter, and paying out. */
export function VoucherManagement() {
  const filters = useDeskFilters(statuses);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { may } = useStaffPermissions();
  const query = useManagedVouchers(filters.term, filters.chosen, filters.page);
  const rules = usePayoutRules();
  // Only what is on this page can be chosen: what is not seen is not paid.
  const selection = (query.data ?? []).filter(({ id }) => chosen.has(id));
  return (
    <div className="flex flex-col gap-6">
      <VoucherStats />
      <DeskFilters
        filters={filters}
        label="Cari kode voucher atau pengguna"
        placeholder="Cari kode voucher atau pengguna"
        choiceLabel="Status voucher"
      >
        {may('admin') ? <ExportButton kind="vouchers" /> : null}
      </DeskFilters>
      {selection.length > 0 ? (
        <BatchBar chosen={selection} rules={rules} onDone={() => setChosen(new Set())} />
      ) : null}
      <PagedRows
        query={query}
        page={filters.page}
        pageSize={voucherPageSize}
        onPage={filters.setPage}
        pagerLabel="Halaman voucher"
        loadingText="Memuat voucher"
        errorTitle={messages.loadFailed}
        emptyTitle={messages.empty}
      >
        {(vouchers) => (
          <VoucherTable vouchers={vouchers} rules={rules} chosen={chosen} onChoose={setChosen} />
        )}
      </PagedRows>
    </div>
  );
}
