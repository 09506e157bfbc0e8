import { Info, Plus, RefreshCw, X } from 'lucide-react';
import { type Dispatch, lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { type Figures, haveSameFigures } from '@kawanusaha/contracts/finance/change-material';
import type { FigureChange } from '@kawanusaha/contracts/finance/changed-figures';
import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import type { GeneratorAction, GeneratorState } from '../generator/generator-state.ts';
import { IdeaActions } from './idea-actions.tsx';
import { IdeaAlternatives } from './idea-alternatives.tsx';
import { IdeaFacts } from './idea-facts.tsx';
import { IdeaGlance } from './idea-glance.tsx';
import { IdeaReading } from './idea-reading.tsx';
import { IdeaScores } from './idea-scores.tsx';
import { Fold } from './fold.tsx';

const FinancePlan = lazy(async () => {
  const { FinancePlan: component } = await import('./finance-plan.tsx');
  return { default: component };
});

const IdeaBill = lazy(async () => ({ default: (await import('./idea-bill.tsx')).IdeaBill }));

type IdeaResultProps = {
  state: GeneratorState;
  dispatch: Dispatch<GeneratorAction>;
  onMore: () => void;
  /** Asks again after the person took back something that was misread. */
  onCorrect: (request: IdeaRequest) => void;
};

/** Result phase: what was read, one idea at a glance with its reasons and numbers folded, the others below. */
export function IdeaResult({ state, dispatch, onMore, onCorrect }: IdeaResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const selected = state.ideas.find((idea) => idea.key === state.selectedKey) ?? state.ideas[0];

  useEffect(() => {
    if (state.isFresh) heading.current?.focus({ preventScroll: true });
  }, [state.isFresh, state.ideas.length]);

  if (selected === undefined || state.request === null) return null;
  const first = state.first[selected.key] ?? selected;
  const assume = (figures: Figures, change?: FigureChange) =>
    dispatch({ type: 'assumed', key: selected.key, figures, change });
  const isEdited = !haveSameFigures({ ...first, bill: first.bill ?? selected.bill }, selected);
  const undo =
    (state.past[selected.key] ?? []).length > 0
      ? () => dispatch({ type: 'undone', key: selected.key })
      : undefined;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="pilihan-judul" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="pilihan-judul" ref={heading} tabIndex={-1} className="text-2xl font-bold">
            {state.ideas.length === 1 ? '1 ide untuk Anda' : `${state.ideas.length} ide untuk dibandingkan`}
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => dispatch({ type: 'closed' })}>
              <RefreshCw aria-hidden />
              Ide Baru
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Tutup hasil"
              onClick={() => dispatch({ type: 'closed' })}
            >
              <X aria-hidden />
            </Button>
          </div>
        </div>
        {state.reading === null ? null : (
          <IdeaReading reading={state.reading} request={state.request} onCorrect={onCorrect} />
        )}
        <article aria-labelledby="ide-judul" className="card gap-4 p-4 sm:p-6">
          <div className="flex items-start justify-between gap-3">
            <h2 id="ide-judul" className="text-xl leading-snug font-extrabold sm:text-2xl">
              {selected.businessName}
            </h2>
            <span className="figures shrink-0 rounded-full bg-primary-soft px-3 py-1 text-sm font-semibold text-primary-soft-foreground">
              Nilai {selected.totalScore}
            </span>
          </div>
          <p>{selected.description}</p>
          <IdeaGlance idea={selected} />
          <IdeaActions
            idea={selected}
            request={state.request}
            first={isEdited ? first : undefined}
            savedId={state.savedIds[selected.key]}
            onSaved={(id) => dispatch({ type: 'saved', key: selected.key, id })}
          />
          <Fold title="Mengapa nilainya begini">
            <IdeaScores
              scores={selected.scores}
              totalScore={selected.totalScore}
              first={isEdited ? first : null}
            />
          </Fold>
          <Fold title="Hitungan uangnya, dapat diubah">
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <FinancePlan
                key={selected.key}
                assumptions={selected.assumptions}
                unit={selected.unit}
                budget={readBudget(state.request?.capital)}
                onChange={(assumptions) => assume({ assumptions })}
                onUndo={undo}
                onReset={isEdited ? () => assume(first, 'taken') : undefined}
              />
            </Suspense>
          </Fold>
          {selected.bill === undefined ? null : (
            <Fold title="Bahan dan biayanya">
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <IdeaBill
                  key={selected.key}
                  bill={selected.bill}
                  assumptions={selected.assumptions}
                  onChange={assume}
                  onUndo={undo}
                />
              </Suspense>
            </Fold>
          )}
          <Fold title="Langkah, tantangan, dan izin">
            <IdeaFacts idea={selected} />
          </Fold>
        </article>
        <IdeaAlternatives
          ideas={state.ideas.filter((idea) => idea.key !== selected.key)}
          onSelect={(key) => {
            dispatch({ type: 'selected', key });
            heading.current?.scrollIntoView({ block: 'start' });
          }}
        />
        {state.hasMore ? (
          <Button variant="secondary" className="self-start" onClick={onMore}>
            <Plus aria-hidden />
            Minta ide lain
          </Button>
        ) : (
          <p className="flex items-center gap-2 text-sm text-muted-foreground">
            <Info aria-hidden className="size-4" />
            Semua ide yang cocok dengan jawaban ini sudah ditampilkan.
          </p>
        )}
        <p className="text-sm text-muted-foreground">{selected.sourceNote}</p>
      </section>
    </div>
  );
}
