import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';
import { statusLabel } from '../messages.ts';

const looks = {
  pending: { variant: 'warning', Icon: Hourglass },
  accepted: { variant: 'success', Icon: CircleCheck },
  rejected: { variant: 'destructive', Icon: CircleX },
} as const;

/** Status of an application: colour, icon and word. */
export function StatusBadge({ status }: { status: keyof typeof looks }) {
  const look = looks[status];
  return (
    <Badge variant={look.variant}>
      <look.Icon aria-hidden /> {statusLabel(status)}
    </Badge>
  );
}
