/** Rules of an application to a project (spec §5). */
import * as z from 'zod/mini';

/** Longest message to a project's owner; the database has the same limit. */
export const applicationMessageMaxLength = 2_000;

/** The message of an application: not empty after trimming (spec §5). Out: the trimmed message. */
export const applicationMessageSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Tulis pesan untuk pemilik proyek'),
    z.maxLength(applicationMessageMaxLength, 'Maksimal 2.000 karakter'),
  );
