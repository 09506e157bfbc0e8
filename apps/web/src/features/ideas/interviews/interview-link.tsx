import { countAnswers, mostAnswers } from '@kawanusaha/contracts/record/interview-answers';
import { Copy, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { whatsappShareLink } from '#lib/whatsapp-link.ts';
import { copyLink } from '../saved/copy-link.ts';
import { AnswerSummary } from './answer-summary.tsx';
import { useCloseInterview } from './api/close-interview.ts';
import { useOwnInterviews } from './api/get-own-interviews.ts';
import { useOpenInterview } from './api/open-interview.ts';

/** A link that was just made; its secret is kept nowhere, so this is when it is copied. */
function FreshLink({ url }: { url: string }) {
  return (
    <div className="flex flex-col gap-3">
      <Label htmlFor="tautan-wawancara">Tautan wawancara</Label>
      <Input id="tautan-wawancara" readOnly value={url} onFocus={(event) => event.target.select()} />
      <p className="text-sm text-muted-foreground">
        Salin sekarang: demi keamanan, tautan ini tidak kami tampilkan lagi. Hilang? Buat yang baru; jawaban
        lama tetap ada.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyLink(url)}>
          <Copy aria-hidden />
          Salin tautan
        </Button>
        <Button asChild variant="outline">
          <a
            href={whatsappShareLink(
              `Boleh minta waktu 3 menit untuk beberapa pertanyaan, tanpa nama? ${url}`,
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            Kirim lewat WhatsApp
          </a>
        </Button>
      </div>
    </div>
  );
}

type InterviewLinkProps = {
  ideaId: string;
  questions: readonly string[];
  /** Stores the questions, so that link and step ask the same. */
  saveNow: () => Promise<boolean>;
};

/** Answers by a link without an account: made, sent, closed, and what was heard behind it. */
export function InterviewLink({ ideaId, questions, saveNow }: InterviewLinkProps) {
  const own = useOwnInterviews(ideaId);
  const [fresh, setFresh] = useState<string | null>(null);
  const opening = useOpenInterview(ideaId, saveNow, (token) => {
    setFresh(`${window.location.origin}${memberPaths.interview(token)}`);
    void own.refetch();
  });
  const closing = useCloseInterview(ideaId, () => {
    setFresh(null);
    void own.refetch();
  });
  const isBusy = opening.isPending || closing.isPending;
  if (own.status === 'error')
    return <ErrorState title="Gagal memuat jawaban" onRetry={() => void own.refetch()} />;
  if (own.status === 'pending') {
    return (
      <>
        <LoadingMessage>Memuat jawaban</LoadingMessage>
        <Skeleton className="h-32 w-full" />
      </>
    );
  }
  const { rounds, openUntil } = own.data;
  const heard = rounds.filter(({ answers }) => answers.length > 0);
  return (
    <section aria-labelledby="jawaban-tautan" className="flex flex-col gap-4">
      <div>
        <h2 id="jawaban-tautan" className="text-xl font-bold">
          Kumpulkan jawaban lewat tautan
        </h2>
        <p className="mt-1 text-muted-foreground">
          Pembeli menjawab tanpa akun dan tanpa nama, paling banyak {mostAnswers} orang dalam 30 hari.
        </p>
      </div>
      {opening.failure === null ? null : (
        <Alert variant="destructive">
          <AlertDescription>Tautan belum dibuat. {opening.failure.title}</AlertDescription>
        </Alert>
      )}
      {fresh === null ? null : <FreshLink url={fresh} />}
      {openUntil === null ? null : (
        <p role="status">
          Tautan menerima jawaban sampai {formatLongDate(openUntil)}. Sudah {countAnswers(rounds)} orang
          menjawab.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={fresh === null ? 'primary' : 'outline'}
          loading={isBusy}
          onClick={() => void opening.run(questions)}
        >
          <Link2 aria-hidden />
          {openUntil === null ? 'Buat tautan wawancara' : 'Buat tautan baru'}
        </Button>
        {openUntil === null ? null : (
          <Button variant="ghost" disabled={isBusy} onClick={() => void closing.run()}>
            <Link2Off aria-hidden />
            Tutup tautan
          </Button>
        )}
      </div>
      {heard.length === 0 ? (
        <p className="text-muted-foreground">Belum ada jawaban.</p>
      ) : (
        heard.map((round, index) => (
          <div key={index} className="flex flex-col gap-3">
            <h3 className="text-lg font-bold">
              {round.answers.length} jawaban{heard.length === 1 ? '' : `, tautan ${heard.length - index}`}
            </h3>
            <AnswerSummary round={round} />
          </div>
        ))
      )}
    </section>
  );
}
