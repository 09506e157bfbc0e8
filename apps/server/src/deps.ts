import type { AppDeps as BackendDeps } from '@kawanusaha/backend/deps';
import type { Settings } from '#settings.ts';

/** Everything that a protocol, a function or a page of the product may need. */
export type AppDeps = BackendDeps<Settings>;
