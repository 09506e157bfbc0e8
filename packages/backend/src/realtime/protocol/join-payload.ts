import { z } from 'zod';

/** The last moment that a clock of JavaScript knows, in milliseconds; PostgreSQL takes it, too. */
const lastMoment = 8.64e15;

const changeSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().min(1).max(63).optional(),
  table: z.string().max(63).optional(),
  filter: z.string().max(4_096).nullish(),
  select: z.array(z.string().min(1).max(63)).max(200).nullish(),
});

/** One row-change subscription as a client asks for it; the reply echoes it. */
export type WantedChange = z.infer<typeof changeSchema>;

const joinSchema = z.object({
  config: z
    .object({
      broadcast: z
        .object({
          self: z.boolean().nullish(),
          ack: z.boolean().nullish(),
          replay: z
            .object({ since: z.number().min(0).max(lastMoment), limit: z.number().optional() })
            .nullish(),
          replication_ready: z.boolean().nullish(),
        })
        .nullish(),
      presence: z.object({ key: z.string().max(255).nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(changeSchema).nullish(),
      postgres_changes_options: z.object({ wait: z.boolean().nullish() }).nullish(),
      private: z.boolean().nullish(),
    })
    .nullish(),
  access_token: z.string().max(16_384).nullish(),
});

/** What a client asks for when it joins a topic, with the defaults filled in. */
export type JoinRequest = {
  readonly self: boolean;
  readonly ack: boolean;
  readonly replay: { since: number; limit?: number | undefined } | null;
  readonly replicationReady: boolean;
  readonly presenceKey: string | null;
  readonly presenceEnabled: boolean;
  readonly changes: readonly WantedChange[];
  /** A subscription that cannot be had refuses the join, instead of being told afterwards. */
  readonly waitsForChanges: boolean;
  readonly isPrivate: boolean;
  readonly accessToken: string | null;
};

/** Reads the payload of phx_join; null when it has another shape. */
export function readJoinPayload(payload: unknown): JoinRequest | null {
  const parsed = joinSchema.safeParse(payload);
  if (!parsed.success) return null;
  const { config, access_token: accessToken } = parsed.data;
  const broadcast = config?.broadcast;
  return {
    self: broadcast?.self === true,
    ack: broadcast?.ack === true,
    replay: broadcast?.replay ?? null,
    replicationReady: broadcast?.replication_ready === true,
    presenceKey: config?.presence?.key || null,
    presenceEnabled: config?.presence?.enabled === true,
    changes: config?.postgres_changes ?? [],
    waitsForChanges: config?.postgres_changes_options?.wait === true,
    isPrivate: config?.private === true,
    accessToken: accessToken || null,
  };
}
