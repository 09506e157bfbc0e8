import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { ideaMessages } from '../messages.ts';

const longestQuestion = 1_000;

type ChatFormProps = {
  label: string;
  placeholder: string;
  isAnswering: boolean;
  onSend: (question: string) => void;
  onStop?: (() => void) | undefined;
};

/** Enter sends, Shift+Enter begins a new line; an empty message says so (spec §5). */
export function ChatForm({ label, placeholder, isAnswering, onSend, onStop }: ChatFormProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  const send = () => {
    if (isAnswering) return;
    const question = text.trim();
    if (question === '') {
      toast.error(ideaMessages.emptyQuestion, ideaMessages.emptyQuestionText);
      field.current?.focus();
      return;
    }
    setText('');
    onSend(question);
  };
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
      <div className="grow">
        <Label htmlFor="chat-question" className="sr-only">
          {label}
        </Label>
        <Textarea
          ref={field}
          id="chat-question"
          rows={1}
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
