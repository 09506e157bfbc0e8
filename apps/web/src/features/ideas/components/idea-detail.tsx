import type { Idea } from '@kawanusaha/contracts/idea';
import type { IdeaBasis } from '@kawanusaha/contracts/scoring/rescore-idea';
import type { ReactNode } from 'react';
import { IdeaFacts } from './idea-facts.tsx';
import { IdeaMarket } from './idea-market.tsx';
import { IdeaScores } from './idea-scores.tsx';

type IdeaDetailProps = {
  idea: Idea;
  /** As it first came, while the assumptions differ: the scores show what has changed. */
  first: IdeaBasis | null;
  /** The finance plan, between the summary and the scores. */
  children: ReactNode;
};

/** Everything about one idea on one page, for a reader; as text only: whatever an answer holds, it is never read as mark-up. */
export function IdeaDetail({ idea, first, children }: IdeaDetailProps) {
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-reading text-lg">{idea.description}</p>
      <IdeaMarket idea={idea} />
      {children}
      <IdeaScores scores={idea.scores} totalScore={idea.totalScore} first={first} />
      <IdeaFacts idea={idea} />
    </div>
  );
}
