import { RotateCcw } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { cn } from '#lib/cn.ts';
import { ideaMessages } from '../messages.ts';
import { ChatLog } from './chat-log.tsx';
import type { Chat } from './use-chat.ts';

function Loading({ className }: { className: string }) {
  return (
    <div className={cn('flex flex-col gap-4 p-4', className)}>
      <LoadingMessage>Memuat percakapan</LoadingMessage>
      <Skeleton className="h-16 w-2/3 self-end rounded-lg" />
      <Skeleton className="h-24 w-3/4 rounded-lg" />
    </div>
  );
}

/** The conversation in each of its states: loading, failed, full, and a question that got no answer. */
export function ChatMessages({ chat, className }: { chat: Chat; className: string }) {
  if (chat.status === 'loading') return <Loading className={className} />;
  if (chat.status === 'failed') {
    return (
      <div className={className}>
        <Alert variant="destructive" className="m-4">
          <AlertTitle>Gagal memuat percakapan</AlertTitle>
          <AlertDescription>
            <p>{loadAdvice(chat.error)} Percakapan Anda tetap tersimpan.</p>
            <Button variant="outline" size="sm" className="mt-3" onClick={chat.reload}>
              Coba lagi
            </Button>
          </AlertDescription>
        </Alert>
      </div>
    );
  }
  const suggestions = chat.isAnswering ? [] : (chat.messages.at(-1)?.suggestions ?? []);
  return (
    <ChatLog messages={chat.messages} isAnswering={chat.isAnswering} onPick={chat.send} className={className}>
      {suggestions.length === 0 ? null : (
        <ul aria-label="Pertanyaan lain" className="flex max-w-reading flex-wrap gap-2">
          {suggestions.map((question) => (
            <li key={question}>
              <Button
                variant="outline"
                className="h-auto min-h-11 text-left whitespace-normal"
                onClick={() => chat.send(question)}
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chat.problem === null ? null : (
        <Alert variant="destructive" className="max-w-reading">
          <AlertTitle>{ideaMessages.questionFailed}</AlertTitle>
          <AlertDescription>
            <p>{chat.problem.text}</p>
            {chat.problem.canRetry ? (
              <Button variant="outline" size="sm" className="mt-3" onClick={chat.retry}>
                <RotateCcw aria-hidden />
                Coba lagi
              </Button>
            ) : null}
          </AlertDescription>
        </Alert>
      )}
    </ChatLog>
  );
}
