import type { PaymentStatus } from '@kawanusaha/contracts/payment';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';

const looks: Record<PaymentStatus, { label: string; variant: BadgeVariant }> = {
  pending: { label: 'Menunggu pembayaran', variant: 'warning' },
  review: { label: 'Sedang diperiksa', variant: 'warning' },
  paid: { label: 'Lunas', variant: 'success' },
  denied: { label: 'Ditolak', variant: 'destructive' },
  expired: { label: 'Kedaluwarsa', variant: 'secondary' },
  cancelled: { label: 'Dibatalkan', variant: 'secondary' },
  failed: { label: 'Gagal', variant: 'destructive' },
  reversed: { label: 'Dibatalkan setelah lunas', variant: 'destructive' },
  refunded: { label: 'Dana dikembalikan', variant: 'secondary' },
  charged_back: { label: 'Ditarik kembali', variant: 'destructive' },
};

/** The state of an order in words; an unknown state shows raw (spec §4). */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const look = looks[status] ?? { label: status, variant: 'outline' };
  return <Badge variant={look.variant}>{look.label}</Badge>;
}
