import { X } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { conversationMessages as messages } from '../messages.ts';
import type { PictureDraft } from '../use-picture-draft.ts';

/** The chosen picture above the composer: how far it is, why it could not be sent, and the way to take it back. */
export function PicturePreview({ draft }: { draft: PictureDraft }) {
  if (draft.preview === null) return null;
  return (
    <div className="mb-2.5 flex items-center gap-3 rounded-lg border border-border p-2">
      <img
        src={draft.preview}
        alt={messages.picturePreview}
        width={64}
        height={64}
        className="size-16 shrink-0 rounded-md bg-muted object-cover"
      />
      <div className="min-w-0 flex-1 text-sm">
        {draft.share === null ? null : (
          <Progress label={messages.pictureSending} value={Math.round(draft.share * 100)} max={100} />
        )}
        {draft.picture === null ? null : <p role="status">{messages.pictureReady}</p>}
        {draft.problem === '' ? null : (
          <div role="alert" className="text-destructive">
            <p>{draft.problem}</p>
            <Button variant="ghost" size="sm" onClick={draft.retry}>
              {messages.retry}
            </Button>
          </div>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label={messages.pictureRemove} onClick={draft.remove}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
