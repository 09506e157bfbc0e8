import { useRolePermissions } from '../api/list-role-permissions.ts';
import { roleMessages } from '../role-messages.ts';

/** What a role may do, as a sentence; empty until it is known. */
export function RoleDuties({ role }: { role: string }) {
  const permissions = useRolePermissions();
  if (role === 'admin') return roleMessages.adminMay;
  const own = (permissions.data ?? []).filter((one) => one.role === role);
  const sentence = own.map(({ permission }) => roleMessages.permission(permission)).join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
