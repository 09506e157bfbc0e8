import * as z from 'zod';

export const harmCategories = [
  'advance_fee',
  'ticket_cost',
  'money_game',
  'gambling',
  'loan_shark',
  'phishing',
  'joki',
  'sexual',
  'hate',
  'hidden_contact',
] as const;
export type HarmCategory = (typeof harmCategories)[number];

/** Named lists of words and phrases, in normal form or as a stem. */
export const termsSchema = z.record(z.string(), z.array(z.string().min(2)));

/** A rule applies when each of `all` and none of `none` is in the text; `$money` and `$percent` stand for amounts. */
export const rulesSchema = z.array(
  z.object({
    category: z.enum(harmCategories),
    all: z.array(z.string()).min(1),
    none: z.array(z.string()),
  }),
);
export type Rule = z.infer<typeof rulesSchema>[number];

/** Lines as people write them, by what they are or come near to: what the weights are learnt from. */
export const examplesSchema = z.record(
  z.enum([...harmCategories, 'none']),
  z.object({ harmful: z.array(z.string().min(3)), fine: z.array(z.string().min(3)) }),
);
export type Examples = z.infer<typeof examplesSchema>;
