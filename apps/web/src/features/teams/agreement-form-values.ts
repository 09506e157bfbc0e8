import type { AgreementForm } from '@kawanusaha/contracts/teams/agreement-terms';
import type { Agreement } from './api/get-agreement.ts';
import type { TeamMember } from './api/get-team.ts';

const asText = (value: number): string => String(value).replace('.', ',');

/**
 * What the form of the agreement starts with.
 * In: who is in the team now, and the agreement as it stands. Out: its values for those who are still there; of others, and without
 * an agreement, the role of the team with nothing else, so that no user gets a share by default.
 */
export function agreementFormValues(
  parties: readonly TeamMember[],
  agreement: Agreement | null,
): AgreementForm {
  const known = agreement?.content;
  return {
    members: parties.map((party) => {
      const before = known?.members.find((one) => one.member_id === party.id);
      return {
        member_id: party.id,
        role: before?.role ?? party.role,
        hours: before === undefined ? '' : asText(before.hours),
        share: before === undefined ? '' : asText(before.share),
      };
    }),
    idea: { choice: known?.idea.choice ?? 'tim', note: known?.idea.note ?? '' },
    leaving: {
      choice: known?.leaving.choice ?? 'kembali',
      notice_days: asText(known?.leaving.notice_days ?? 14),
      note: known?.leaving.note ?? '',
    },
    dispute: { choice: known?.dispute.choice ?? 'musyawarah', note: known?.dispute.note ?? '' },
  };
}
