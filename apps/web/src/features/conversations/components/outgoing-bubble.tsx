import { Clock3 } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import type { OutgoingLine } from '../line.ts';
import { conversationMessages as messages } from '../messages.ts';
import { LinePicture } from './line-picture.tsx';

type Props = { line: OutgoingLine; isWaiting: boolean; onRetry: () => void; onDrop: () => void };

/** A line on its way: shown at once; what was refused says why and can be sent again or dropped. */
export function OutgoingBubble({ line, isWaiting, onRetry, onDrop }: Props) {
  return (
    <>
      {typeof line.picturePath !== 'string' ? null : (
        <div className="mb-1 ml-auto w-fit max-w-full">
          <LinePicture path={line.picturePath} alt={messages.pictureFrom(null)} />
        </div>
      )}
      {line.body === '' ? null : <div className="bubble bubble-own opacity-80">{line.body}</div>}
      {line.refusal === null ? (
        <p className="flex items-center justify-end gap-1 px-1 text-xs text-muted-foreground">
          <Clock3 aria-hidden className="size-3.5" /> {isWaiting ? messages.waiting : messages.sending}
        </p>
      ) : (
        <div role="alert" className="text-right text-sm text-destructive">
          <p>
            {messages.notSent}. {line.refusal}
          </p>
          <div className="flex justify-end">
            <Button variant="ghost" size="sm" onClick={onDrop}>
              {messages.drop}
            </Button>
            <Button variant="ghost" size="sm" onClick={onRetry}>
              {messages.retry}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
