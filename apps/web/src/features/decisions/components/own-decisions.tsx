import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { formatLongDateTime } from '#lib/format-date.ts';
import { useAppealDecision } from '../api/appeal-decision.ts';
import { type Decision, useDecisions } from '../api/list-decisions.ts';
import { decisionMessages as messages } from '../messages.ts';

function OwnDecision({ decision, onAppeal }: { decision: Decision; onAppeal: () => void }) {
  const state =
    decision.overturned_at !== null
      ? messages.overturned
      : decision.appealed_at !== null
        ? messages.appealed
        : null;
  return (
    <li className="card gap-2 p-5">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="wrap-anywhere">{decision.title}</strong>
        <Badge variant={decision.overturned_at === null ? 'warning' : 'success'}>
          {decision.overturned_at === null ? (messages.kinds[decision.kind] ?? decision.kind) : 'Dibatalkan'}
        </Badge>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">Alasan: {decision.reason}</p>
      <p className="figures text-sm text-muted-foreground">{formatLongDateTime(decision.created_at)}</p>
      {state === null ? (
        <Button
          size="sm"
          variant="outline"
          className="sm:self-start"
          aria-label={`${messages.appeal}: ${decision.title}`}
          onClick={onAppeal}
        >
          {messages.appeal}
        </Button>
      ) : (
        <p className="text-sm font-medium">{state}</p>
      )}
    </li>
  );
}

/** Decisions of the last 30 days about what a member published, each with its reason and the way to appeal. Quiet without any. */
export function OwnDecisions({ userId }: { userId: string }) {
  const { data } = useDecisions(userId);
  const [asks, setAsks] = useState<Decision | null>(null);
  const appeal = useAppealDecision();
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="decisions-title" className="mb-8 flex flex-col gap-3">
      <h2 id="decisions-title" className="text-xl font-bold">
        {messages.title}
      </h2>
      <ul className="flex flex-col gap-3">
        {data.map((decision) => (
          <OwnDecision key={decision.id} decision={decision} onAppeal={() => setAsks(decision)} />
        ))}
      </ul>
      {asks === null ? null : (
        <ReasonDialog
          title={messages.appealTitle}
          description={messages.appealHelp}
          label={messages.appealLabel}
          actionLabel={messages.appeal}
          onConfirm={(message) => appeal.run({ id: asks.id, message })}
          onClose={() => setAsks(null)}
        />
      )}
    </section>
  );
}
