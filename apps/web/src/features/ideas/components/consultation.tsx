import { lazy, Suspense, useState } from 'react';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { cn } from '#lib/cn.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ChatForm } from '../chat/chat-form.tsx';
import { ChatMessages } from '../chat/chat-messages.tsx';
import { ClearConversation } from '../chat/clear-conversation.tsx';
import { useChat } from '../chat/use-chat.ts';
import { useQuestionLimit } from '../chat/use-question-limit.ts';

// Only for a member who opens it, and with it what reads the own ideas.
const IdeaPicker = lazy(async () => ({ default: (await import('../chat/idea-picker.tsx')).IdeaPicker }));

/** Business consultation, about one saved idea where `ideaId` is given or chosen: answered by the provider or our own engine; what is not known by the labelled simulation of spec §7. */
export function Consultation({ ideaId = null }: { ideaId?: string | null }) {
  const { user } = useSession();
  const [chosen, setChosen] = useState<string | null>(null);
  const about = ideaId ?? (user === null ? null : chosen);
  const chat = useChat('konsultasi', about);
  const limit = useQuestionLimit();
  return (
    <section aria-labelledby="konsultasi-judul" className="max-w-reading">
      <h2 id="konsultasi-judul" className="text-2xl font-bold">
        Konsultasi bisnis
      </h2>
      <p className="mt-1 text-muted-foreground">
        {about === null
          ? 'Ceritakan keadaan usaha Anda, lalu ajukan satu pertanyaan.'
          : 'Tanyakan apa saja tentang rencana ini; angkanya ikut dibaca.'}{' '}
        {chat.place === 'account'
          ? 'Percakapan tersimpan di akun Anda.'
          : 'Percakapan disimpan di perangkat ini, dan ikut ke akun Anda begitu Anda masuk.'}
        {limit === null ? null : ` Gratis paling banyak ${limit} pertanyaan sehari.`}
      </p>
      <Alert variant="warning" className="mt-4">
        <AlertTitle>Bukan penasihat berizin</AlertTitle>
        <AlertDescription>
          Jawaban berasal dari bank pengetahuan atau AI dan ditandai begitu; yang belum kami ketahui dijawab
          dengan simulasi. Periksa aturan dan pajak ke sumber resmi.
        </AlertDescription>
      </Alert>
      {ideaId === null && user !== null ? (
        <Suspense>
          <IdeaPicker ideaId={chosen} onChange={setChosen} />
        </Suspense>
      ) : null}
      <div className="mt-4">
        <NoScriptNote />
      </div>
      <div className="card mt-4">
        <ChatMessages
          chat={chat}
          className={cn('h-96', chat.messages.length > 0 && 'max-sm:h-[clamp(24rem,100dvh-14.5rem,36rem)]')}
        />
        {chat.status === 'ready' && chat.messages.length === 0 ? (
          <p className="px-4 pb-4 text-muted-foreground">
            Contoh: Modal saya 500 ribu, lebih baik pra-pesan atau stok dulu?
          </p>
        ) : null}
        <ChatForm
          label="Pertanyaan untuk konsultasi"
          placeholder="Tulis pertanyaan Anda"
          isReady={chat.status === 'ready'}
          isAnswering={chat.isAnswering}
          onSend={chat.send}
          onStop={chat.stop}
        />
      </div>
      {chat.messages.length > 0 ? (
        <div className="mt-2">
          <ClearConversation onClear={chat.clear} />
        </div>
      ) : null}
    </section>
  );
}
