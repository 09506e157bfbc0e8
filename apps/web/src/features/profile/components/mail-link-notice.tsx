import { useEffect, useState } from 'react';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { describeMailLink } from '../mail-link.ts';

// Read when the module loads: the auth client removes the fragment as soon as it starts.
let arrival = typeof window === 'undefined' ? null : describeMailLink(window.location.hash);

/** Says what came of the link of an e-mail change that led here, until the person goes on to another page. */
export function MailLinkNotice() {
  const [notice] = useState(arrival);
  // Not forgotten while rendering, nor when merely mounted anew: taking over the link's session may do both.
  useEffect(
    () => () => {
      if (window.location.pathname !== '/profil') arrival = null;
    },
    [],
  );
  if (notice === null) return null;
  return (
    <Alert variant={notice.variant} className="mb-6">
      <AlertDescription>{notice.message}</AlertDescription>
    </Alert>
  );
}
