import { useAddressValue } from './use-address-value.ts';

/**
 * The open tab as part of the address (`?tab=`), so that a reload, a bookmark and the way back find it again.
 * In: the tabs there are, and the one that is open without a word. Out: the open one, and how to open another, which replaces the
 * history entry, since a tab is no page.
 */
export function useAddressTab<Tab extends string>(
  tabs: readonly Tab[],
  first: NoInfer<Tab>,
): [Tab, (tab: string) => void] {
  const [wanted, open] = useAddressValue('tab', first);
  return [tabs.find((known) => known === wanted) ?? first, open];
}
