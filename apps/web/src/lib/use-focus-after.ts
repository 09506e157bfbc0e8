import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element that makes way for what it opens, or stands beside it: it has the focus again once that is closed.
 * In: whether it is open. Out: the ref of the element.
 */
export function useFocusAfter<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) ref.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return ref;
}
