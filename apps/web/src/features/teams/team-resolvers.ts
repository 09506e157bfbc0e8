/** Rules of the small forms of /tim/:id; loaded when one of them is sent. The database has the same limits. */
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { agreementMessages, teamMessages as messages } from './messages.ts';
import { bodyMaxLength, noteMaxLength, roleMaxLength, titleMaxLength } from './team-limits.ts';

export const trialResolver = zodResolver(
  z.object({
    choice: z.enum(['lanjut', 'berhenti'], messages.chooseFirst),
    note: z.string().check(z.maxLength(noteMaxLength)),
  }),
);
export const roleResolver = zodResolver(
  z.object({ role: z.string().check(z.trim(), z.maxLength(roleMaxLength)) }),
);
export const milestoneResolver = zodResolver(
  z.object({
    title: z.string().check(z.trim(), z.minLength(1, messages.milestoneNeeded), z.maxLength(titleMaxLength)),
    dueOn: z.string().check(z.minLength(1, messages.dateNeeded)),
  }),
);
export const updateResolver = zodResolver(
  z.object({
    body: z.string().check(
      z.refine((body) => body.trim() !== '', messages.updateNeeded),
      z.maxLength(bodyMaxLength),
    ),
  }),
);
export const confirmationResolver = zodResolver(
  z.object({ hasRead: z.boolean().check(z.refine((hasRead) => hasRead, agreementMessages.readFirst)) }),
);
