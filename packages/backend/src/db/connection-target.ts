import type { SocketTarget } from './wire/socket-target.ts';

/** Where and as whom to connect: a URL, or the unix socket of the embedded cluster. */
export type ConnectionTarget = { readonly url: string } | SocketTarget;
