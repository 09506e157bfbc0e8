import type { IdeaRequest, Reading, UnderstoodItem } from '@kawanusaha/contracts/idea';
import { formatRupiahShort } from '@kawanusaha/contracts/finance/rupiah';
import { Ban, CircleHelp, X } from 'lucide-react';
import { cn } from '#lib/cn.ts';

const chip = 'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm';

function textOf({ label, negated }: UnderstoodItem): string {
  return negated ? `${label} (tidak)` : label;
}

type IdeaReadingProps = {
  reading: Reading;
  request: IdeaRequest;
  /** Asks again without what the person took back. */
  onCorrect: (request: IdeaRequest) => void;
};

/** What was understood of the answers, as chips that can be taken back; what was not stands first. */
export function IdeaReading({ reading, request, onCorrect }: IdeaReadingProps) {
  const items = [...new Map(reading.understood.map((item) => [`${item.id}:${item.negated}`, item])).values()];
  const withoutItem = ({ id }: UnderstoodItem): IdeaRequest => ({
    ...request,
    exclude: [],
    ignore: [...(request.ignore ?? []), id],
  });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        <span className="text-muted-foreground">Kami membaca ini.</span>{' '}
        {reading.notUnderstood.length === 0 ? null : (
          <span className="font-medium">
            {reading.notUnderstood
              .slice(0, 4)
              .map((word) => `“${word}”`)
              .join(', ')}{' '}
            belum kami pahami.
          </span>
        )}
      </p>
      <ul aria-label="Yang kami baca" className="flex flex-wrap gap-2">
        {reading.notUnderstood.slice(0, 4).map((word) => (
          <li key={word} className={cn(chip, 'border-warning bg-warning-soft text-warning-soft-foreground')}>
            <CircleHelp aria-hidden className="size-4" />
            {word}
          </li>
        ))}
        {items.map((item) => (
          <li key={`${item.id}:${item.negated}`}>
            <button
              type="button"
              className={cn(
                chip,
                'border-border hover:border-primary',
                item.negated && 'border-dashed text-muted-foreground',
              )}
              aria-label={`Keliru: ${textOf(item)}`}
              onClick={() => onCorrect(withoutItem(item))}
            >
              {item.negated ? <Ban aria-hidden className="size-4" /> : null}
              {textOf(item)}
              <X aria-hidden className="size-4 text-muted-foreground" />
            </button>
          </li>
        ))}
        {reading.budget === null ? null : (
          <li className={cn(chip, 'border-border')}>{formatRupiahShort(reading.budget)}</li>
        )}
        {reading.place === null ? null : <li className={cn(chip, 'border-border')}>{reading.place}</li>}
      </ul>
    </div>
  );
}
