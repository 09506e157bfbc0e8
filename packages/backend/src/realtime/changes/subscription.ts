import type { Channel } from '../channels/channel.ts';
import type { WantedChange } from '../protocol/join-payload.ts';
import type { PublishedTable } from './catalogue.ts';
import type { TypedCondition } from './matches-filter.ts';

/** One row-change subscription of a channel. */
export type ChangeSubscription = {
  readonly id: number;
  readonly channel: Channel;
  readonly wanted: WantedChange;
  /** Relations it listens to: one, or those of a whole schema. */
  readonly tables: readonly PublishedTable[];
  readonly conditions: readonly TypedCondition[];
};

/** Columns of a row that a subscription gets: those its role may read, or the ones it selected of them. */
export function visibleColumns(
  table: PublishedTable,
  subscription: ChangeSubscription,
): PublishedTable['columns'] {
  const { role } = subscription.channel.subscriber;
  const { select } = subscription.wanted;
  return table.columns.filter(
    ({ name, readers }) =>
      readers.includes(role) && (select === null || select === undefined || select.includes(name)),
  );
}
