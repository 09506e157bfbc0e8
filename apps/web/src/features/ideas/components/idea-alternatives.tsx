import { findPaybackMonth } from '@kawanusaha/contracts/finance/cash-flow';
import { formatRupiahShort } from '@kawanusaha/contracts/finance/rupiah';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { CircleCheck } from 'lucide-react';
import { cn } from '#lib/cn.ts';
import type { ShownIdea } from '../generator/generator-state.ts';

function compareRows(idea: ShownIdea): readonly (readonly [label: string, value: string])[] {
  const economics = computeUnitEconomics(idea.assumptions);
  const payback = findPaybackMonth(idea.assumptions);
  return [
    ['Modal', formatRupiahShort(idea.assumptions.capital)],
    ['Laba sebulan', formatRupiahShort(economics.profitPerMonth)],
    ['Balik modal', payback === null ? 'belum' : `bulan ke-${payback}`],
    ['Waktu', `${idea.hoursPerWeek} jam/minggu`],
  ];
}

type IdeaAlternativesProps = {
  ideas: readonly ShownIdea[];
  selectedKey: string | null;
  onSelect: (key: string) => void;
};

/** The ideas side by side, the same figures in the same order; choosing one opens it below. */
export function IdeaAlternatives({ ideas, selectedKey, onSelect }: IdeaAlternativesProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
      {ideas.map((idea) => {
        const isSelected = idea.key === selectedKey;
        return (
          <li key={idea.key}>
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => onSelect(idea.key)}
              className={cn(
                'card h-full w-full gap-3 p-4 text-left transition-colors hover:border-primary sm:p-5',
                isSelected && 'border-primary bg-primary-soft text-primary-soft-foreground',
              )}
            >
              <span className="flex items-start justify-between gap-3">
                <span className="text-lg leading-snug font-bold">{idea.businessName}</span>
                {isSelected ? (
                  <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
                ) : null}
              </span>
              <span className="figures text-sm font-semibold">
                Nilai {idea.totalScore}
                <span className="font-normal"> dari 100</span>
              </span>
              <span className="mt-auto grid gap-1 border-t border-border pt-3 text-sm">
                {compareRows(idea).map(([label, value]) => (
                  <span key={label} className="flex justify-between gap-3">
                    <span className={isSelected ? '' : 'text-muted-foreground'}>{label}</span>
                    <span className="figures font-medium">{value}</span>
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
