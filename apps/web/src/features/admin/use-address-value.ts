import { useSearchParams } from 'react-router';

/**
 * A filter as part of the address, so that a reload, a bookmark and the way back find it again; the first value is not written.
 * In: the parameter's name and its first value. Out: what it is, and how to change it together with others. Another page of the
 * desk is a step in the history, a filter is not.
 */
export function useAddressValue(
  name: string,
  first = '',
): [string, (value: string, options?: { isStep?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const change = (value: string, { isStep = false }: { isStep?: boolean } = {}): void =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (value === first) changed.delete(name);
        else changed.set(name, value);
        return changed;
      },
      { replace: !isStep, preventScrollReset: !isStep },
    );
  return [params.get(name) ?? first, change];
}
