import { useState } from 'react';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { describeMailLink, type MailLinkNotice as Notice } from '../mail-link.ts';

// Read when the module loads: the auth client removes the fragment as soon as it starts.
let arrival: Notice | null = typeof window === 'undefined' ? null : describeMailLink(window.location.hash);

function takeArrival(): Notice | null {
  const notice = arrival;
  arrival = null;
  return notice;
}

/** Says once what came of the link of an e-mail change that led here. */
export function MailLinkNotice() {
  const [notice] = useState(takeArrival);
  if (notice === null) return null;
  return (
    <Alert variant={notice.variant} className="mb-6">
      <AlertDescription>{notice.message}</AlertDescription>
    </Alert>
  );
}
