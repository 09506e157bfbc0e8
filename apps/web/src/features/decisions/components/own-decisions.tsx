import { useOperation } from '#lib/api/use-operation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { formatLongDateTime } from '#lib/format-date.ts';
import { appealDecision } from '../api/appeal-decision.ts';
import { decisionsQueryKey, listDecisions, type Decision } from '../api/list-decisions.ts';
import { messageOf } from '../message-of.ts';
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
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [...decisionsQueryKey, userId],
    queryFn: () => listDecisions(userId),
  });
  const [asks, setAsks] = useState<Decision | null>(null);
  const appeal = useOperation(
    ({ id, message }: { id: string; message: string }) => appealDecision(id, message),
    {
      done: (ticket) => toast.success(messages.sent(ticket)),
      failed: (error) => ({ title: messageOf(error) }),
      settled: () => void queries.invalidateQueries({ queryKey: decisionsQueryKey }),
    },
  );
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
