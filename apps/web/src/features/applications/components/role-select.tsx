import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import type { ListingRole } from '../api/list-roles.ts';
import { applicationMessages as messages } from '../messages.ts';

type Props = {
  id: string;
  label: string;
  /** What stands there while no role is chosen. */
  none: string;
  roles: readonly ListingRole[];
  value: string;
  onChange: (roleId: string) => void;
};

/** A choice among the roles of a listing, those without a free seat named as such; nothing where it has none. */
export function RoleSelect({ id, label, none, roles, value, onChange }: Props) {
  if (roles.length === 0) return null;
  return (
    <Field id={id} label={label}>
      <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {roles.map((role) => (
          <option key={role.id} value={role.id} disabled={role.free === 0}>
            {role.free === 0 ? messages.roleFilled(role.name) : role.name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
