import { Trash2 } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { ChatForm } from '../chat/chat-form.tsx';
import { ChatLog } from '../chat/chat-log.tsx';
import { useChat } from '../chat/use-chat.ts';

/** Business consultation, about one saved idea where `ideaId` is given: a real conversation where an AI provider is set up, else the labelled simulation of spec §7. */
export function Consultation({ ideaId = null }: { ideaId?: string | null }) {
  const storageKey = ideaId === null ? 'kawanusaha_konsultasi' : `kawanusaha_konsultasi_${ideaId}`;
  const { messages, isAnswering, send, stop, clear } = useChat('konsultasi', storageKey, ideaId);
  return (
    <section aria-labelledby="konsultasi-judul" className="max-w-reading">
      <h2 id="konsultasi-judul" className="text-2xl font-bold">
        Konsultasi bisnis
      </h2>
      <p className="mt-1 text-muted-foreground">
        {ideaId === null
          ? 'Ceritakan keadaan usaha Anda, lalu ajukan satu pertanyaan.'
          : 'Tanyakan apa saja tentang rencana ini; angkanya ikut dibaca.'}{' '}
        Percakapan disimpan di perangkat ini.
      </p>
      <Alert variant="warning" className="mt-4">
        <AlertTitle>Bukan penasihat berizin</AlertTitle>
        <AlertDescription>
          Bila penyedia AI belum dipasang, jawaban di sini adalah simulasi dan ditandai begitu. Periksa aturan
          dan pajak ke sumber resmi.
        </AlertDescription>
      </Alert>
      <div className="card mt-4">
        <ChatLog messages={messages} isAnswering={isAnswering} className="h-96" />
        {messages.length === 0 ? (
          <p className="px-4 pb-4 text-muted-foreground">
            Contoh: Modal saya 500 ribu, lebih baik pra-pesan atau stok dulu?
          </p>
        ) : null}
        <ChatForm
          label="Pertanyaan untuk konsultasi"
          placeholder="Tulis pertanyaan Anda"
          isAnswering={isAnswering}
          onSend={send}
          onStop={stop}
        />
      </div>
      {messages.length > 0 ? (
        <Button variant="ghost" size="sm" className="mt-2" onClick={clear}>
          <Trash2 aria-hidden />
          Hapus percakapan
        </Button>
      ) : null}
    </section>
  );
}
