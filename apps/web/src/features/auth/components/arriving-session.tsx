import { Button } from '#components/ui/button.tsx';
import type { ArrivalQuestion } from '#lib/session/arrival.ts';
import { authMessages } from '../messages.ts';
import { AuthFrame } from './auth-frame.tsx';

/** Asks before the session of a link is taken over that this browser did not ask for, or that would replace another account. */
export function ArrivingSession({ question }: { question: ArrivalQuestion }) {
  return (
    <AuthFrame title={<span className="wrap-anywhere">{authMessages.arrivalTitle(question.account)}</span>}>
      <p className="text-muted-foreground">{authMessages.arrivalReason}</p>
      {question.replaces === null ? null : (
        <p className="mt-3 wrap-anywhere">{authMessages.arrivalReplaces(question.replaces)}</p>
      )}
      <div className="mt-6 grid gap-3">
        <Button size="lg" onClick={() => question.answer(true)}>
          {authMessages.arrivalAccept}
        </Button>
        <Button size="lg" variant="outline" onClick={() => question.answer(false)}>
          {authMessages.arrivalDecline}
        </Button>
      </div>
    </AuthFrame>
  );
}
