import type { ListingRole } from './api/list-roles.ts';

/** The role of a listing that seeks no other one and has a free seat for it; null where there is a choice, or no seat. */
export function soleFreeRole(roles: readonly ListingRole[]): string | null {
  const [role, ...others] = roles;
  return role === undefined || others.length > 0 || role.free === 0 ? null : role.id;
}
