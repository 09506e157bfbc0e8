import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { type RoleProposal, useRoleProposals } from './api/list-role-proposals.ts';
import { useRolesNeedSecond } from './api/read-roles-need-second.ts';

/**
 * Whether a change of a role needs a second admin, and what is proposed; only admins ask. Until it is known a change is offered as
 * usual, and the database refuses it where it must.
 */
export function useRoleChanges(): { needsSecond: boolean; proposals: readonly RoleProposal[] } {
  const { may } = useStaffPermissions();
  const second = useRolesNeedSecond(may('admin'));
  const proposals = useRoleProposals(may('admin'));
  return { needsSecond: second.data ?? false, proposals: proposals.data ?? [] };
}
