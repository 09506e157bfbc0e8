const inQuery = (name: string, description: string) => ({
  name,
  description,
  required: false,
  in: 'query',
  type: 'string',
});
const inHeader = (name: string, description: string) => ({ ...inQuery(name, description), in: 'header' });
const prefer = (values: readonly string[]) => ({
  ...inHeader('Prefer', 'Preference'),
  ...(values.length === 0 ? {} : { enum: values }),
});
const returns = ['return=representation', 'return=minimal', 'return=none'];
const pagination = 'Limiting and Pagination';

/** Parameters that every table takes, named and worded as PostgREST does. */
export const sharedParameters = {
  preferParams: prefer([]),
  preferReturn: prefer(returns),
  preferCount: prefer(['count=none']),
  preferPost: prefer([...returns, 'resolution=ignore-duplicates', 'resolution=merge-duplicates']),
  select: inQuery('select', 'Filtering Columns'),
  on_conflict: inQuery('on_conflict', 'On Conflict'),
  order: inQuery('order', 'Ordering'),
  range: inHeader('Range', pagination),
  rangeUnit: { ...inHeader('Range-Unit', pagination), default: 'items' },
  offset: inQuery('offset', pagination),
  limit: inQuery('limit', pagination),
};
