import { Info, Plus, RefreshCw, X } from 'lucide-react';
import { type Dispatch, useEffect, useRef } from 'react';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import type { GeneratorAction, GeneratorState } from '../generator/generator-state.ts';
import { FinancePlan } from './finance-plan.tsx';
import { IdeaActions } from './idea-actions.tsx';
import { IdeaAlternatives } from './idea-alternatives.tsx';
import { IdeaDetail } from './idea-detail.tsx';

type IdeaResultProps = {
  state: GeneratorState;
  dispatch: Dispatch<GeneratorAction>;
  onMore: () => void;
};

/** Result phase: alternatives to compare, then the chosen one with its numbers. */
export function IdeaResult({ state, dispatch, onMore }: IdeaResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const selected = state.ideas.find((idea) => idea.key === state.selectedKey) ?? state.ideas[0];

  useEffect(() => {
    if (state.isFresh) heading.current?.focus({ preventScroll: true });
  }, [state.isFresh, state.ideas.length]);

  if (selected === undefined || state.request === null) return null;
  const first = state.first[selected.key] ?? selected;
  const assume = (assumptions: Assumptions) => dispatch({ type: 'assumed', key: selected.key, assumptions });
  const isEdited = JSON.stringify(first.assumptions) !== JSON.stringify(selected.assumptions);
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
        <Alert variant="info">
          <AlertDescription>{selected.sourceNote}</AlertDescription>
        </Alert>
        <IdeaAlternatives
          ideas={state.ideas}
          selectedKey={selected.key}
          onSelect={(key) => dispatch({ type: 'selected', key })}
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
      </section>
      <section aria-labelledby="ide-judul" className="flex flex-col gap-5 border-t border-border pt-8">
        <h2 id="ide-judul" className="text-3xl font-extrabold">
          {selected.businessName}
        </h2>
        <IdeaActions
          idea={selected}
          request={state.request}
          first={isEdited ? first : undefined}
          savedId={state.savedIds[selected.key]}
          onSaved={(id) => dispatch({ type: 'saved', key: selected.key, id })}
        />
        <IdeaDetail key={selected.key} idea={selected} first={isEdited ? first : null}>
          <FinancePlan
            assumptions={selected.assumptions}
            unit={selected.unit}
            onChange={assume}
            onReset={isEdited ? () => assume(first.assumptions) : undefined}
          />
        </IdeaDetail>
      </section>
    </div>
  );
}
