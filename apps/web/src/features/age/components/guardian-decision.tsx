import { type GuardianRelation, guardianRelations } from '@kawanusaha/contracts/age';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useDecideAsGuardian } from '../api/decide-as-guardian.ts';
import type { GuardianRequest } from '../api/read-guardian-link.ts';

const resolver = lazyResolver(async () => (await import('../resolver.ts')).guardianResolver);

const relationLabels: Record<GuardianRelation, string> = {
  'orang tua': 'Saya orang tuanya',
  wali: 'Saya walinya',
};

/** What is shown once the guardian has decided. */
export type Decided = { title: string; text: string };

type Props = { token: string; request: GuardianRequest; onDecided: (decided: Decided) => void };

/** Agreeing as a parent or guardian, saying that one is none, or taking the consent back. */
export function GuardianDecision({ token, request, onDecided }: Props) {
  const form = useForm<{ relation: GuardianRelation }>({ resolver });
  const { errors, isSubmitting } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const decision = useDecideAsGuardian();
  const agree = form.handleSubmit(async ({ relation }) => {
    if (!(await decision.run({ token, relation }))) return;
    onDecided({
      title: 'Terima kasih, persetujuan Anda tercatat',
      text: 'Kami mengirim email dengan tautan untuk melihat atau mencabut persetujuan ini kapan saja. Simpan email itu.',
    });
  });
  const end = async (title: string, text: string): Promise<void> => {
    if (await decision.run({ token, relation: null })) onDecided({ title, text });
  };
  const problem = errors.root?.message ?? decision.failure?.title;
  return (
    <>
      <Card className="mt-8">
        <CardContent className="grid gap-5">
          {problem === undefined ? null : <FormBanner key={problem}>{problem}</FormBanner>}
          {request.confirmed_at === null ? (
            <Form onSubmit={agree}>
              <RadioGroup legend="Hubungan Anda dengan anak ini" required error={errors.relation?.message}>
                {guardianRelations.map((value) => (
                  <RadioGroupItem
                    key={value}
                    value={value}
                    label={relationLabels[value]}
                    {...form.register('relation')}
                  />
                ))}
              </RadioGroup>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" loading={isSubmitting}>
                  Saya menyetujui
                </Button>
                <Button
                  type="button"
                  variant="outline"
                  disabled={decision.isPending}
                  onClick={() =>
                    void end('Terima kasih', 'Kami tidak mengirim permintaan dari akun ini lagi kepada Anda.')
                  }
                >
                  Saya bukan walinya
                </Button>
              </div>
            </Form>
          ) : (
            <Button variant="destructive" className="justify-self-start" onClick={() => setAsking(true)}>
              Cabut persetujuan
            </Button>
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
    </>
  );
}
