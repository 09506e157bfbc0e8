import { messagePictureBucket, messagePictureSeconds } from '@kawanusaha/contracts/storage';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';

/** A picture of a reported conversation, shown only when asked for: no user has to see it unprepared. */
export function ReportedPicture({ path }: { path: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const show = async (): Promise<void> => {
    const supabase = await getSupabase();
    const { data, error } = await supabase.storage
      .from(messagePictureBucket)
      .createSignedUrl(path, messagePictureSeconds);
    if (error) toast.error(messages.pictureFailed);
    else setAddress(data.signedUrl);
  };
  if (address === null) {
    return (
      <Button variant="ghost" size="sm" onClick={() => void show()}>
        {messages.showPicture}
      </Button>
    );
  }
  return <img src={address} alt={messages.reportedPicture} className="mt-1 max-h-80 max-w-full rounded-md" />;
}
