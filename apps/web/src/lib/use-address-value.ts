import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The newest change of the address that was asked for, and the entry of the history that it was asked on. */
let asked: { from: string; params: URLSearchParams } | null = null;

/**
 * A filter as part of the address, so that a reload, a bookmark and the way back find it again; the first value is not written.
 * In: the parameter's name and its first value. Out: what it is, and how to change it together with others. Another page of the
 * desk is a step in the history, a filter is not; `without` names what ends with the change, as the page of a list does.
 * A change begins from the newest one that was asked for: the router shows a change only after it has navigated, and two in quick
 * succession would take the first away again.
 */
export function useAddressValue(
  name: string,
  first = '',
): [string, (value: string, options?: { isStep?: boolean; without?: string }) => void] {
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (asked !== null && asked.from !== key) asked = null;
  }, [key]);
  const change = (
    value: string,
    { isStep = false, without }: { isStep?: boolean; without?: string } = {},
  ): void => {
    const changed = new URLSearchParams(asked?.from === key ? asked.params : params);
    if (value === first) changed.delete(name);
    else changed.set(name, value);
    if (without !== undefined) changed.delete(without);
    asked = { from: key, params: changed };
    setParams(changed, { replace: !isStep, preventScrollReset: !isStep });
  };
  return [params.get(name) ?? first, change];
}
