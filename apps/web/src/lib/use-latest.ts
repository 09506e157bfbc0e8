import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last rendering, for callbacks that must not change with it. Read it in effects and event handlers only. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
