import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useOverturnDecision } from '../api/overturn-decision.ts';
import { useAppealedDecision } from '../api/read-appealed-decision.ts';

const texts = {
  content: {
    label: 'Batalkan keputusan',
    title: 'Batalkan keputusan ini?',
    description:
      'Yang dihapus dipulihkan (selama 30 hari), yang ditahan ditampilkan, dan pemiliknya diberi tahu. Balas juga tiketnya.',
    reason: 'Alasan untuk pemilik',
  },
  banned: {
    label: 'Cabut blokir',
    title: 'Cabut blokir akun ini?',
    description: 'Pemiliknya dapat masuk lagi dan diberi tahu lewat email. Balas juga tiketnya.',
    reason: 'Alasan untuk pemilik akun',
  },
} as const;

/** The decision that a ticket appeals to, and how to take it back; nothing for other tickets. */
export function TicketAppeal({ ticketId }: { ticketId: string }) {
  const { data: decision } = useAppealedDecision(ticketId);
  const overturn = useOverturnDecision();
  const [asks, setAsks] = useState(false);
  const { may } = useStaffPermissions();
  if (decision === undefined || decision === null) return null;
  const text = texts[decision.kind === 'banned' ? 'banned' : 'content'];
  return (
    <section aria-labelledby="appeal-title" className="card gap-3 p-4">
      <h3 id="appeal-title" className="font-bold">
        Keputusan yang dibanding
      </h3>
      <p className="text-sm wrap-anywhere">
        <strong>{decision.title}</strong>, {formatTableDateTime(decision.created_at)}
      </p>
      <p className="text-sm wrap-anywhere whitespace-pre-line">{decision.reason}</p>
      {decision.overturned_at === null ? (
        may('reviews') ? (
          <Button size="sm" variant="outline" className="sm:self-start" onClick={() => setAsks(true)}>
            {text.label}
          </Button>
        ) : null
      ) : (
        <p className="text-sm text-muted-foreground">
          Dibatalkan {formatTableDateTime(decision.overturned_at)}
        </p>
      )}
      {asks ? (
        <ReasonDialog
          title={text.title}
          description={text.description}
          label={text.reason}
          actionLabel={text.label}
          onConfirm={(reason) => overturn.run({ id: decision.id, reason })}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </section>
  );
}
