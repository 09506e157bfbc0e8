/** Rules of the question for the year of birth, and of a guardian's consent; loaded apart from them. */
import { zodResolver } from '@hookform/resolvers/zod';
import { ageInputSchema, guardianRelations } from '@kawanusaha/contracts/age';
import * as z from 'zod/mini';

export const ageResolver = zodResolver(ageInputSchema);

export const guardianResolver = zodResolver(
  z.object({ relation: z.enum(guardianRelations, 'Pilih hubungan Anda dengan anak ini') }),
);
