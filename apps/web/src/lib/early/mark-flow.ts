import { beginFlow } from '#lib/session/flow-marker.ts';

/**
 * Gives a link that leads away to sign in (`data-begins-flow`) the mark of this browser when it is pressed, before and after the app is
 * alive: the way back then signs in without asking (`beginFlow`).
 */
export function markFlow({ target }: Pick<Event, 'target'>): void {
  const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[data-begins-flow]');
  if (!link) return;
  const address = new URL(link.href);
  const back = new URL(address.searchParams.get('redirect_to') ?? '/', location.origin);
  address.searchParams.set('redirect_to', beginFlow(back.pathname, back.origin));
  link.href = address.href;
}
