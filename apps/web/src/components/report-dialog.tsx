import { Flag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { getSession } from '#lib/session/session-store.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { useLoginRedirect } from '#lib/session/use-login-redirect.ts';
import { getSupabase } from '#lib/supabase/client.ts';

type ReportDialogProps = {
  targetKind: 'project' | 'relasi' | 'thread' | 'sales_page';
  targetId: string;
  /** What is reported, by name. */
  targetName: string;
  /** Given where a menu opens it: there is no button then, and this follows when it is closed. */
  onClosed?: (() => void) | undefined;
};

const reasons = [
  'Penipuan atau meminta uang',
  'Informasi palsu',
  'Spam atau iklan',
  'Pelecehan atau ujaran kebencian',
  'Data pribadi orang lain',
  'Lainnya',
] as const;

const duplicateCode = '23505';
const maxDetails = 2_000;

const messages = {
  sent: 'Laporan terkirim',
  sentDescription: 'Kami memeriksanya dan memberi tahu Anda hasilnya.',
  about: 'Laporan Anda hanya dibaca admin. Pemiliknya tidak tahu siapa yang melapor.',
  aboutThread:
    'Laporan Anda hanya dibaca admin, bersama 20 pesan terakhir percakapan ini. Orang ini tidak tahu siapa yang melapor.',
  duplicate: 'Anda sudah melaporkan ini. Laporan Anda sedang kami periksa.',
  failed: 'Gagal mengirim laporan',
  loginRequired: 'Silakan masuk untuk melaporkan',
  reasonRequired: 'Pilih satu alasan',
} as const;

async function sendReport(
  { targetKind, targetId }: ReportDialogProps,
  reason: string,
  details: string,
): Promise<'sent' | 'duplicate'> {
  const { user } = getSession();
  const supabase = await getSupabase();
  const { error } = await supabase.from('reports').insert({
    reporter_id: user?.id ?? '',
    target_kind: targetKind,
    target_id: targetId,
    reason,
    details: details === '' ? null : details,
  });
  if (!error) return 'sent';
  if (error.code === duplicateCode) return 'duplicate';
  if (error.code.startsWith('PT')) throw new Refusal({ title: error.message });
  throw error;
}

/** 'Laporkan': a reason, optional details, and the promise of an answer. What was typed stays when sending fails. */
export function ReportDialog(props: ReportDialogProps) {
  const redirectToLogin = useLoginRedirect();
  const { pathname, search } = useLocation();
  const { onClosed } = props;
  const [isOpen, setShown] = useState(onClosed !== undefined);
  const setOpen = (open: boolean): void => {
    setShown(open);
    if (!open) onClosed?.();
  };
  const [reason, setReason] = useState('');
  const [details, setDetails] = useState('');
  const { run, isPending, failure, refuse } = useOperation(() => sendReport(props, reason, details.trim()), {
    done: (result) => {
      if (result === 'sent') toast.success(messages.sent, messages.sentDescription);
      else toast.info(messages.duplicate);
      setOpen(false);
      setReason('');
      setDetails('');
    },
    failed: (error) => ({ title: messages.failed, detail: connectionAdvice(error) }),
  });

  const handleOpen = (): void => {
    if (getSession().status === 'authenticated') setOpen(true);
    else redirectToLogin(messages.loginRequired, pathname + search);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === '') return refuse({ field: 'reason', title: messages.reasonRequired });
    void run();
  };

  return (
    <>
      {onClosed === undefined ? (
        <Button variant="ghost" size="sm" className="no-script-hidden" onClick={handleOpen}>
          <Flag aria-hidden /> Laporkan
        </Button>
      ) : null}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <form onSubmit={handleSubmit} className="flex flex-col gap-5" noValidate>
            <DialogHeader>
              <DialogTitle>Laporkan {props.targetName}</DialogTitle>
              <DialogDescription>
                {props.targetKind === 'thread' ? messages.aboutThread : messages.about}
              </DialogDescription>
            </DialogHeader>
            <fieldset className="flex flex-col gap-1">
              <legend className="mb-1 font-medium">Apa yang salah?</legend>
              {reasons.map((name) => (
                <label key={name} className="flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name="reason"
                    value={name}
                    checked={reason === name}
                    onChange={() => setReason(name)}
                    className="size-5 accent-primary"
                  />
                  {name}
                </label>
              ))}
              {failure === null ? null : <FieldError>{failure.title}</FieldError>}
            </fieldset>
            <Field label="Keterangan" help="Ceritakan apa yang terjadi, agar kami cepat memeriksanya.">
              <Textarea
                rows={3}
                maxLength={maxDetails}
                value={details}
                onChange={(event) => setDetails(event.target.value)}
              />
            </Field>
            <DialogFooter>
              <DialogClose className="btn btn-outline">Batal</DialogClose>
              <Button type="submit" loading={isPending}>
                {isPending ? 'Mengirim...' : 'Kirim laporan'}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}
