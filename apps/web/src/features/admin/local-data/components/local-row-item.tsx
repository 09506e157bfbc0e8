import type { LocalKind } from '@kawanusaha/contracts/local-figure';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { describeValue, stateOf } from '../describe-local.ts';
import type { LocalRow } from '../api/list-local-data.ts';
import { localMessages } from '../local-messages.ts';
import { useDropLocalFigure } from '../api/drop-local-figure.ts';

type Props = { kind: LocalKind; row: LocalRow; today: string; onEdit: () => void };

/** One figure with its source, and how far it can be relied on. */
export function LocalRowItem({ kind, row, today, onEdit }: Props) {
  const { label, unit, kept, brought } = row;
  const state = stateOf(row, today);
  const drop = useDropLocalFigure();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="figures">{describeValue(kind, state.value, unit)}</p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          {state.asOf === null ? null : `${formatLongDate(state.asOf)} · `}
          {state.sourceUrl === null ? (
            'Tanpa sumber'
          ) : (
            <a href={state.sourceUrl} target="_blank" rel="noreferrer" className="link">
              {state.sourceName}
            </a>
          )}
        </p>
        <p className="flex flex-wrap gap-2 empty:hidden">
          {state.isKept ? <Badge variant="success">{localMessages.kept}</Badge> : null}
          {state.isEstimate ? <Badge variant="secondary">{localMessages.estimate}</Badge> : null}
          {state.isOld ? <Badge variant="warning">{localMessages.old}</Badge> : null}
          {state.isOver ? <Badge variant="warning">{localMessages.over}</Badge> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-label={`Ubah ${label}`} onClick={onEdit}>
          Ubah
        </Button>
        {kept === null ? null : (
          <Button
            variant="outline"
            aria-label={brought === null ? `Hapus ${label}` : `Kembali ke bawaan: ${label}`}
            loading={drop.isPending}
            onClick={() => void drop.run({ kind, key: row.key })}
          >
            {brought === null ? 'Hapus' : 'Kembali ke bawaan'}
          </Button>
        )}
      </div>
    </li>
  );
}
