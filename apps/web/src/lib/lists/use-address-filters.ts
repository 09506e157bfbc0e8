import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

const typingPauseMs = 250;

type Options<Filters> = {
  parse: (params: URLSearchParams) => Filters;
  toParams: (filters: Filters) => URLSearchParams;
};

/**
 * Filters of a directory, kept in the address so that they can be shared and survive going back.
 * Another tab is a step that going back undoes, as its address is a link; what one types or ticks replaces the history entry, so that
 * going back does not undo letters.
 * Out: the filters; `text`, which follows each letter while the search waits for a pause; and how to change both.
 */
export function useAddressFilters<Filters extends { query: string; tab: unknown }>({
  parse,
  toParams,
}: Options<Filters>) {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  // A change shows at once: the address follows only when the router has navigated.
  const [changed, setChanged] = useState<{ from: string; filters: Filters } | null>(null);
  const filters = changed?.from === address ? changed.filters : parse(params);
  // What was changed has arrived, or a link led elsewhere: from here on the address speaks.
  if (changed !== null && changed.from !== address) setChanged(null);
  const [text, setText] = useState(filters.query);
  const [searched, setSearched] = useState(filters.query);

  // The address changed by itself (a link, going back): the box follows.
  if (filters.query !== searched) {
    setSearched(filters.query);
    setText(filters.query);
  }

  const setFilters = (change: Partial<Filters>) => {
    const next = { ...filters, ...change };
    const nextParams = toParams(next);
    if (nextParams.toString() === toParams(filters).toString()) return;
    setChanged({ from: address, filters: next });
    setParams(nextParams, { replace: next.tab === filters.tab, preventScrollReset: true });
  };
  const search = (query: string) => {
    setText(query);
    setSearched(query);
    setFilters({ query } as Partial<Filters>);
  };

  const searchTyped = useEffectEvent((typed: string) => {
    if (typed !== filters.query) search(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { filters, setFilters, text, setText, search };
}
