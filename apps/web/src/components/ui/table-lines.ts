/** Classes of a `TableRow` that is a line of two columns on phones instead of a card. */
export const lineRow =
  'max-sm:mb-0! max-sm:grid! max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:rounded-none! max-sm:border-x-0! max-sm:border-t-0! max-sm:bg-transparent! max-sm:px-0! max-sm:py-[0.3125rem]!';

/** Classes of a `TableCell` in such a row: without the column's name. */
export const lineCell = 'max-sm:py-0! max-sm:text-left! max-sm:before:hidden';

/** Classes of what holds a link in a row on phones: the link's target reaches above and below its line. */
export const rowLink =
  'max-sm:[&_a]:relative max-sm:[&_a]:after:absolute max-sm:[&_a]:after:-inset-x-2 max-sm:[&_a]:after:-inset-y-3.25';
