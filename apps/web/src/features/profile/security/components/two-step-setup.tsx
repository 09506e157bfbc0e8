import { zodResolver } from '@hookform/resolvers/zod';
import { oneTimeCodeInputSchema } from '@kawanusaha/contracts/account';
import { CodeInput } from '#components/forms/code-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useConfirmTotp } from '../api/confirm-totp.ts';
import { type TotpEnrollment, useTotpEnrollment } from '../api/enroll-totp.ts';
import { describeTwoStepProblem } from '../two-step-problem.ts';
import { profileMessages } from '../../messages.ts';
import { QrPicture } from './qr-picture.tsx';

type TwoStepSetupProps = { onDone: () => void; onCancel: () => void };

/** Pairs an authenticator app: scan or type the key, then prove it with a code. */
export function TwoStepSetup({ onDone, onCancel }: TwoStepSetupProps) {
  const enrollment = useTotpEnrollment();

  if (enrollment.isPending) {
    return (
      <div className="grid gap-4">
        <LoadingMessage>Menyiapkan kode QR</LoadingMessage>
        <Skeleton className="size-48" />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  if (enrollment.isError) {
    return (
      <ErrorState
        title={describeTwoStepProblem(enrollment.error)}
        onRetry={() => void enrollment.refetch()}
      />
    );
  }
  return <PairingForm enrollment={enrollment.data} onDone={onDone} onCancel={onCancel} />;
}

async function copyKey(key: string) {
  try {
    await navigator.clipboard.writeText(key);
    toast.success(profileMessages.keyCopied);
  } catch {
    toast.info(profileMessages.keyCopyFailed);
  }
}

function PairingForm({ enrollment, onDone, onCancel }: TwoStepSetupProps & { enrollment: TotpEnrollment }) {
  const form = useOperationForm({
    resolver: zodResolver(oneTimeCodeInputSchema),
    defaultValues: { code: '' },
  });
  const confirm = useConfirmTotp(enrollment.factorId, { done: onDone, refused: form.refused });

  return (
    <Form onSubmit={form.sendBy(confirm.run)} className="grid grid-cols-1 gap-6">
      <div className="flex flex-col gap-5 sm:flex-row">
        <QrPicture svg={enrollment.qrSvg} label="Kode QR untuk aplikasi autentikator" />
        <ol className="grid list-decimal content-start gap-2 pl-5">
          <li>Pasang aplikasi autentikator di ponsel, misalnya Google Authenticator atau Aegis.</li>
          <li>
            <span className="max-sm:hidden">Pindai gambar ini dengan aplikasi itu.</span>
            <span className="grid justify-items-start gap-2 sm:hidden">
              Buka di ponsel ini, atau pindai gambarnya dari ponsel lain.
              <a href={enrollment.uri} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
                Buka aplikasi autentikator
              </a>
            </span>
          </li>
          <li>
            Tidak bisa memindai? Ketik kunci ini:
            <code className="figures mt-1 block rounded-sm bg-muted px-2 py-1 text-sm break-all select-all">
              {enrollment.secret}
            </code>
            <Button variant="link" onClick={() => void copyKey(enrollment.secret)}>
              Salin kunci
            </Button>
          </li>
        </ol>
      </div>
      <Field
        label="Kode dari aplikasi"
        required
        help="6 angka, berganti setiap 30 detik."
        error={form.formState.errors.code?.message}
      >
        <CodeInput {...form.register('code')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={confirm.isPending}>Aktifkan</SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          Batal
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">
        Simpan kunci di tempat aman. Jika ponsel hilang, hubungi kami lewat halaman Kontak untuk memulihkan
        akun.
      </p>
    </Form>
  );
}
