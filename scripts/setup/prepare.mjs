import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { locked } from './lock.mjs';

/** Brings the checkout to where the product can run. Returns the Node to run it with. */
export function prepare({ build }) {
  return locked(() => {
    const node = ensureInstalled();
    if (build) ensureBuilt(node);
    return node;
  });
}
