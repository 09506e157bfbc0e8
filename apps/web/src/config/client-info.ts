/** Sent as `X-Client-Info` with every request (spec §7). */
export const clientInfo = 'kawanusaha-app';
