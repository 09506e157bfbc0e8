import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { ideaMessages } from '../messages.ts';

const longestQuestion = 1_000;

type ChatFormProps = {
  label: string;
  placeholder: string;
  /** False while the conversation is still being read. */
  isReady: boolean;
  isAnswering: boolean;
  onSend: (question: string) => void;
  onStop?: (() => void) | undefined;
};

/** Enter sends, Shift+Enter begins a new line; an empty message says so (spec §5). */
export function ChatForm({ label, placeholder, isReady, isAnswering, onSend, onStop }: ChatFormProps) {
  const [text, setText] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = () => {
    if (isAnswering) return;
    const question = text.trim();
    if (question === '') {
      toast.error(ideaMessages.emptyQuestion, ideaMessages.emptyQuestionText);
      field.current?.focus();
      return;
    }
    // What is sent before the conversation is there waits for it.
    if (!isReady) return setWaiting(true);
    setText('');
    onSend(question);
  };
  const sendWaiting = useEffectEvent(send);
  useEffect(() => {
    if (!isReady || !isWaiting) return;
    setWaiting(false);
    sendWaiting();
  }, [isReady, isWaiting]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form onSubmit={handleSubmit} className="flex items-end gap-3 border-t border-border p-3">
      <div className="min-w-0 grow">
        <Label htmlFor="chat-question" className="sr-only">
          {label}
        </Label>
        <Textarea
          ref={field}
          id="chat-question"
          rows={1}
          enterKeyHint="send"
          className="max-h-40 min-h-12"
          maxLength={longestQuestion}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      {isAnswering && onStop ? (
        <Button type="button" variant="outline" size="icon" aria-label="Hentikan jawaban" onClick={onStop}>
          <Square aria-hidden />
        </Button>
      ) : (
        <Button type="submit" size="icon" aria-label="Kirim pertanyaan" disabled={isAnswering}>
          <SendHorizontal aria-hidden />
        </Button>
      )}
    </form>
  );
}
