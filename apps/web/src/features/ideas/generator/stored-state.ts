import { type GeneratorState, initialGeneratorState } from './generator-state.ts';

const storageKey = 'kawanusaha_ideas';

/** Keeps the ideas in this tab, so that signing in to save one, or a reload, loses nothing. */
export function storeGeneratorState(state: GeneratorState): void {
  try {
    if (state.phase === 'loading') return;
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({ ...state, drafts: [], problem: null, isFresh: false }),
    );
  } catch {
    // Without storage the ideas last until the page is left.
  }
}

/**
 * The ideas of this tab, or null; what is stored in another shape is dropped.
 * @throws when the rules of an idea, which only a tab with ideas loads, could not be fetched
 */
export async function readStoredGeneratorState(): Promise<GeneratorState | null> {
  const stored = readStored();
  if (typeof stored !== 'object' || stored === null) return null;
  const state = { ...initialGeneratorState, ...stored } as GeneratorState;
  const [first] = state.ideas;
  if (first === undefined) return state.request === null ? null : state;
  const { ideaResponseSchema } = await import('@kawanusaha/contracts/idea');
  const probe = ideaResponseSchema.safeParse({
    ...first,
    alternatives: state.ideas.slice(1),
    hasMore: false,
  });
  return probe.success ? state : null;
}

function readStored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}
