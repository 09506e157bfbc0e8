const jakartaOffsetMs = 7 * 60 * 60 * 1_000;

/** Renders an instant as the provider does: `YYYY-MM-DD HH:MM:SS` at GMT+7. */
export const toJakartaTime = (at: number): string =>
  new Date(at + jakartaOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
