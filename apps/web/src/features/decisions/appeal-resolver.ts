/** Rules of the appeal to a ban; loaded apart from it. */
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { banMessages } from './messages.ts';

export const appealResolver = zodResolver(
  z.object({ words: z.string().check(z.trim(), z.minLength(10, banMessages.wordsRequired)) }),
);
