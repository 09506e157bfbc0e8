import type { Sql } from '@kawanusaha/backend/db/pool';

export type ProductState = {
  readonly jobs: readonly {
    readonly name: string;
    readonly finishedSeconds: number | null;
    readonly failures: number;
    readonly isFailing: boolean;
  }[];
  readonly mails: readonly {
    readonly queue: string;
    readonly waiting: number;
    readonly oldestSeconds: number;
    readonly failed: number;
  }[];
  /** Orders of the last 24 hours, and those that wait, whenever they were made. */
  readonly payments: readonly { readonly status: string; readonly count: number }[];
  readonly openEvents: number;
  readonly refundsOwed: number;
  /** Uses of the AI provider today, by kind. */
  readonly aiUses: readonly { readonly kind: string; readonly used: number }[];
};

/** A queue longer than this is told as this long: no count goes over everything. */
const maxCounted = 10_000;

/** Reads what the jobs, mails, payments and quotas do, by their indices: sums and ages, nothing of a person. Errors: the database's. */
export async function readProductState(sql: Sql): Promise<ProductState> {
  const [row] = await sql<{ state: ProductState }[]>`
    with mails as (
      select queue, waiting, since as oldest, failed from private.mail_queues()
    ),
    payments as (
      select status, count(*) from (
        select status from public.payments where created_at > now() - interval '1 day'
        union all
        (select status from public.payments
          where status in ('pending', 'review') and created_at <= now() - interval '1 day' limit ${maxCounted})
      ) as p group by status
    ),
    uses as (
      select kind, sum(used) as used from private.ai_usage where day = (now() at time zone 'Asia/Jakarta')::date group by kind
    )
    select jsonb_build_object(
      'jobs', (select coalesce(jsonb_agg(jsonb_build_object('name', name,
        'finishedSeconds', extract(epoch from now() - finished_at), 'failures', failures,
        'isFailing', failed_at is not null and (finished_at is null or failed_at > finished_at))), '[]') from private.job_runs),
      'mails', (select jsonb_agg(jsonb_build_object('queue', queue, 'waiting', waiting, 'failed', failed,
        'oldestSeconds', coalesce(extract(epoch from now() - oldest), 0))) from mails),
      'payments', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from payments as p),
      'openEvents', (select count(*) from (select from public.payment_events where processed_at is null limit ${maxCounted}) as e),
      'refundsOwed', (select count(*) from (select from public.payments where needs_refund limit ${maxCounted}) as p),
      'aiUses', (select coalesce(jsonb_agg(to_jsonb(u)), '[]') from uses as u)
    ) as state`;
  if (row === undefined) throw new Error('no state of the product was read');
  return row.state;
}
