import type { SessionUser } from '#lib/session/stored-session.ts';

/** Name in the header: the username, or the e-mail when there is none (spec §2). */
export const accountLabel = (user: SessionUser): string => user.user_metadata.username || user.email;
