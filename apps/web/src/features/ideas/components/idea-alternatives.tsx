import { ChevronDown } from 'lucide-react';
import type { ShownIdea } from '../generator/generator-state.ts';
import { monthlyResult } from './idea-glance.tsx';

type IdeaAlternativesProps = {
  /** Those that are not open. */
  ideas: readonly ShownIdea[];
  onSelect: (key: string) => void;
};

/** The other ideas in a few words each; choosing one opens it above. */
export function IdeaAlternatives({ ideas, onSelect }: IdeaAlternativesProps) {
  if (ideas.length === 0) return null;
  return (
    <ul aria-label="Ide lainnya" className="grid gap-3 md:grid-cols-2">
      {ideas.map((idea) => (
        <li key={idea.key}>
          <button
            type="button"
            onClick={() => onSelect(idea.key)}
            className="card h-full w-full flex-row items-center gap-3 p-4 text-left hover:border-primary"
          >
            <span className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="leading-snug font-bold">{idea.businessName}</span>
              <span className="line-clamp-2 text-sm text-muted-foreground">{idea.description}</span>
              <span className="figures text-sm">
                <strong>{monthlyResult(idea)}</strong> · nilai {idea.totalScore}
              </span>
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
