import type { ChangeSubscription } from '../channels/channel.ts';
import type { PublishedTable } from './catalogue.ts';

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
