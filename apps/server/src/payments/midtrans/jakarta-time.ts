const jakartaOffsetMs = 7 * 60 * 60 * 1000;

/** A moment as the provider writes it: `2026-11-25 10:00:00 +0700`. */
export const toJakartaTime = (moment: Date): string =>
  `${new Date(moment.getTime() + jakartaOffsetMs).toISOString().slice(0, 19).replace('T', ' ')} +0700`;
