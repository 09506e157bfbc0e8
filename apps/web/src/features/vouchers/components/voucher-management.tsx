import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '#components/export-button.tsx';
import { Pager } from '#components/lists/pager.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { listManagedVouchers, voucherKeys, voucherPageSize } from '../api/vouchers.ts';
import { messages } from '../messages.ts';
import { BatchBar } from './batch-bar.tsx';
import { VoucherStats } from './voucher-stats.tsx';
import { VoucherTable } from './voucher-table.tsx';

/** /voucher-management (spec §2): figures, search by code or user, status filter, and paying out. */
export function VoucherManagement() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('all');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { may } = useStaffPermissions();
  const term = useDebounced(search);
  const query = useQuery({
    queryKey: voucherKeys.list(term, status, page),
    queryFn: () => listManagedVouchers(term, status, page),
    placeholderData: keepPreviousData,
  });
  // Only what is on this page can be chosen: what is not seen is not paid.
  const selection = (query.data ?? []).filter(({ id }) => chosen.has(id));
  return (
    <div className="flex flex-col gap-6">
      <VoucherStats />
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <div className="relative min-w-0 flex-1 basis-full sm:basis-0">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            type="search"
            aria-label="Cari kode voucher atau pengguna"
            placeholder="Cari kode voucher atau pengguna"
            maxLength={100}
            autoComplete="off"
            className="pl-11"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
        </div>
        <NativeSelect
          aria-label="Status voucher"
          value={status}
          onChange={(event) => {
            setStatus(event.target.value);
            setPage(1);
          }}
        >
          <option value="all">Semua status</option>
          <option value="active">Aktif</option>
          <option value="expired">Kedaluwarsa</option>
          <option value="paid">Dibayar</option>
          <option value="payable">Siap dibayar</option>
          <option value="frozen">Dibekukan</option>
        </NativeSelect>
        {may('admin') ? <ExportButton kind="vouchers" /> : null}
      </div>
      {selection.length > 0 ? <BatchBar chosen={selection} onDone={() => setChosen(new Set())} /> : null}
      <QueryState
        query={query}
        loadingText="Memuat voucher"
        errorTitle={messages.loadFailed}
        emptyTitle={messages.empty}
      >
        {(vouchers) => <VoucherTable vouchers={vouchers} chosen={chosen} onChoose={setChosen} />}
      </QueryState>
      <Pager
        page={page}
        pageSize={voucherPageSize}
        total={query.data?.[0]?.total_count ?? 0}
        onPage={setPage}
        label="Halaman voucher"
      />
    </div>
  );
}
