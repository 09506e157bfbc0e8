import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import type { LinePicture } from '../line.ts';
import { conversationMessages as messages, pictureRefusals } from '../messages.ts';
import { usePictureDraft } from '../use-picture-draft.ts';
import { PictureButton } from './picture-button.tsx';
import { PicturePreview } from './picture-preview.tsx';

const maxLength = 2_000;

type Props = {
  threadId: string;
  userId: string;
  /** Why no picture can be sent now; null where it can. */
  pictureRefusal: string | null;
  onSend: (body: string, picture: LinePicture | null) => void;
};

/** Where a line is written. It keeps what was typed; Enter sends, Shift+Enter begins a new line, on phones the button sends. */
export function Composer({ threadId, userId, pictureRefusal, onSend }: Props) {
  const key = `pesan:${threadId}`;
  const [text, setText] = useState(() => String(readDraft(key).text ?? ''));
  const [asksWhyNot, setAsksWhyNot] = useState(false);
  const draft = usePictureDraft(threadId, userId);
  const field = useRef<HTMLTextAreaElement>(null);
  const isReady =
    draft.share === null && draft.problem === '' && (text.trim() !== '' || draft.picture !== null);
  const change = (next: string): void => {
    setText(next);
    writeDraft(key, { text: next });
  };
  const send = (): void => {
    if (!isReady) return;
    onSend(text.trim(), draft.picture);
    draft.finish();
    setText('');
    clearDraft(key);
    // The button is off until something is written again: with the focus on it, a phone's keyboard would close.
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isPhone = !matchMedia('(hover: hover)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PicturePreview draft={draft} />
      <p role="status" className="px-2 text-sm text-muted-foreground">
        {asksWhyNot && pictureRefusal !== null ? pictureRefusals[pictureRefusal] : null}
      </p>
      <div className="flex items-end gap-1">
        <PictureButton
          refusal={pictureRefusal}
          onChoose={draft.choose}
          onRefused={() => setAsksWhyNot(true)}
        />
        <div className="min-w-0 flex-1">
          <label htmlFor="tulis-pesan" className="sr-only">
            {messages.placeholder}
          </label>
          <textarea
            ref={field}
            id="tulis-pesan"
            rows={1}
            maxLength={maxLength}
            value={text}
            placeholder={messages.placeholder}
            onChange={(event) => change(event.target.value)}
            onKeyDown={handleKey}
            className="control composer-field"
          />
          {text.length > maxLength - 200 ? (
            <p role="status" className="mt-1 px-2 text-xs text-muted-foreground">
              Sisa {maxLength - text.length} karakter
            </p>
          ) : null}
        </div>
        <button
          type="submit"
          aria-label={messages.send}
          disabled={!isReady}
          className="btn btn-primary btn-icon ml-1 size-12 shrink-0 rounded-full"
        >
          <SendHorizontal aria-hidden />
        </button>
      </div>
    </form>
  );
}
