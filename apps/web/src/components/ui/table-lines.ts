/** Classes of a `TableRow` that is a line of two columns on phones instead of a card. */
export const lineRow =
  'max-sm:mb-0! max-sm:grid! max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:rounded-none! max-sm:border-x-0! max-sm:border-t-0! max-sm:bg-transparent! max-sm:px-0! max-sm:py-[0.3125rem]!';

/** Classes of a `TableCell` in such a row: without the column's name. */
export const lineCell = 'max-sm:py-0! max-sm:text-left! max-sm:before:hidden';
