import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useReadReportedPicture } from '../api/read-reported-picture.ts';
import { messages } from '../../messages.ts';

/** A picture of a reported conversation, shown only when asked for: no user has to see it unprepared. */
export function ReportedPicture({ path }: { path: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const { run } = useReadReportedPicture(setAddress);
  if (address === null) {
    return (
      <Button variant="ghost" size="sm" onClick={() => void run(path)}>
        {messages.showPicture}
      </Button>
    );
  }
  return <img src={address} alt={messages.reportedPicture} className="mt-1 max-h-80 max-w-full rounded-md" />;
}
