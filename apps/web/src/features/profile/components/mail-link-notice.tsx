import { useLocation } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { describeMailLink } from '../mail-link.ts';

// Read when the module loads: the auth client removes the fragment as soon as it starts.
const arrival = typeof window === 'undefined' ? null : describeMailLink(window.location.hash);

/** Says what came of the link of an e-mail change that led here, until the person goes on to another page. */
export function MailLinkNotice() {
  // The router gives this key to the entry with which the document was opened. No state remembers the notice: adopting
  // the session of the link may throw away a first rendering, and the notice would be gone with it.
  const isArrivalPage = useLocation().key === 'default';
  if (arrival === null || !isArrivalPage) return null;
  return (
    <Alert variant={arrival.variant} className="mb-6">
      <AlertDescription>{arrival.message}</AlertDescription>
    </Alert>
  );
}
