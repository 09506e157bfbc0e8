import type { Figures } from '@kawanusaha/contracts/finance/change-material';
import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { figuresOfVersion } from '@kawanusaha/contracts/planning/keep-version';
import { BookmarkPlus } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

type VersionListProps = {
  result: SavedIdeaResult;
  onKeep: () => void;
  onUse: (figures: Figures) => void;
};

const moment = (keptAt: string) =>
  new Date(keptAt).toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'short' });

/** Figures that were kept with the idea, the newest first; each can be taken again, and that can be undone. */
export function VersionList({ result, onKeep, onUse }: VersionListProps) {
  const versions = (result.versions ?? []).toReversed();
  return (
    <div className="flex flex-col gap-3">
      <Button variant="outline" size="sm" className="self-start" onClick={onKeep}>
        <BookmarkPlus aria-hidden />
        Simpan versi ini
      </Button>
      {versions.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          Belum ada. Begitu Anda mengubah angka, angka semula disimpan sebagai versi pertama.
        </p>
      ) : (
        <ul className="divide-y divide-border">
          {versions.map((version) => (
            <li key={version.keptAt} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="text-sm">
                <span className="font-medium">{moment(version.keptAt)}</span>
                <span className="block text-muted-foreground">
                  {formatRupiah(version.assumptions.price)} per {result.unit}, modal{' '}
                  {formatRupiah(version.assumptions.capital)}, nilai {version.totalScore}
                </span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Pakai versi ${moment(version.keptAt)}`}
                onClick={() => onUse(figuresOfVersion(version, result))}
              >
                Pakai
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
