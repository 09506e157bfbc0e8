import { longestAnswer } from '@kawanusaha/contracts/record/interview-answers';
import { type ReactNode, useId, useState } from 'react';
import { Page } from '#components/layouts/page.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { type RefusedAnswersError, useAnswerInterview } from './api/answer-interview.ts';
import type { Interview } from './api/get-interview.ts';

const ended: Record<Exclude<Interview['state'], 'open'>, string> = {
  closed: 'Wawancara ini sudah ditutup oleh pembuatnya.',
  expired: 'Tautan ini sudah lewat masa berlakunya.',
  full: 'Wawancara ini sudah mendapat 200 jawaban.',
};

type FormProps = { interview: Interview; token: string; problem: string | null; onKept: () => void };

const noFaults: RefusedAnswersError['byIndex'] = new Map();

function AnswerForm({ interview, token, problem, onKept }: FormProps) {
  // What the server found wrong with a form that was sent without scripts, until the next attempt.
  const [served, setServed] = useState(problem);
  const [faults, setFaults] = useState(noFaults);
  // One visit is one set of answers, however often it is sent.
  const [id] = useState(() => crypto.randomUUID());
  const formId = useId();
  const operation = useAnswerInterview(token, {
    done: onKept,
    refused: (byIndex, form) => {
      setFaults(byIndex);
      const [first = 0] = byIndex.keys();
      form.querySelectorAll<HTMLTextAreaElement>('[name=jawaban]')[first]?.focus();
    },
  });
  const isSending = operation.isPending;
  const failure = operation.failure?.title ?? served;
  const send = (form: HTMLFormElement) => {
    const answers = new FormData(form)
      .getAll('jawaban')
      .map((value) => (typeof value === 'string' ? value : ''));
    if (answers.every((answer) => answer.trim() === '')) {
      operation.refuse({ field: 'form', title: 'Jawab sedikitnya satu pertanyaan.' });
      return;
    }
    setServed(null);
    setFaults(noFaults);
    void operation.run({ form, id, answers });
  };
  return (
    // Works without scripts, too: the server takes the same fields.
    <form
      method="post"
      aria-describedby={`${formId}-catatan`}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {interview.questions.map((question, index) => (
        <Field key={question} label={question} required error={faults.get(index)}>
          <Textarea name="jawaban" rows={3} maxLength={longestAnswer} />
        </Field>
      ))}
      {failure === null ? null : (
        <Alert variant="destructive" role="alert">
          <AlertDescription>{failure}</AlertDescription>
        </Alert>
      )}
      <p id={`${formId}-catatan`} className="text-sm text-muted-foreground">
        Jangan tulis nama, nomor, atau alamat siapa pun.
      </p>
      <Button type="submit" className="self-start" loading={isSending}>
        {isSending ? 'Mengirim...' : 'Kirim jawaban'}
      </Button>
    </form>
  );
}

type InterviewScreenProps = { interview: Interview; token: string; wasKept: boolean; problem: string | null };

/** /wawancara/:token: questions of a student to possible buyers, answered without an account and without a name. */
export function InterviewScreen({ interview, token, wasKept, problem }: InterviewScreenProps) {
  const [isKept, setKept] = useState(wasKept);
  const who = interview.owner === '' ? 'Seorang mahasiswa' : interview.owner;
  let content: ReactNode;
  if (isKept)
    content = (
      <div role="status">
        <EmptyState
          title="Terima kasih, jawaban Anda sudah kami simpan"
          description="Anda boleh menutup halaman ini."
        />
      </div>
    );
  else if (interview.state === 'open')
    content = (
      <>
        <Alert className="mb-6">
          <AlertDescription>
            Kami tidak meminta nama, nomor, atau email Anda. Jawaban hanya dibaca pembuat pertanyaan untuk
            menyusun rencana usahanya, dan dihapus bersama rencana itu. Semua pertanyaan boleh dilewati.
          </AlertDescription>
        </Alert>
        <AnswerForm interview={interview} token={token} problem={problem} onKept={() => setKept(true)} />
      </>
    );
  else content = <EmptyState title="Wawancara sudah selesai" description={ended[interview.state]} />;
  return (
    <Page size="reading">
      <PageHeader
        title="Beberapa pertanyaan singkat"
        description={`${who} sedang menyiapkan usaha dan ingin mendengar pengalaman Anda.`}
      />
      {content}
    </Page>
  );
}

/** /wawancara/:token for an address that leads to no questions: mistyped, or gone with the plan. */
export function InterviewMissing() {
  return (
    <Page size="reading">
      <PageHeader title="Tautan tidak ditemukan" />
      <EmptyState
        title="Tidak ada pertanyaan di sini"
        description="Periksa alamatnya, atau minta tautan baru kepada yang mengirim."
      />
    </Page>
  );
}
