import type { Figures } from '@kawanusaha/contracts/finance/change-material';
import { beginStep, type FigureChange } from '@kawanusaha/contracts/finance/changed-figures';
import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import type {
  Idea,
  IdeaQuestion,
  IdeaRefusal,
  IdeaRequest,
  IdeaResponse,
  IdeaSource,
  Reading,
} from '@kawanusaha/contracts/idea';
import { type IdeaBasis, rescoreIdea } from '@kawanusaha/contracts/scoring/rescore-idea';
import type { IdeaDraft } from '../api/generate-ideas.ts';

/** One idea on the screen, with the note of the answer that it came in and the assumptions as edited. */
export type ShownIdea = Idea & { source: IdeaSource; sourceNote: string };

export type GeneratorState = {
  /** input, loading, result (spec §4). */
  phase: 'input' | 'loading' | 'result';
  request: IdeaRequest | null;
  drafts: IdeaDraft[];
  ideas: ShownIdea[];
  /** Assumptions and scores as they came, by key: the way back from edits, and what scores are compared with. */
  first: Record<string, IdeaBasis>;
  /** Figures before each change, by key, newest last: what undoing goes back to. */
  past: Record<string, (Figures & { changed: string })[]>;
  selectedKey: string | null;
  hasMore: boolean;
  /** What was read out of the answers. */
  reading: Reading | null;
  /** A question back or a refusal instead of ideas. */
  reply: IdeaQuestion | IdeaRefusal | null;
  /** Ids of ideas already saved in this visit, by key. */
  savedIds: Record<string, string>;
  problem: string | null;
  /** True after an answer, false after a reload: only then does the focus move to the result. */
  isFresh: boolean;
};

export type GeneratorAction =
  | { type: 'started'; request: IdeaRequest }
  | { type: 'drafted'; drafts: IdeaDraft[] }
  | { type: 'answered'; response: IdeaResponse }
  | { type: 'replied'; reply: IdeaQuestion | IdeaRefusal }
  | { type: 'failed'; problem: string | null }
  | { type: 'ended' }
  | { type: 'selected'; key: string }
  | { type: 'assumed'; key: string; figures: Figures; change?: FigureChange | undefined }
  | { type: 'undone'; key: string }
  | { type: 'saved'; key: string; id: string }
  | { type: 'closed' }
  | { type: 'restored'; state: GeneratorState };

export const initialGeneratorState: GeneratorState = {
  phase: 'input',
  request: null,
  drafts: [],
  ideas: [],
  first: {},
  past: {},
  selectedKey: null,
  hasMore: false,
  reading: null,
  reply: null,
  savedIds: {},
  problem: null,
  isFresh: false,
};

const longestPast = 50;

function shownIdeas(response: IdeaResponse): ShownIdea[] {
  const { alternatives, source, sourceNote, hasMore: _more, reading: _reading, ...best } = response;
  return [best, ...alternatives].map((idea) => ({ ...idea, source, sourceNote }));
}

type Figured = { key: string; figures: Figures };

/** The idea of a key under other figures: its scores and sentences follow. */
function withFigures(state: GeneratorState, { key, figures }: Figured): GeneratorState {
  const budget = readBudget(state.request?.capital);
  const ideas = state.ideas.map((idea) =>
    idea.key === key
      ? rescoreIdea(
          { ...idea, bill: figures.bill ?? idea.bill },
          state.first[key] ?? idea,
          figures.assumptions,
          budget,
        )
      : idea,
  );
  return { ...state, ideas };
}

/** Typing on in one field is one step back; another field or figures that are taken begin a new one. */
function rememberFigures(
  { ideas, past }: GeneratorState,
  { key, figures, change = 'typed' }: Figured & { change?: FigureChange | undefined },
) {
  const idea = ideas.find((one) => one.key === key);
  const steps = past[key] ?? [];
  if (idea === undefined) return past;
  const before: Figures = { assumptions: idea.assumptions, bill: idea.bill };
  const now = { assumptions: figures.assumptions, bill: figures.bill ?? before.bill };
  const changed = beginStep(steps.at(-1)?.changed, [before, now], change);
  if (changed === null) return past;
  return { ...past, [key]: [...steps, { ...before, changed }].slice(-longestPast) };
}

/** Moves the generator between its three phases. A failure keeps what is already there. */
export function generatorReducer(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.type) {
    case 'started':
      return { ...state, phase: 'loading', request: action.request, drafts: [], problem: null, reply: null };
    case 'drafted':
      return { ...state, drafts: action.drafts };
    case 'answered': {
      const fresh = shownIdeas(action.response);
      // Without exclusions it is a new answer, not more of the last one.
      const shown = (state.request?.exclude ?? []).length > 0 ? state.ideas : [];
      const ideas = [...shown, ...fresh.filter((idea) => !shown.some(({ key }) => key === idea.key))];
      return {
        ...state,
        phase: 'result',
        ideas,
        first: {
          ...Object.fromEntries(
            fresh.map(({ key, assumptions, scores, bill }) => [key, { assumptions, scores, bill }]),
          ),
          ...state.first,
        },
        isFresh: true,
        selectedKey: fresh[0]?.key ?? state.selectedKey,
        hasMore: action.response.hasMore,
        reading: action.response.reading ?? null,
        drafts: [],
      };
    }
    case 'replied':
      return { ...state, phase: 'input', ideas: [], drafts: [], problem: null, reply: action.reply };
    case 'failed':
      return {
        ...state,
        phase: state.ideas.length > 0 ? 'result' : 'input',
        drafts: [],
        problem: action.problem,
      };
    case 'ended':
      return { ...state, hasMore: false };
    case 'selected':
      return { ...state, selectedKey: action.key };
    case 'assumed':
      return withFigures({ ...state, past: rememberFigures(state, action) }, action);
    case 'undone': {
      const steps = state.past[action.key] ?? [];
      const last = steps.at(-1);
      if (last === undefined) return state;
      const past = { ...state.past, [action.key]: steps.slice(0, -1) };
      return withFigures({ ...state, past }, { key: action.key, figures: last });
    }
    case 'saved':
      return { ...state, savedIds: { ...state.savedIds, [action.key]: action.id } };
    case 'closed':
      return { ...initialGeneratorState, request: state.request };
    case 'restored':
      return action.state;
  }
}
