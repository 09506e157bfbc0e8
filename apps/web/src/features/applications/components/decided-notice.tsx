import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { teamPath } from '#config/team-paths.ts';
import { threadPaths } from '#config/thread-paths.ts';
import type { ReceivedApplication } from '../application-row.ts';
import { applicationMessages as messages, decidedTitle, statusLabel } from '../messages.ts';

type Props = {
  application: ReceivedApplication;
  status: 'accepted' | 'rejected';
  /** Opens the tab in which the application stands now. */
  onShow: () => void;
};

/** After a decision, since its card left the tab: who it was about, and what comes next. Takes the focus, and so comes into view. */
export function DecidedNotice({ application, status, onShow }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const isAccepted = status === 'accepted';
  useEffect(() => {
    // After the dialog, which gives the focus back to the page first.
    const frame = requestAnimationFrame(() => {
      ref.current?.focus({ preventScroll: true });
      ref.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Alert ref={ref} tabIndex={-1} variant={isAccepted ? 'success' : 'info'} className="mb-4">
      <AlertTitle>{decidedTitle(status, application.applicant_name)}</AlertTitle>
      <AlertDescription>
        {isAccepted ? <p>{messages.acceptedNext}</p> : null}
        <div className="mt-3 flex flex-wrap gap-2">
          {isAccepted ? (
            <>
              <Link
                to={threadPaths.open('lamaran', application.id)}
                className={buttonVariants({ variant: 'primary' })}
              >
                Tulis pesan
              </Link>
              <Link to={teamPath(application.project_id)} className={buttonVariants({ variant: 'outline' })}>
                Buka ruang tim
              </Link>
            </>
          ) : null}
          <Button variant="outline" onClick={onShow}>
            Lihat yang {statusLabel(status).toLowerCase()}
          </Button>
        </div>
      </AlertDescription>
    </Alert>
  );
}
