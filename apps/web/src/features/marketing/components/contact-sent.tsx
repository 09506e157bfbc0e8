import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { company } from '@kawanusaha/contracts/company';

type ContactSentProps = { ticketNumber: string; onAgain: () => void };

/** Shown in place of the form once a message has arrived: its ticket number, and when the answer comes. */
export function ContactSent({ ticketNumber, onAgain }: ContactSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} role="status" className="flex flex-col items-start gap-3">
      <CircleCheck aria-hidden className="size-12 text-success" />
      <h2 className="text-2xl font-extrabold">Pesan Anda sudah kami terima</h2>
      <p>Nomor tiket Anda</p>
      <p className="rounded-md bg-muted px-4 py-3 text-xl font-bold break-all">{ticketNumber}</p>
      <p className="text-muted-foreground">
        Jawaban kami kirim ke email Anda paling lambat dalam {company.answerTime}. Sebutkan nomor ini bila
        Anda menanyakan kembali.
      </p>
      <Button variant="outline" onClick={onAgain}>
        Tulis pesan lain
      </Button>
    </div>
  );
}
