import { Flag } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { getSession } from '#lib/session/session-store.ts';
import { useLoginRedirect } from '#lib/session/use-login-redirect.ts';
import { LatePart } from './late-part.tsx';
import type { ReportTarget } from './report-form.tsx';

// The library of forms comes with it, when it is opened.
const ReportForm = lazy(async () => ({ default: (await import('./report-form.tsx')).ReportForm }));

type ReportDialogProps = ReportTarget & {
  /** Given where a menu opens it: there is no button then, and this follows when it is closed. */
  onClosed?: (() => void) | undefined;
};

/** 'Laporkan': a reason, optional details, and the promise of an answer. What was typed stays when it is closed, or sending fails. */
export function ReportDialog({ onClosed, ...target }: ReportDialogProps) {
  const redirectToLogin = useLoginRedirect();
  const { pathname, search } = useLocation();
  const [isOpen, setShown] = useState(onClosed !== undefined);
  const [wasOpened, setWasOpened] = useState(isOpen);
  const setOpen = (open: boolean): void => {
    setShown(open);
    if (open) setWasOpened(true);
    else onClosed?.();
  };
  const handleOpen = (): void => {
    if (getSession().status === 'authenticated') setOpen(true);
    else redirectToLogin('Silakan masuk untuk melaporkan', pathname + search);
  };
  return (
    <>
      {onClosed === undefined ? (
        <Button variant="ghost" size="sm" className="no-script-hidden" onClick={handleOpen}>
          <Flag aria-hidden /> Laporkan
        </Button>
      ) : null}
      {wasOpened ? (
        <LatePart waiting={null}>
          <ReportForm target={target} isOpen={isOpen} onOpenChange={setOpen} />
        </LatePart>
      ) : null}
    </>
  );
}
