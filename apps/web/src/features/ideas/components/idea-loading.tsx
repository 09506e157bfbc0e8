import { useEffect, useState } from 'react';
import { KawungSpinner } from '#components/brand/kawung-spinner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { IdeaDraft } from '../api/generate-ideas.ts';

const slowAfterSeconds = 12;

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

type IdeaLoadingProps = { drafts: readonly IdeaDraft[]; onCancel: () => void };

/** Loading phase: what happens now, how long it has taken, what is already readable, and a way to stop. */
export function IdeaLoading({ drafts, onCancel }: IdeaLoadingProps) {
  const seconds = useSeconds();
  const written = drafts.filter(({ businessName }) => businessName !== '').length;
  const now =
    written === 0 ? 'Mencocokkan keahlian, minat, dan modal Anda' : `Menulis ide ke-${written} dari 3`;
  return (
    <section aria-label="Membuat ide" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <KawungSpinner className="size-10 text-primary" />
        <div className="min-w-0 grow">
          <p role="status" className="text-lg font-semibold">
            {now}
          </p>
          <p className="figures text-sm text-muted-foreground">
            {seconds} detik{seconds > slowAfterSeconds ? '. Biasanya selesai dalam satu menit.' : ''}
          </p>
        </div>
        <Button variant="outline" onClick={onCancel}>
          Batalkan
        </Button>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {[0, 1, 2].map((index) => {
          const draft = drafts[index];
          return (
            <li key={index} className="card min-h-44 p-5">
              {draft?.businessName ? (
                <p className="text-lg font-bold">{draft.businessName}</p>
              ) : (
                <Skeleton className="h-6 w-2/3" />
              )}
              {draft?.description ? (
                <p className="mt-2 text-sm text-muted-foreground">{draft.description}</p>
              ) : (
                <>
                  <Skeleton className="mt-4 h-4 w-full" />
                  <Skeleton className="mt-2 h-4 w-5/6" />
                  <Skeleton className="mt-2 h-4 w-1/2" />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
