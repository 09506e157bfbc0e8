import type { ListingMatchingValues } from '@kawanusaha/contracts/matching/matching-forms';
import { rolesMax, roleTaskMax, skillNameMax } from '@kawanusaha/contracts/matching/matching-limits';
import type { FieldErrors } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

type Role = ListingMatchingValues['roles'][number];
type RolesProps = {
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
  errors: FieldErrors<ListingMatchingValues>['roles'];
};

const newRoleId = 'cari-peran-baru';

/** 'Peran yang dicari': a name, a number of seats and a task for each. */
export function RolesField({ value, onChange, errors }: RolesProps) {
  const change = (at: number, part: Partial<Role>) =>
    onChange(value.map((role, other) => (other === at ? { ...role, ...part } : role)));
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">Peran yang dicari</p>
      {value.map((role, at) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a role is its place in the list
          key={at}
          role="group"
          aria-label={`Peran ${at + 1}`}
          className="grid gap-3 rounded-md border border-border p-4 sm:grid-cols-[1fr_6rem]"
        >
          <Field id={`cari-peran-${at}`} label="Peran" required error={errors?.[at]?.name?.message}>
            <Input
              placeholder="Misalnya editor video"
              maxLength={skillNameMax}
              value={role.name}
              onChange={(event) => change(at, { name: event.target.value })}
            />
          </Field>
          <Field id={`cari-kursi-${at}`} label="Orang" required error={errors?.[at]?.seats?.message}>
            <Input
              inputMode="numeric"
              value={role.seats}
              onChange={(event) => change(at, { seats: event.target.value })}
            />
          </Field>
          <div className="sm:col-span-2">
            <Field id={`cari-tugas-${at}`} label="Tugas" error={errors?.[at]?.task?.message}>
              <Input
                placeholder="Misalnya 10 video sepekan"
                maxLength={roleTaskMax}
                value={role.task}
                onChange={(event) => change(at, { task: event.target.value })}
              />
            </Field>
          </div>
          <Button
            type="button"
            variant="ghost"
            className="justify-self-start sm:col-span-2"
            onClick={() => {
              // The pressed button goes with its role.
              document.getElementById(at > 0 ? `cari-peran-${at - 1}` : newRoleId)?.focus();
              onChange(value.filter((_role, other) => other !== at));
            }}
          >
            Hapus peran ini
          </Button>
        </div>
      ))}
      {value.length >= rolesMax ? null : (
        <Button
          id={newRoleId}
          type="button"
          variant="secondary"
          className="self-start"
          onClick={() => onChange([...value, { name: '', task: '', seats: '1' }])}
        >
          Peran baru
        </Button>
      )}
    </div>
  );
}
