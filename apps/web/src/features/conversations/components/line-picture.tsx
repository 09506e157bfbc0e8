import { useState } from 'react';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '#components/ui/dialog.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { useSignedPicture } from '../api/sign-picture.ts';
import { conversationMessages as messages } from '../messages.ts';

/** Twice the pixels of the box below, for fine screens. */
const small = { width: 480, height: 360 };

/** The picture of a line, in a box of one size so that nothing moves when it comes; pressed, it shows whole. */
export function LinePicture({ path, alt }: { path: string; alt: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={messages.pictureOpen(alt)}
        onClick={() => setOpen(true)}
        className="block h-45 w-60 max-w-full overflow-hidden rounded-lg border border-border bg-muted"
      >
        <SignedPicture path={path} size={small} className="size-full object-cover" />
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{alt}</DialogTitle>
          </DialogHeader>
          <SignedPicture path={path} size={null} className="mx-auto max-h-[70dvh] w-auto rounded-md" />
        </DialogContent>
      </Dialog>
    </>
  );
}

type SignedProps = { path: string; size: typeof small | null; className: string };

/**
 * A picture over an address of five minutes; one that has run out is asked for anew, once. It has no text of its own: the button and
 * the dialog around it name it.
 */
function SignedPicture({ path, size, className }: SignedProps) {
  const [failures, setFailures] = useState(0);
  const signed = useSignedPicture(path, size);
  const renew = (): void => {
    setFailures((count) => count + 1);
    if (failures === 0) void signed.refetch();
  };
  if (signed.isPending) {
    return (
      <>
        <LoadingMessage>{messages.pictureLoading}</LoadingMessage>
        <Skeleton className="size-full min-h-24" />
      </>
    );
  }
  if (signed.isError || failures > 1)
    return <span className="block p-4 text-sm text-muted-foreground">{messages.pictureUnavailable}</span>;
  return <img key={signed.data} src={signed.data} alt="" className={className} onError={renew} />;
}
