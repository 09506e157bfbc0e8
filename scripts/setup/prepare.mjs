import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, findInstalled } from './install.mjs';
import { locked } from './lock.mjs';

/**
 * Brings the checkout to where the product can run. Returns the Node to run it with.
 * @param options what must be built (true: all; `apps/server`: what the server alone needs), and whether the packages for development are needed beside them
 */
export function prepare({ build, development = true }) {
  // A checkout that is ready is not written to: it may be another user's, or on a read-only disk.
  const ready = findInstalled(development);
  if (ready !== null && (!build || isBuilt(build))) return ready;
  return locked(() => {
    const node = ensureInstalled();
    if (build) ensureBuilt(node, build);
    return node;
  });
}
