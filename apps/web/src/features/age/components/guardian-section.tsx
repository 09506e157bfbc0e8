import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Form } from '#components/forms/form.tsx';
import { paths } from '#config/paths.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { askGuardianSchema, useAskGuardian } from '../api/ask-guardian.ts';
import { useAgeStatus } from '../api/get-age-status.ts';

type Status = NonNullable<ReturnType<typeof useAgeStatus>['data']>;

/** What became of the last request, in one sentence. */
function describe(status: Status): string {
  const { guardian_email: email, confirmed_at: confirmed, ended_at: ended, relation } = status;
  if (email === null) return 'Belum ada orang tua atau wali yang dimintai persetujuan.';
  if (confirmed !== null && ended === null)
    return `${email} (${relation}) menyetujui pada ${formatLongDate(confirmed)}.`;
  if (confirmed !== null)
    return `${email} mencabut persetujuannya pada ${formatLongDate(ended ?? confirmed)}.`;
  if (status.was_declined) return `${email} menulis bahwa ia bukan orang tua atau wali Anda.`;
  if (status.email_status === 'failed') return `Email ke ${email} tidak sampai. Periksa alamatnya.`;
  if (status.expires_at !== null && new Date(status.expires_at) < new Date())
    return `Tautan ke ${email} sudah berakhir. Kirim lagi.`;
  return `Kami mengirim tautan ke ${email}. Tautan berlaku 7 hari.`;
}

/** In: the address that was asked before, null without one. */
function AskForm({ asked }: { asked: string | null }) {
  const form = useForm({ resolver: zodResolver(askGuardianSchema), defaultValues: { email: asked ?? '' } });
  const { isSubmitting } = form.formState;
  const { run, failure } = useAskGuardian();
  const submit = form.handleSubmit(async ({ email }) => void (await run(email)));
  return (
    <Form onSubmit={submit}>
      <Field label="Email orang tua atau wali" required error={failure?.title}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Button type="submit" loading={isSubmitting} className="justify-self-start">
        {asked === null ? 'Kirim tautan' : 'Kirim lagi'}
      </Button>
    </Form>
  );
}

/** Section Orang tua atau wali of /profil, for members below 18: whether a guardian has agreed, and asking one. */
export function GuardianSection() {
  const { data: known } = useAgeStatus();
  if (!known || known.birth_year === null || known.age_group === 'adult') return null;
  const isConfirmed = known.age_group.endsWith('_confirmed');
  return (
    <section aria-labelledby="wali-judul" className="mt-10 grid gap-6">
      <h2 id="wali-judul" className="text-xl font-bold">
        Orang tua atau wali
      </h2>
      <Card>
        <CardHeader>
          <CardTitle className="flex flex-wrap items-center gap-2">
            Persetujuan
            <Badge variant={isConfirmed ? 'success' : 'secondary'}>
              {isConfirmed ? 'Disetujui' : 'Belum disetujui'}
            </Badge>
          </CardTitle>
          <CardDescription className="break-words">{describe(known)}</CardDescription>
        </CardHeader>
        <CardContent className="grid gap-4">
          {isConfirmed ? null : <AskForm asked={known.guardian_email} />}
          <p className="text-sm text-muted-foreground">
            Apa yang terbuka dan apa yang tetap tertutup sampai 18 tahun:{' '}
            <Link to={paths.youth} className="link">
              halaman untuk remaja
            </Link>
            .
          </p>
        </CardContent>
      </Card>
    </section>
  );
}
