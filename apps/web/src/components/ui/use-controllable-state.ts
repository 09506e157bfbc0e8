import { useState } from 'react';

/** State that the parent holds when it gives `value`, and the component itself otherwise. */
export function useControllableState<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const set = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, set];
}
