import type { ReactNode } from 'react';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { DeskSearch } from './desk-search.tsx';
import type { useDeskFilters } from './use-desk-filters.ts';

type DeskFiltersProps = {
  filters: ReturnType<typeof useDeskFilters>;
  label: string;
  placeholder: string;
  choiceLabel: string;
  /** What else stands in that line. */
  children?: ReactNode;
};

/** The line above a list of the desk: search, a choice, and what can be done with the whole list. */
export function DeskFilters({ filters, label, placeholder, choiceLabel, children }: DeskFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <DeskSearch
        label={label}
        placeholder={placeholder}
        value={filters.search}
        onChange={filters.onSearch}
      />
      <NativeSelect
        aria-label={choiceLabel}
        value={filters.chosen}
        onChange={(event) => filters.onChoose(event.target.value)}
      >
        {filters.choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {children}
    </div>
  );
}
