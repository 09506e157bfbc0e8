/**
 * Stands beside the links that lead away to sign in, in documents that have some (`ProviderButtons`): a press leaves the mark of this browser
 * also where the app is not there yet.
 */
import { markFlow } from '#lib/early/mark-flow.ts';

window.addEventListener('click', markFlow, { capture: true });
