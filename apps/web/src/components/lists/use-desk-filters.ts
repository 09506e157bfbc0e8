import { useAddressPage } from '#lib/use-address-page.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { useDebounced } from '#lib/use-debounced.ts';

/** What one can choose, and how it is called. */
export type Choices = readonly (readonly [value: string, name: string])[];

const none: Choices = [];

type Options = {
  /** What the names of the parameters end with, where an address has several lists. */
  suffix?: string;
  /** Parameter of what is chosen. */
  parameter?: string;
};

/**
 * What a list of the desk is narrowed by, and its page, as parts of the address: each change leads to the first page.
 * In: what one can choose, the first one to begin with. Out: `search` as it stands in the field, `term` to search by.
 */
export function useDeskFilters(choices = none, { suffix = '', parameter = 'status' }: Options = {}) {
  const first = choices[0]?.[0];
  const without = `hal${suffix}`;
  const [search, setSearch] = useAddressValue(`cari${suffix}`);
  const [wanted, setChosen] = useAddressValue(parameter + suffix, first);
  const [page, setPage] = useAddressPage(without);
  return {
    search,
    term: useDebounced(search),
    onSearch: (value: string) => setSearch(value, { without }),
    choices,
    chosen: choices.some(([value]) => value === wanted) ? wanted : (first ?? ''),
    onChoose: (value: string) => setChosen(value, { without }),
    page,
    setPage,
  };
}
