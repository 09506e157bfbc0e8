import { lazy, useRef } from 'react';
import { LatePart } from '#components/late-part.tsx';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { useIdeaGenerator } from '../generator/use-idea-generator.ts';
import { ideaMessages } from '../messages.ts';
import { IdeaForm } from './idea-form.tsx';
import { IdeaPromise } from './idea-promise.tsx';
import { IdeaReplyNote } from './idea-reply-note.tsx';
import { IdeaLoading } from './idea-loading.tsx';

const loadResult = () => import('./idea-result.tsx');
// What shows an idea comes while the answer is made.
const IdeaResult = lazy(async () => ({ default: (await loadResult()).IdeaResult }));

/** The free idea generator: input, loading, result (spec §4). */
export function IdeaGenerator() {
  const { state, dispatch, generate, cancel } = useIdeaGenerator();
  const top = useRef<HTMLDivElement>(null);
  const { request } = state;
  const ask = (next: NonNullable<typeof request>) => {
    top.current?.scrollIntoView({ block: 'start' });
    // A failed fetch is tried again when there is something to show.
    loadResult().catch(() => undefined);
    void generate(next);
  };
  return (
    <div ref={top} className="scroll-mt-28">
      {state.problem === null || state.phase === 'loading' ? null : (
        <Alert variant="destructive" className="mb-6">
          <AlertTitle>{ideaMessages.failedTitle}</AlertTitle>
          <AlertDescription>{state.problem}. Jawaban Anda masih ada; silakan coba lagi.</AlertDescription>
        </Alert>
      )}
      {state.phase === 'input' && state.reply !== null ? <IdeaReplyNote reply={state.reply} /> : null}
      {state.phase === 'input' ? (
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          <IdeaForm key={request === null ? 'new' : 'kept'} request={request} onSubmit={ask} />
          <IdeaPromise />
        </div>
      ) : null}
      {state.phase === 'loading' ? <IdeaLoading drafts={state.drafts} onCancel={cancel} /> : null}
      {state.phase === 'result' ? (
        <LatePart>
          <IdeaResult
            state={state}
            dispatch={dispatch}
            onCorrect={ask}
            onMore={() => {
              if (request) ask({ ...request, exclude: state.ideas.map(({ key }) => key) });
            }}
          />
        </LatePart>
      ) : null}
    </div>
  );
}
