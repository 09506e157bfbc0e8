import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { ageStatusQueryKey, getAgeStatus } from '#lib/profile/get-age-status.ts';
import { askGuardian } from '../api/ask-guardian.ts';

type Status = NonNullable<Awaited<ReturnType<typeof getAgeStatus>>>;

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

/** Section Orang tua atau wali of /profil, for members below 18: whether a guardian has agreed, and asking one. */
export function GuardianSection() {
  const status = useQuery({ queryKey: ageStatusQueryKey, queryFn: getAgeStatus });
  const [typed, setTyped] = useState<string | null>(null);
  const ask = useOperation(
    async (address: string) => {
      const refusal = await askGuardian(address);
      if (refusal !== null) throw new Refusal({ field: 'email', title: refusal });
    },
    {
      done: async () => {
        toast.success('Tautan akan dikirim', 'Minta orang tua atau wali Anda membuka emailnya.');
        await status.refetch();
      },
      failed: (error) => ({ title: 'Belum terkirim', detail: loadAdvice(error) }),
    },
  );
  const known = status.data;
  if (!known || known.birth_year === null || known.age_group === 'adult') return null;
  const isConfirmed = known.age_group.endsWith('_confirmed');
  const email = typed ?? known.guardian_email ?? '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void ask.run(email.trim());
  }

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
          {isConfirmed ? null : (
            <form onSubmit={submit} noValidate className="grid gap-4">
              <Field label="Email orang tua atau wali" required error={ask.failure?.title}>
                <Input
                  type="email"
                  autoComplete="off"
                  value={email}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              </Field>
              <Button type="submit" loading={ask.isPending} className="justify-self-start">
                {known.guardian_email === null ? 'Kirim tautan' : 'Kirim lagi'}
              </Button>
            </form>
          )}
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
