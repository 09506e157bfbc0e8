import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { paths } from '#config/paths.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { ideaFigures } from './idea-figures.ts';
import type { SavedIdea } from './saved-idea.ts';

type SavedIdeaCardProps = {
  idea: SavedIdea;
  isCompared: boolean;
  onCompare: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

const shown = new Set(['Nilai', 'Modal', 'Laba sebulan', 'Balik modal']);

/** One saved idea: what it is, its main figures, what can be done with it. */
export function SavedIdeaCard({
  idea,
  isCompared,
  onCompare,
  onRename,
  onDuplicate,
  onDelete,
}: SavedIdeaCardProps) {
  const figures = idea.result ? ideaFigures(idea.result).filter(([label]) => shown.has(label)) : [];
  return (
    <li className="card gap-3 p-4 sm:p-5">
      <div>
        <h2 className="text-lg font-bold">
          <Link to={paths.myIdea(idea.id)} className="hover:underline">
            {idea.title}
          </Link>
        </h2>
        <p className="text-sm text-muted-foreground">Disimpan {formatLongDate(idea.createdAt)}</p>
      </div>
      <dl className="grid gap-1 text-sm">
        {figures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="figures font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {idea.result ? <Checkbox label="Bandingkan" checked={isCompared} onChange={onCompare} /> : null}
      <div className="mt-auto flex flex-wrap gap-1">
        <Button asChild variant="secondary" size="sm">
          <Link to={paths.myIdea(idea.id)}>Buka</Link>
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Ganti nama ${idea.title}`} onClick={onRename}>
          <Pencil aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Gandakan ${idea.title}`} onClick={onDuplicate}>
          <Copy aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Hapus ${idea.title}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
