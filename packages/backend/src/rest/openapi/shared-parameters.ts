const inQuery = (name: string, description: string) => ({ name, in: 'query', type: 'string', description });
const prefer = (values: string[]) => ({ name: 'Prefer', in: 'header', type: 'string', enum: values });

/** Parameters that every table takes. */
export const sharedParameters = {
  select: inQuery('select', 'Columns and embedded relations'),
  order: inQuery('order', 'Ordering, column.asc|desc.nullsfirst|nullslast'),
  limit: inQuery('limit', 'Rows of a page'),
  offset: inQuery('offset', 'Rows before the page'),
  on_conflict: inQuery('on_conflict', 'Columns of the unique key that an upsert meets'),
  range: { name: 'Range', in: 'header', type: 'string', description: 'First and last row, 0-9' },
  preferCount: prefer(['count=exact', 'count=planned', 'count=estimated']),
  preferReturn: prefer(['return=minimal', 'return=headers-only', 'return=representation']),
  preferPost: prefer([
    'return=minimal',
    'return=headers-only',
    'return=representation',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
  ]),
};
