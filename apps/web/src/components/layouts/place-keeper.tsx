import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** React Router's `ScrollRestoration` without its script in each document: the early entry does that part (`keepPlace`). */
export function PlaceKeeper() {
  useScrollRestoration();
  return null;
}
