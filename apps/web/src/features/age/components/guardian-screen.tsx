import { type GuardianRelation, guardianRelations } from '@kawanusaha/contracts/age';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { confirmGuardian } from '../api/confirm-guardian.ts';
import { type GuardianRequest, readGuardianLink } from '../api/read-guardian-link.ts';
import { revokeGuardian } from '../api/revoke-guardian.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'unreachable'; error: unknown }
  | { kind: 'refused'; reason: string }
  | { kind: 'open'; request: GuardianRequest }
  | { kind: 'done'; title: string; text: string };

type Decision = { work: () => Promise<{ value: unknown } | { refusal: string }>; done: State };

const relationLabels: Record<GuardianRelation, string> = {
  'orang tua': 'Saya orang tuanya',
  wali: 'Saya walinya',
};

/** Screen of /wali: a guardian reads what it is about and decides by a press. The link's secret stands behind '#'. */
export function GuardianScreen() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [token, setToken] = useState('');
  const [relation, setRelation] = useState<GuardianRelation | null>(null);
  const decision = useOperation(
    async ({ work, done }: Decision) => {
      const answer = await work();
      if ('refusal' in answer) throw new Refusal({ field: 'form', title: answer.refusal });
      setState(done);
    },
    { failed: (error) => ({ field: 'form', title: `Belum tersimpan. ${loadAdvice(error)}` }) },
  );
  const problem = decision.failure?.title;
  const [isAsking, setAsking] = useState(false);

  async function load(secret: string) {
    try {
      const answer = await readGuardianLink(secret);
      setState(
        'refusal' in answer
          ? { kind: 'refused', reason: answer.refusal }
          : { kind: 'open', request: answer.value },
      );
    } catch (error) {
      setState({ kind: 'unreachable', error });
    }
  }
  useEffect(() => {
    const secret = window.location.hash.slice(1);
    setToken(secret);
    void load(secret);
  }, []);

  const agree = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (relation === null) {
      decision.refuse({ field: 'relation', title: 'Pilih hubungan Anda dengan anak ini' });
      return;
    }
    void decision.run({
      work: () => confirmGuardian(token, relation),
      done: {
        kind: 'done',
        title: 'Terima kasih, persetujuan Anda tercatat',
        text: 'Kami mengirim email dengan tautan untuk melihat atau mencabut persetujuan ini kapan saja. Simpan email itu.',
      },
    });
  };
  const end = async (title: string, text: string): Promise<void> => {
    await decision.run({ work: () => revokeGuardian(token), done: { kind: 'done', title, text } });
  };

  if (state.kind === 'loading')
    return (
      <Page size="reading">
        <PageHeader title="Persetujuan orang tua atau wali" />
        <Skeleton className="h-64 rounded-lg" />
      </Page>
    );
  if (state.kind === 'unreachable')
    return (
      <Page size="reading">
        <PageHeader title="Persetujuan orang tua atau wali" />
        <ErrorState
          title="Halaman ini belum dapat dimuat"
          description={loadAdvice(state.error)}
          onRetry={() => void load(token)}
        />
      </Page>
    );
  if (state.kind === 'refused' || state.kind === 'done')
    return (
      <Page size="reading">
        <PageHeader
          title={state.kind === 'done' ? state.title : 'Tautan ini tidak berlaku'}
          description={state.kind === 'done' ? state.text : state.reason}
        />
        <Link to={paths.youth} className="link">
          Apa yang bisa dilakukan anak di KawanUsaha
        </Link>
      </Page>
    );

  const { request } = state;
  const isConfirmed = request.confirmed_at !== null;
  return (
    <Page size="reading">
      <PageHeader
        title="Persetujuan orang tua atau wali"
        description={`Akun ${request.child_username} (${request.child_name}), email Anda ${request.guardian_email}`}
      />
      <div className="prose">
        {isConfirmed ? (
          <p>
            Anda ({request.relation}) menyetujui pada {formatLongDate(request.confirmed_at ?? '')}. Anda dapat
            mencabutnya kapan saja.
          </p>
        ) : (
          <p>
            {request.is_below_13
              ? 'Anak ini menyatakan berusia di bawah 13 tahun. Akunnya terbuka setelah Anda menyetujui.'
              : 'Anak ini menyatakan berusia 13 sampai 17 tahun.'}{' '}
            Baca dulu, lalu putuskan.
          </p>
        )}
        <h2>Yang terbuka dengan persetujuan Anda</h2>
        <ul>
          <li>Melamar ke proyek dan mendaftarkan proyek sendiri.</li>
          <li>Membeli Premium, dan mencairkan coin dari program afiliasi.</li>
        </ul>
        <h2>Yang tetap tertutup sampai 18 tahun</h2>
        <ul>
          <li>Nomor dan email tidak ditampilkan kepada siapa pun.</li>
          <li>Pesan hanya dengan pihak dalam lamaran atau proyek yang sama.</li>
          <li>Tidak ada profil yang tampil, foto, undangan, atau pencocokan.</li>
        </ul>
        <p>
          Kami menyimpan email Anda dan waktu keputusan Anda selama akun anak ada. Selengkapnya di{' '}
          <Link to={paths.privacy} className="link">
            Kebijakan Privasi
          </Link>
          .
        </p>
      </div>
      <Card className="mt-8">
        <CardContent className="grid gap-5">
          {problem === undefined ? null : <FormBanner key={problem}>{problem}</FormBanner>}
          {isConfirmed ? (
            <Button variant="destructive" className="justify-self-start" onClick={() => setAsking(true)}>
              Cabut persetujuan
            </Button>
          ) : (
            <form onSubmit={agree} className="grid gap-5">
              <RadioGroup legend="Hubungan Anda dengan anak ini" required>
                {guardianRelations.map((value) => (
                  <RadioGroupItem
                    key={value}
                    name="relation"
                    value={value}
                    label={relationLabels[value]}
                    checked={relation === value}
                    onChange={() => setRelation(value)}
                  />
                ))}
              </RadioGroup>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" loading={decision.isPending}>
                  Saya menyetujui
                </Button>
                <Button
                  variant="outline"
                  disabled={decision.isPending}
                  onClick={() =>
                    void end('Terima kasih', 'Kami tidak mengirim permintaan dari akun ini lagi kepada Anda.')
                  }
                >
                  Saya bukan walinya
                </Button>
              </div>
            </form>
          )}
        </CardContent>
      </Card>
      <ConfirmDialog
        open={isAsking}
        title="Cabut persetujuan?"
        description={
          request.is_below_13
            ? 'Anak ini keluar dari semua perangkat, tidak bisa masuk, dan isinya tidak tampil sampai ada persetujuan baru.'
            : 'Lamaran, pendaftaran proyek, pembelian, dan pencairan coin tertutup sampai ada persetujuan baru.'
        }
        actionLabel="Cabut persetujuan"
        onConfirm={() =>
          end('Persetujuan sudah dicabut', 'Anak Anda diberi tahu. Ia dapat meminta persetujuan lagi.')
        }
        onClose={() => setAsking(false)}
      />
    </Page>
  );
}
