import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { rolesPath } from '#config/desk-paths.ts';
import { useChangeRole } from '../api/change-role.ts';
import { useProposeRole } from '../api/propose-role.ts';
import type { RoleName } from '../api/list-staff.ts';
import { roleLabels } from '../role-messages.ts';
import { useRoleChanges } from '../use-role-changes.ts';

type RoleButtonProps = {
  person: { id: string; username: string };
  roleName: RoleName;
  hasRole: boolean;
  /** What it means, in the question. */
  description: ReactNode;
  /** Stands in its place where the change is proposed already; a link to the proposals unless told. */
  whenProposed?: ReactNode;
};

/** Gives or takes a role after a question; where it needs a second admin it proposes that, and leads to what is proposed already. */
export function RoleButton({ person, roleName, hasRole, description, whenProposed }: RoleButtonProps) {
  const [asks, setAsks] = useState(false);
  const { needsSecond, proposals } = useRoleChanges();
  const direct = useChangeRole();
  const proposed = useProposeRole();
  const change = hasRole ? 'remove' : 'grant';
  const isProposed = proposals.some(
    (one) => one.user_id === person.id && one.role === roleName && one.change === change,
  );
  if (needsSecond && isProposed) {
    return (
      whenProposed ?? (
        <Link to={rolesPath} className="btn btn-outline btn-sm">
          Lihat usulan
        </Link>
      )
    );
  }
  const labels = roleLabels(roleName);
  const directLabel = hasRole ? labels.take : labels.give;
  const label = needsSecond ? (hasRole ? labels.proposeTake : labels.proposeGive) : directLabel;
  const { run } = needsSecond ? proposed : direct;
  return (
    <>
      <Button
        size="sm"
        variant={hasRole && !needsSecond ? 'destructive' : 'outline'}
        onClick={() => setAsks(true)}
      >
        {label}
      </Button>
      {asks ? (
        <ConfirmDialog
          title={`${label}?`}
          description={
            needsSecond ? (
              <>{description} Perubahannya berlaku setelah admin lain menyetujuinya dalam 7 hari.</>
            ) : (
              description
            )
          }
          actionLabel={needsSecond ? 'Usulkan' : directLabel}
          variant={hasRole && !needsSecond ? 'destructive' : 'primary'}
          onConfirm={async () => {
            await run({ userId: person.id, role: roleName, isGiven: !hasRole });
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  );
}
