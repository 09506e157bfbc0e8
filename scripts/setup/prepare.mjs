import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, findInstalled } from './install.mjs';
import { locked } from './lock.mjs';

/** Brings the checkout to where the product can run. Returns the Node to run it with. */
export function prepare({ build }) {
  // A checkout that is ready is not written to: it may be another user's, or on a read-only disk.
  const ready = findInstalled();
  if (ready !== null && (!build || isBuilt())) return ready;
  return locked(() => {
    const node = ensureInstalled();
    if (build) ensureBuilt(node);
    return node;
  });
}
