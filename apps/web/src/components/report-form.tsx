import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Form } from '#components/forms/form.tsx';
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
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSession } from '#lib/session/session-store.ts';
import { getSupabase } from '#lib/supabase/client.ts';

export type ReportTarget = {
  targetKind: 'project' | 'relasi' | 'thread' | 'sales_page';
  targetId: string;
  /** What is reported, by name. */
  targetName: string;
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
  reasonRequired: 'Pilih satu alasan',
} as const;

const reportSchema = z.object({
  reason: z.enum(reasons, messages.reasonRequired),
  details: z.string().check(z.trim()),
});
type Report = z.infer<typeof reportSchema>;

async function sendReport(
  { targetKind, targetId }: ReportTarget,
  { reason, details }: Report,
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

type Props = { target: ReportTarget; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The dialog of `ReportDialog`. */
export function ReportForm({ target, isOpen, onOpenChange }: Props) {
  const form = useForm({ resolver: zodResolver(reportSchema), defaultValues: { details: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = useOperation((report: Report) => sendReport(target, report), {
    done: (result) => {
      if (result === 'sent') toast.success(messages.sent, messages.sentDescription);
      else toast.info(messages.duplicate);
      onOpenChange(false);
      form.reset();
    },
    failed: (error) => ({ title: messages.failed, detail: connectionAdvice(error) }),
  });
  const submit = form.handleSubmit(async (report) => void (await send.run(report)));
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent>
        <Form onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>Laporkan {target.targetName}</DialogTitle>
            <DialogDescription>
              {target.targetKind === 'thread' ? messages.aboutThread : messages.about}
            </DialogDescription>
          </DialogHeader>
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 font-medium">Apa yang salah?</legend>
            {reasons.map((name) => (
              <label key={name} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  value={name}
                  className="size-5 accent-primary"
                  {...form.register('reason')}
                />
                {name}
              </label>
            ))}
            {errors.reason?.message === undefined ? null : <FieldError>{errors.reason.message}</FieldError>}
          </fieldset>
          <Field label="Keterangan" help="Ceritakan apa yang terjadi, agar kami cepat memeriksanya.">
            <Textarea rows={3} maxLength={maxDetails} {...form.register('details')} />
          </Field>
          <DialogFooter>
            <DialogClose className="btn btn-outline">Batal</DialogClose>
            <Button type="submit" loading={isSubmitting}>
              {isSubmitting ? 'Mengirim...' : 'Kirim laporan'}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
