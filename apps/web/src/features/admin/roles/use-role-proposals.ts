import { useQuery } from '@tanstack/react-query';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { adminKeys } from '../api/admin-keys.ts';
import { listRoleProposals, type RoleProposal } from './api/list-role-proposals.ts';
import { readRolesNeedSecond } from './api/read-roles-need-second.ts';

/**
 * Whether a change of a role needs a second admin, and what is proposed; only admins ask. Until it is known a change is offered as
 * usual, and the database refuses it where it must.
 */
export function useRoleProposals(): { needsSecond: boolean; proposals: readonly RoleProposal[] } {
  const { may } = useStaffPermissions();
  const enabled = may('admin');
  const second = useQuery({ queryKey: adminKeys.rolesNeedSecond, queryFn: readRolesNeedSecond, enabled });
  const proposals = useQuery({ queryKey: adminKeys.proposals, queryFn: listRoleProposals, enabled });
  return { needsSecond: second.data ?? false, proposals: proposals.data ?? [] };
}
