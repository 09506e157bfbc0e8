import type { ProjectInput } from '@kawanusaha/contracts/project';

/** The columns of a listing that its form fills in. */
export function columnsOf({ contact_type: _derived, ...columns }: ProjectInput) {
  return columns;
}

/** The row of a new listing, as it is sent. */
export const newListing = (userId: string, input: ProjectInput) => ({
  ...columnsOf(input),
  user_id: userId,
  is_active: true,
});
