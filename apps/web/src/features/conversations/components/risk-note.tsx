import { ShieldAlert } from 'lucide-react';
import { ReportDialog } from '#components/report-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Line } from '../line.ts';
import { conversationMessages as messages, riskNotes } from '../messages.ts';

type Props = {
  risk: NonNullable<Line['risk']>;
  threadId: string;
  otherName: string;
  onUnderstood: () => void;
};

/** Under a line that may want something bad of its reader: what not to do, and the way to report it. */
export function RiskNote({ risk, threadId, otherName, onUnderstood }: Props) {
  const [advice, reason] = riskNotes[risk];
  return (
    <div
      role="note"
      className="rounded-md bg-warning-soft px-3 pt-3 pb-1 text-sm text-warning-soft-foreground"
    >
      <p className="flex gap-2.5">
        <ShieldAlert aria-hidden className="size-5 shrink-0" />
        <span>
          <strong>{advice}</strong> {reason}
        </span>
      </p>
      <div className="ml-5 flex flex-wrap">
        <ReportDialog targetKind="thread" targetId={threadId} targetName={otherName} />
        <Button variant="ghost" size="sm" onClick={onUnderstood}>
          {messages.understood}
        </Button>
      </div>
    </div>
  );
}
