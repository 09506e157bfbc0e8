import { X } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { ideaFigures } from './idea-figures.ts';
import type { SavedIdea } from './saved-idea.ts';

/** Two ideas, the same figures in the same rows. */
export function CompareIdeas({ ideas, onClose }: { ideas: readonly SavedIdea[]; onClose: () => void }) {
  const columns = ideas.flatMap(({ id, title, result }) =>
    result ? [{ id, title, figures: ideaFigures(result) }] : [],
  );
  const labels = columns[0]?.figures.map(([label]) => label) ?? [];
  return (
    <section aria-labelledby="banding-judul" className="card p-4 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 id="banding-judul" className="text-xl font-bold">
          Perbandingan
        </h2>
        <Button variant="ghost" size="icon" aria-label="Tutup perbandingan" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <table className="mt-2 w-full table-fixed text-left text-sm sm:text-base">
        <thead>
          <tr>
            <th scope="col" className="w-1/4 py-2 pr-2 font-normal text-muted-foreground">
              Angka
            </th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col" className="py-2 pr-2 align-top">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={label} className="border-t border-border">
              <th scope="row" className="py-2.5 pr-2 align-top font-normal text-muted-foreground">
                {label}
              </th>
              {columns.map(({ id, figures }) => (
                <td key={id} className="figures py-2.5 pr-2 align-top font-medium">
                  {figures[row]?.[1]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
