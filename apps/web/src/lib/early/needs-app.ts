import type { PageApp } from './page-app.ts';

/** Controls that only the app answers: the browser itself follows links and opens `details` and popovers, the early entry sets the theme. */
const controls = 'button:not([popovertarget],[data-theme-choice]),input,select,textarea,label';

/** Whether an event is an action on a control that needs the app. A pointer under which the layout moved has not moved itself. */
export function needsApp({ type, target, movementX, movementY }: ActionEvent): boolean {
  if (type === 'pointermove' && !movementX && !movementY) return false;
  // The window and the document have no `closest`.
  return Boolean((target as Partial<Element> | null)?.closest?.(controls));
}

type ActionEvent = {
  readonly type: string;
  readonly target: unknown;
  readonly movementX?: number;
  readonly movementY?: number;
};

type Opening = {
  readonly hash: string;
  readonly search: string;
  /** How many entries an earlier action left in this tab: a draft, a place in a list. */
  readonly kept: number;
  readonly isReload: boolean;
  /** Whether the page shows skeletons, since the server had no rows for it. */
  readonly hasSkeletons: boolean;
};

/** Whether a page needs the app as soon as it is open, although no session is stored: what is unfinished only the app can go on with. */
export function needsAppAtOnce(starts: PageApp['starts'], opening: Opening): boolean {
  const carries =
    /[#&](access_token|error)/.test(opening.hash) || /[?&](error|code)[=_]/.test(opening.search);
  const isDocument = starts === 'on-action' || (starts === 'on-reload' && !opening.isReload);
  return !isDocument || carries || opening.kept > 0 || opening.hasSkeletons;
}
