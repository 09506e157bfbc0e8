import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import { conversationMessages as messages } from '../messages.ts';

const maxLength = 2_000;

type Props = { threadId: string; onSend: (body: string) => void };

/** Where a line is written. It keeps what was typed; Enter sends, Shift+Enter begins a new line, on phones the button sends. */
export function Composer({ threadId, onSend }: Props) {
  const key = `pesan:${threadId}`;
  const [text, setText] = useState(() => String(readDraft(key).text ?? ''));
  const change = (next: string): void => {
    setText(next);
    writeDraft(key, { text: next });
  };
  const send = (): void => {
    const body = text.trim();
    if (body === '') return;
    onSend(body);
    setText('');
    clearDraft(key);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isPhone = !matchMedia('(hover: hover)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isPhone) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="min-w-0 flex-1">
        <label htmlFor="tulis-pesan" className="sr-only">
          {messages.placeholder}
        </label>
        <textarea
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
        disabled={text.trim() === ''}
        className="btn btn-primary btn-icon size-12 shrink-0 rounded-full"
      >
        <SendHorizontal aria-hidden />
      </button>
    </form>
  );
}
