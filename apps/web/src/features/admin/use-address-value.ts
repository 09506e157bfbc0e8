import { useSearchParams } from 'react-router';

/**
 * A filter as part of the address, so that a reload, a bookmark and the way back find it again; the first value is not written.
 * In: the parameter's name and its first value. Out: what it is, and how to change it together with others. Another page of the
 * desk is a step in the history, a filter is not; `without` names what ends with the change, as the page of a list does.
 */
export function useAddressValue(
  name: string,
  first = '',
): [string, (value: string, options?: { isStep?: boolean; without?: string }) => void] {
  const [params, setParams] = useSearchParams();
  const change = (
    value: string,
    { isStep = false, without }: { isStep?: boolean; without?: string } = {},
  ): void =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (value === first) changed.delete(name);
        else changed.set(name, value);
        if (without !== undefined) changed.delete(without);
        return changed;
      },
      { replace: !isStep, preventScrollReset: !isStep },
    );
  return [params.get(name) ?? first, change];
}
