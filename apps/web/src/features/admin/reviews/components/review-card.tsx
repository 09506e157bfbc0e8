import { Link } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import type { ReviewDecision } from '../api/decide-reviews.ts';
import type { ReviewItem } from '../api/list-reviews.ts';
import { messages } from '../../messages.ts';
import { describeRemoval } from '../removal.ts';
import { ReviewContent } from './review-content.tsx';
import { ReviewPerson } from './review-history.tsx';

type Props = {
  item: ReviewItem;
  isSelected: boolean;
  isOpen: boolean;
  onSelect: (isSelected: boolean) => void;
  onToggle: () => void;
  onDecide: (decision: ReviewDecision) => void;
};

const addresses: Readonly<Record<string, (id: string) => string>> = {
  project: paths.project,
  relasi: paths.relation,
};

/** One thing of the queue: what it is, who reported it and why, whose it is, and the two decisions. */
export function ReviewCard({ item, isSelected, isOpen, onSelect, onToggle, onDecide }: Props) {
  const title = item.title === '' ? messages.reviewKind(item.target_kind) : item.title;
  const address = item.source === 'hold' ? undefined : addresses[item.target_kind];
  const contentId = `isi-${item.item}`;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="choice">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={`Pilih ${title}`}
            onChange={(event) => onSelect(event.target.checked)}
          />
          <span className="sr-only">Pilih</span>
        </label>
        <h2 className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
          {address === undefined ? (
            title
          ) : (
            <Link to={address(item.target_id)} className="link">
              {title}
            </Link>
          )}
        </h2>
        <Badge variant="outline">{messages.reviewKind(item.target_kind)}</Badge>
        {item.source === 'hold' ? <Badge variant="warning">Ditahan</Badge> : null}
        {item.categories.map((category) => (
          <Badge key={category} variant="outline">
            {messages.harmNames[category] ?? category}
          </Badge>
        ))}
        <span className="figures text-sm text-muted-foreground">
          Menunggu sejak {formatTableDateTime(item.since)}
        </span>
      </div>
      <p className="text-sm">
        <span className="text-muted-foreground">Pemilik: </span>
        <ReviewPerson person={item.owner} as="owner" />
      </p>
      {item.reports.length === 0 ? null : (
        <ul aria-label={`Laporan tentang ${title}`} className="flex flex-col gap-2">
          {item.reports.map((report) => (
            <li key={report.id} className="flex flex-col text-sm">
              <span className="wrap-anywhere">
                <strong>{report.reason}</strong>
                {report.details === null ? '' : `: ${report.details}`}
              </span>
              <ReviewPerson person={report.reporter} as="reporter" />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <div id={contentId}>
          <ReviewContent shown={item.shown} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          {isOpen ? 'Sembunyikan isi' : 'Lihat isi'}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onDecide('keep')}>
          {item.source === 'hold' ? 'Tampilkan' : 'Biarkan'}
        </Button>
        <Button size="sm" variant="destructive" onClick={() => onDecide('remove')}>
          {describeRemoval(item).action}
        </Button>
      </div>
    </>
  );
}
