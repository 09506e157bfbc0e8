const storageKey = 'kawanusaha_flow';
const parameter = 'flow';
const lifetimeMs = 24 * 60 * 60 * 1_000;
const mostFlows = 10;

type Flow = { id: string; at: number };

function readFlows(now: number): Flow[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as Partial<Flow>[]).filter(
      (flow): flow is Flow =>
        typeof flow?.id === 'string' && typeof flow.at === 'number' && now - flow.at < lifetimeMs,
    );
  } catch {
    return [];
  }
}

function storeFlows(flows: readonly Flow[]): void {
  try {
    if (flows.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(flows));
  } catch {
    // Without storage the way back counts as a link of another device, and the page asks first.
  }
}

/**
 * Begins a flow that comes back by a link with a session (a mail, a sign-in provider) and gives the address to come back to.
 * The address carries a random mark that this browser keeps for 24 hours; only with it is the session taken without asking, since
 * a link that was made elsewhere may sign the visitor in to the account of an attacker.
 * In: a path of this site, and the site's address where it is not the page's own.
 */
export function beginFlow(path: string, site: string = window.location.origin): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const now = Date.now();
  storeFlows([...readFlows(now), { id, at: now }].slice(-mostFlows));
  const address = new URL(path, site);
  address.searchParams.set(parameter, id);
  return address.href;
}

/** Whether the query carries the mark of a flow that this browser began; the mark counts once. */
export function takeFlow(search: string): boolean {
  const id = new URLSearchParams(search).get(parameter);
  if (id === null) return false;
  const flows = readFlows(Date.now());
  const others = flows.filter((flow) => flow.id !== id);
  storeFlows(others);
  return others.length < flows.length;
}

/** The path and query of an address without the mark and without the fragment that carries the session. */
export function withoutFlow({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const rest = query.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}
