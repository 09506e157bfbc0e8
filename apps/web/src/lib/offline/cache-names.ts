/**
 * The caches of this origin. The worker fills the first three with what the server sends to every visitor alike; answers for one member
 * lie in a cache of their own, which the page fills and which goes with the session.
 */
export const offlineCache = 'kawanusaha-offline-3';
export const pagesCache = 'kawanusaha-pages-1';
export const filesCache = 'kawanusaha-files-1';
export const picturesCache = 'kawanusaha-pictures-1';

const ownPrefix = 'kawanusaha-own-';

/** The cache of one member's answers. */
export const ownCacheOf = (userId: string): string => `${ownPrefix}${userId}`;

/** Whether a cache holds the answers of a member. */
export const isOwnCache = (name: string): boolean => name.startsWith(ownPrefix);
