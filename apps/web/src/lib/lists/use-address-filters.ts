import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLatest } from '#lib/use-latest.ts';

const typingPauseMs = 250;

type Options<Filters> = {
  parse: (params: URLSearchParams) => Filters;
  toParams: (filters: Filters) => URLSearchParams;
};

/**
 * Filters of a directory, kept in the address so that they can be shared and survive going back.
 * A change replaces the history entry: going back leaves the directory instead of undoing letters.
 */
export function useAddressFilters<Filters extends { query: string }>({ parse, toParams }: Options<Filters>) {
  const [params, setParams] = useSearchParams();
  const filters = parse(params);

  const current = useLatest(filters);
  const setFilters = useCallback(
    (change: Partial<Filters>) => {
      const next = { ...current.current, ...change };
      current.current = next;
      setParams(toParams(next), { replace: true, preventScrollReset: true });
    },
    [current, setParams, toParams],
  );

  // What is typed shows at once; the search follows when the typing pauses.
  const [text, setText] = useState(filters.query);
  const searched = useRef(filters.query);
  useEffect(() => {
    if (filters.query === searched.current) return;
    searched.current = filters.query;
    setText(filters.query);
  }, [filters.query]);
  useEffect(() => {
    if (text === searched.current) return undefined;
    const timer = setTimeout(() => {
      searched.current = text;
      setFilters({ query: text } as Partial<Filters>);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, setFilters]);
  const searchNow = useCallback(
    (query: string) => {
      searched.current = query;
      setText(query);
      setFilters({ query } as Partial<Filters>);
    },
    [setFilters],
  );

  return { filters, setFilters, text, setText, searchNow };
}
