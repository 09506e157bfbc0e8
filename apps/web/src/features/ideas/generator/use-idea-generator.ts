import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { toast } from '#components/ui/toast.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { IdeaRequestError } from '../api/idea-request-error.ts';
import { ideaMessages } from '../messages.ts';
import {
  type GeneratorAction,
  type GeneratorState,
  generatorReducer,
  initialGeneratorState,
} from './generator-state.ts';
import { readStoredGeneratorState, storeGeneratorState } from './stored-state.ts';

export type IdeaGenerator = {
  state: GeneratorState;
  dispatch: Dispatch<GeneratorAction>;
  generate: (request: IdeaRequest) => Promise<void>;
  cancel: () => void;
};

function reportFailure(error: unknown, dispatch: Dispatch<GeneratorAction>): void {
  if (error instanceof IdeaRequestError && error.failure === 'no_more') {
    toast.info(error.message);
    dispatch({ type: 'ended' });
    dispatch({ type: 'failed', problem: null });
    return;
  }
  const text = error instanceof IdeaRequestError ? error.message : ideaMessages.failedText;
  if (!(error instanceof IdeaRequestError)) reportProblem('No idea came', error);
  toast.error(ideaMessages.failedTitle, text);
  dispatch({ type: 'failed', problem: text });
}

/** The generator of spec §4 (input, loading, result): what it shows, how to ask, how to stop. */
export function useIdeaGenerator(): IdeaGenerator {
  const [state, dispatch] = useReducer(generatorReducer, initialGeneratorState);
  const running = useRef<AbortController | null>(null);
  const isRestored = useRef(false);

  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      readStoredGeneratorState().then(
        (stored) => {
          // What was asked for meanwhile is newer.
          if (stored !== null && running.current === null) dispatch({ type: 'restored', state: stored });
        },
        (error: unknown) => reportProblem('The ideas of this tab could not be read', error),
      );
      return;
    }
    storeGeneratorState(state);
  }, [state]);

  useEffect(() => () => running.current?.abort(), []);

  const generate = useCallback(async (request: IdeaRequest) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'started', request });
    try {
      // With it come the rules by which an answer is read.
      const { generateIdeas } = await import('../api/generate-ideas.ts');
      const response = await generateIdeas(request, {
        signal: controller.signal,
        onDraft: (drafts) => dispatch({ type: 'drafted', drafts }),
      });
      if ('kind' in response) dispatch({ type: 'replied', reply: response });
      else dispatch({ type: 'answered', response });
    } catch (error) {
      if (!controller.signal.aborted) reportFailure(error, dispatch);
    }
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    dispatch({ type: 'failed', problem: null });
  }, []);

  return { state, dispatch, generate, cancel };
}
