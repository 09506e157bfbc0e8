import { useAddressValue } from './use-address-value.ts';

/** The page of a list as part of the address; what is no page is the first. In: the parameter's name. */
export function useAddressPage(name: string): [number, (page: number) => void] {
  const [text, setText] = useAddressValue(name, '1');
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return [page, (next) => setText(String(next))];
}
