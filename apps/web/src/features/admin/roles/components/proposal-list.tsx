import { useState } from 'react';
import { PersonLink } from '#components/person-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useChangeRole } from '../api/change-role.ts';
import { useDeclineProposal } from '../api/decline-proposal.ts';
import type { RoleName } from '../api/list-staff.ts';
import type { RoleProposal } from '../api/list-role-proposals.ts';
import { roleMessages } from '../role-messages.ts';
import { RoleDuties } from './role-duties.tsx';

const keyOf = ({ user_id: userId, role, change }: RoleProposal): string => `${userId} ${role} ${change}`;

const gone = 'akun dihapus';

function ProposalActions({
  proposal,
  onAsk,
}: {
  proposal: RoleProposal;
  onAsk: (answer: 'approve' | 'decline') => void;
}) {
  if (proposal.is_about_caller) {
    return <p className="text-sm text-muted-foreground">Peran Anda sendiri diputuskan oleh admin lain.</p>;
  }
  if (proposal.is_own) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" variant="outline" onClick={() => onAsk('decline')}>
          Tarik usulan
        </Button>
        <span className="text-sm text-muted-foreground">Usulan Anda: menunggu admin lain.</span>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onAsk('approve')}>
        Setujui
      </Button>
      <Button size="sm" variant="outline" onClick={() => onAsk('decline')}>
        Tolak
      </Button>
    </div>
  );
}

/** Changes of roles that wait for a second admin: who proposed what, when it ends, and the answer. */
export function ProposalList({ proposals }: { proposals: readonly RoleProposal[] }) {
  const [asks, setAsks] = useState<{ proposal: RoleProposal; answer: 'approve' | 'decline' } | null>(null);
  const close = (): void => setAsks(null);
  const change = useChangeRole();
  const decline = useDeclineProposal();
  return (
    <>
      <ul aria-label="Usulan perubahan peran" className="flex flex-col gap-3">
        {proposals.map((proposal) => (
          <li key={keyOf(proposal)} className="card gap-2 p-4">
            <p className="font-semibold wrap-anywhere">
              {roleMessages.change(proposal.role, proposal.change)}{' '}
              {proposal.change === 'grant' ? 'kepada' : 'dari'}{' '}
              <PersonLink id={proposal.username === null ? null : proposal.user_id}>
                {proposal.username ?? gone}
              </PersonLink>
            </p>
            <p className="text-sm wrap-anywhere text-muted-foreground">
              Diusulkan oleh{' '}
              <PersonLink id={proposal.proposed_by_name === null ? null : proposal.proposed_by}>
                {proposal.proposed_by_name ?? gone}
              </PersonLink>{' '}
              pada <span className="figures">{formatTableDateTime(proposal.created_at)}</span>. Berakhir{' '}
              <span className="figures">{formatTableDateTime(proposal.ends_at)}</span>.
            </p>
            <ProposalActions proposal={proposal} onAsk={(answer) => setAsks({ proposal, answer })} />
          </li>
        ))}
      </ul>
      {asks?.answer === 'approve' ? (
        <ConfirmDialog
          title={`${roleMessages.change(asks.proposal.role, asks.proposal.change)}?`}
          description={
            <>
              {asks.proposal.username ?? gone}, diusulkan oleh {asks.proposal.proposed_by_name ?? gone}. Peran
              ini boleh: <RoleDuties role={asks.proposal.role} />.
            </>
          }
          actionLabel="Setujui"
          variant={asks.proposal.change === 'grant' ? 'primary' : 'destructive'}
          onConfirm={async () => {
            const { user_id: userId, role, change: wanted } = asks.proposal;
            await change.run({ userId, role: role as RoleName, isGiven: wanted === 'grant' });
          }}
          onClose={close}
        />
      ) : null}
      {asks?.answer === 'decline' ? (
        <ConfirmDialog
          title={asks.proposal.is_own ? 'Tarik usulan ini?' : 'Tolak usulan ini?'}
          description={`${roleMessages.change(asks.proposal.role, asks.proposal.change)}: ${asks.proposal.username ?? gone}. Perannya tidak berubah.`}
          actionLabel={asks.proposal.is_own ? 'Tarik usulan' : 'Tolak'}
          onConfirm={async () => {
            await decline.run(asks.proposal);
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
