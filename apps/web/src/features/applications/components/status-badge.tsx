import { CircleCheck, CircleSlash, CircleX, Hourglass } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';
import type { ApplicationEnd } from '../application-row.ts';
import { endLabels, statusLabel } from '../messages.ts';

const looks = {
  pending: { variant: 'warning', Icon: Hourglass },
  accepted: { variant: 'success', Icon: CircleCheck },
  rejected: { variant: 'destructive', Icon: CircleX },
} as const;

type Props = { status: keyof typeof looks; end: ApplicationEnd };

/** Status of an application, or how it ended without a decision: colour, icon and word. */
export function StatusBadge({ status, end }: Props) {
  if (end !== null) {
    return (
      <Badge variant="secondary">
        <CircleSlash aria-hidden /> {endLabels[end]}
      </Badge>
    );
  }
  const look = looks[status];
  return (
    <Badge variant={look.variant}>
      <look.Icon aria-hidden /> {statusLabel(status)}
    </Badge>
  );
}
