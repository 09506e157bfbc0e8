import { Skeleton } from '#components/ui/skeleton.tsx';
import { Stat } from '#components/ui/stat.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { useVoucherStats } from '../api/get-voucher-stats.ts';
import { messages } from '../messages.ts';

const labels = [
  ['total', 'Total voucher'],
  ['active', 'Aktif'],
  ['expired', 'Kedaluwarsa'],
  ['paid', 'Dibayar'],
] as const;

/** The stat cards (spec §2): total, active, expired, paid, total value. */
export function VoucherStats() {
  const { data, isPending, isError } = useVoucherStats();
  if (isError) return null;
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-5">
      {labels.map(([key, label]) => (
        <Stat
          key={key}
          label={label}
          value={isPending ? <Skeleton className="h-8 w-12" /> : data[key]}
          hint={key === 'active' && !isPending && data.frozen > 0 ? messages.frozen(data.frozen) : undefined}
        />
      ))}
      <Stat
        className="col-span-2 lg:col-span-1"
        label="Total nilai"
        value={isPending ? <Skeleton className="h-8 w-28" /> : formatRupiah(data.total_value)}
      />
    </dl>
  );
}
