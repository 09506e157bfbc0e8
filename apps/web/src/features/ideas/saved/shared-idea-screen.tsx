import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { rescoreIdea } from '@kawanusaha/contracts/scoring/rescore-idea';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { ApiRequestError } from '#lib/api/fetch-api.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { FinancePlan } from '../components/finance-plan.tsx';
import { IdeaDetail } from '../components/idea-detail.tsx';
import { CommentList } from './comment-list.tsx';
import { commentSharedIdea, type SharedIdea } from './shared-idea.ts';

const SharedSteps = lazy(async () => {
  const { SharedSteps: component } = await import('../record/shared-steps.tsx');
  return { default: component };
});

type SharedIdeaScreenProps = { idea: SharedIdea; token: string; onCommented: () => void };

function CommentForm({ token, onCommented }: Omit<SharedIdeaScreenProps, 'idea'>) {
  const [name, setName] = useState('');
  const [body, setBody] = useState('');
  const [errors, setErrors] = useState<{ name?: string; body?: string }>({});
  const [isSending, setSending] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(name.trim().length < 2 ? { name: 'Tulis nama Anda' } : {}),
      ...(body.trim().length < 2 ? { body: 'Tulis komentar Anda' } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await commentSharedIdea(publicFetch, token, name.trim(), body.trim());
      setBody('');
      toast.success('Komentar terkirim', 'Pemilik rencana akan membacanya.');
      onCommented();
    } catch (error) {
      toast.error(
        'Gagal mengirim komentar',
        error instanceof ApiRequestError ? error.message : 'Periksa koneksi lalu coba lagi.',
      );
    } finally {
      setSending(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <NoScriptNote />
      <Field required label="Nama Anda" error={errors.name}>
        <Input
          value={name}
          maxLength={80}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field required label="Komentar" error={errors.body}>
        <Textarea value={body} maxLength={1_000} onChange={(event) => setBody(event.target.value)} />
      </Field>
      <Button type="submit" className="self-start" loading={isSending}>
        {isSending ? 'Mengirim...' : 'Kirim komentar'}
      </Button>
    </form>
  );
}

/** /ide/:token: a plan to read and to comment on. The reader may try other assumptions; nothing is stored. */
export function SharedIdeaScreen({ idea, token, onCommented }: SharedIdeaScreenProps) {
  /** Null until the reader tries something: a comment brings the plan anew, and with it other objects of the same figures. */
  const [tried, setTried] = useState<Assumptions | null>(null);
  const basis = idea.result.first ?? idea.result;
  const shown = tried === null ? idea.result : rescoreIdea(idea.result, basis, tried, null);
  return (
    <Page>
      <PageHeader
        title={idea.title}
        description={idea.owner === '' ? 'Rencana usaha' : `Rencana usaha ${idea.owner}`}
      />
      <Alert className="mb-6">
        <AlertDescription>
          Anda membaca lewat tautan. Asumsi boleh dicoba-coba; perubahan Anda tidak tersimpan.{' '}
          {idea.result.sourceNote}
        </AlertDescription>
      </Alert>
      <h2 className="sr-only">Rencana dan angkanya</h2>
      <IdeaDetail idea={shown} first={tried === null ? null : basis}>
        <FinancePlan
          assumptions={tried ?? idea.result.assumptions}
          unit={idea.result.unit}
          onChange={setTried}
          onReset={tried === null ? undefined : () => setTried(null)}
        />
      </IdeaDetail>
      {idea.steps.length === 0 ? null : (
        <Suspense fallback={<Skeleton className="mt-10 h-64 w-full" />}>
          <SharedSteps idea={idea} />
        </Suspense>
      )}
      <section aria-labelledby="komentar-judul" className="mt-10 max-w-reading">
        <h2 id="komentar-judul" className="mb-4 text-2xl font-bold">
          Komentar
        </h2>
        <CommentList comments={idea.comments} empty="Jadilah yang pertama memberi pendapat." />
        <div className="mt-6">
          <CommentForm token={token} onCommented={onCommented} />
        </div>
      </section>
    </Page>
  );
}
