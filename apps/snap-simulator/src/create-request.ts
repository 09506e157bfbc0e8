import { z } from 'zod';

const durationUnits = { minute: 1, minutes: 1, hour: 60, hours: 60, day: 1_440, days: 1_440 } as const;
const unit = z.enum(['minute', 'minutes', 'hour', 'hours', 'day', 'days']);
const duration = z.object({ unit, duration: z.number().int().positive() });

const requestSchema = z.looseObject({
  transaction_details: z.object({
    order_id: z
      .string({ error: 'transaction_details.order_id is required' })
      .min(1, 'transaction_details.order_id is required')
      .max(50, 'transaction_details.order_id too long')
      .regex(/^[\w.~-]+$/, 'transaction_details.order_id contains invalid characters'),
    gross_amount: z
      .number({ error: 'transaction_details.gross_amount is required' })
      .int('transaction_details.gross_amount must be an integer')
      .min(1, 'transaction_details.gross_amount must be greater than or equal to 0.01'),
  }),
  item_details: z
    .array(
      z.looseObject({
        name: z.string().max(50, 'item_details Name too long'),
        price: z.number().int(),
        quantity: z.number().int().min(1, 'item_details.quantity must be greater than 0'),
      }),
    )
    .optional(),
  customer_details: z
    .looseObject({
      first_name: z.string().max(255).optional(),
      email: z.string().max(255).optional(),
      phone: z.string().max(255).optional(),
    })
    .optional(),
  enabled_payments: z.array(z.string()).optional(),
  expiry: duration.extend({ start_time: z.string().optional() }).optional(),
  page_expiry: duration.optional(),
  callbacks: z.looseObject({ finish: z.string().optional() }).optional(),
  custom_field1: z.string().max(255).optional(),
  custom_field2: z.string().max(255).optional(),
  custom_field3: z.string().max(255).optional(),
});
export type CreateRequest = z.output<typeof requestSchema>;

type Parsed = { request: CreateRequest } | { errors: string[] };

/** Checks a create request as the provider documents it and gives the provider's own error texts. */
export function parseCreateRequest(body: unknown): Parsed {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return { errors: [...new Set(parsed.error.issues.map((issue) => issue.message))] };
  const request = parsed.data;
  const sum = request.item_details?.reduce((total, item) => total + item.price * item.quantity, 0);
  if (sum !== undefined && sum !== request.transaction_details.gross_amount) {
    return { errors: ['transaction_details.gross_amount is not equal to the sum of item_details'] };
  }
  return { request };
}

/** The length of a duration in simulated minutes. */
export const toMinutes = (value: { unit: keyof typeof durationUnits; duration: number }): number =>
  value.duration * durationUnits[value.unit];
