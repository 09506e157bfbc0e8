/** Rules of the question for the year of birth; loaded apart from it. */
import { zodResolver } from '@hookform/resolvers/zod';
import { ageInputSchema } from '@kawanusaha/contracts/age';

export const ageResolver = zodResolver(ageInputSchema);
