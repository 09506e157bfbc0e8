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

/** With it come the rules by which an answer is read. A browser may keep a failed file for as long as the page is open. */
async function loadGenerateIdeas() {
  try {
    return (await import('../api/generate-ideas.ts')).generateIdeas;
  } catch (error) {
    reportProblem('The rules of ideas could not be fetched', error);
    throw new IdeaRequestError('failed', ideaMessages.reload);
  }
}

/** The generator of spec §4 (input, loading, result): what it shows, how to ask, how to stop. */
export function useIdeaGenerator(): IdeaGenerator {
  const [state, dispatch] = useReducer(generatorReducer, initialGeneratorState);
  const running = useRef<AbortController | null>(null);
  const reading = useRef<'unread' | 'running' | 'done' | 'failed'>('unread');
  /** Ideas of this tab that were read while others were asked for; they stay stored until those are there. */
  const earlier = useRef<GeneratorState | null>(null);

  const showEarlier = useCallback(() => {
    if (earlier.current !== null) dispatch({ type: 'restored', state: earlier.current });
    earlier.current = null;
  }, []);

  useEffect(() => {
    if (reading.current === 'unread') {
      reading.current = 'running';
      readStoredGeneratorState().then(
        (stored) => {
          reading.current = 'done';
          earlier.current = stored;
          if (running.current === null) showEarlier();
        },
        (error: unknown) => {
          reading.current = 'failed';
          reportProblem('The ideas of this tab could not be read', error);
          toast.error(ideaMessages.earlierFailedTitle, ideaMessages.reload);
        },
      );
      return;
    }
    // What was not read, or is not shown yet, is written over by new ideas alone.
    const isRead = reading.current === 'done' && earlier.current === null;
    if (isRead || state.ideas.length > 0) storeGeneratorState(state);
  }, [state, showEarlier]);

  useEffect(() => () => running.current?.abort(), []);

  const generate = useCallback(async (request: IdeaRequest) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'started', request });
    try {
      const generateIdeas = await loadGenerateIdeas();
      const response = await generateIdeas(request, {
        signal: controller.signal,
        onDraft: (drafts) => dispatch({ type: 'drafted', drafts }),
      });
      if ('kind' in response) dispatch({ type: 'replied', reply: response });
      else dispatch({ type: 'answered', response });
    } catch (error) {
      if (!controller.signal.aborted) reportFailure(error, dispatch);
    } finally {
      if (running.current === controller) running.current = null;
    }
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    dispatch({ type: 'failed', problem: null });
    showEarlier();
  }, [showEarlier]);

  return { state, dispatch, generate, cancel };
}
