import type { IdeaQuestion, IdeaRefusal } from '@kawanusaha/contracts/idea';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';

/** What stands above the form instead of ideas: a question back, a kind refusal, or help first. */
export function IdeaReplyNote({ reply }: { reply: IdeaQuestion | IdeaRefusal }) {
  if (reply.kind === 'question') {
    return (
      <Alert variant="info" role="status" className="mb-6">
        <AlertTitle>{reply.question}</AlertTitle>
        <AlertDescription>
          Kami belum menangkap keahlian atau minat dari tulisan Anda. Misalnya: {reply.examples.join(', ')}.
        </AlertDescription>
      </Alert>
    );
  }
  if (reply.kind === 'help') {
    return (
      <Alert variant="info" role="status" className="mb-6">
        <AlertDescription className="whitespace-pre-line">
          {reply.message}
          {'\n\n'}
          {reply.alternative}
        </AlertDescription>
      </Alert>
    );
  }
  return (
    <Alert variant="destructive" role="status" className="mb-6">
      <AlertTitle>{reply.message}</AlertTitle>
      <AlertDescription>{reply.alternative}</AlertDescription>
    </Alert>
  );
}
