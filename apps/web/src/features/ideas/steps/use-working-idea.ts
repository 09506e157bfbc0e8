import { useState } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { type IdeaChoice, useIdeaChoices } from './api/list-idea-choices.ts';
import { useRecordedSteps } from './api/use-recorded-steps.ts';
import { type LastPlace, readLastPlace } from '../record/last-place.ts';

type WorkingIdea = {
  ideas: readonly IdeaChoice[];
  isLoading: boolean;
  /** The idea that the steps work on; null without a saved one. */
  idea: IdeaChoice | null;
  choose: (id: string) => void;
  /** The steps that have brought their result in its record; the saved idea is the result of the first. */
  recorded: ReadonlySet<number>;
  /** Where it was left on this device, when that was the chosen idea. */
  last: LastPlace | null;
};

/** Which saved idea the twelve steps work on: the one of last time, else the one that changed last. */
export function useWorkingIdea(): WorkingIdea {
  const { user } = useSession();
  const loaded = useIdeaChoices(user !== null);
  const [chosen, choose] = useState<string | null>(null);
  const [place] = useState(readLastPlace);
  const ideas = loaded.data ?? [];
  const wanted = chosen ?? place?.ideaId;
  const idea = ideas.find(({ id }) => id === wanted) ?? ideas[0] ?? null;
  const recorded = useRecordedSteps(idea?.id);
  return {
    ideas,
    recorded: new Set(idea === null ? [] : [1, ...(recorded.data ?? [])]),
    isLoading: loaded.status === 'pending',
    idea,
    choose,
    last: place !== null && place.ideaId === idea?.id ? place : null,
  };
}
