import { maxRupiah } from '@kawanusaha/contracts/finance/max-rupiah';
import { computeBreakEven } from '@kawanusaha/contracts/finance/break-even';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Stat } from '#components/ui/stat.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { readDraft, storeDraft } from '../calculator-draft.ts';
import { BreakEvenTable } from './break-even-table.tsx';
import { FigureField } from './figure-field.tsx';

const moneyRule = { min: 0, max: maxRupiah, isMoney: true };
const daysRule = { min: 1, max: 31 };

const BreakEvenChart = lazy(async () => {
  const { BreakEvenChart: component } = await import('../charts/break-even-chart.tsx');
  return { default: component };
});

const storageKey = 'kawanusaha_bep';
const initial = {
  price: 13_000,
  unitCost: 8_000,
  fixedCost: 700_000,
  targetProfit: 2_000_000,
  daysPerMonth: 24,
};
type Values = typeof initial;

function isValues(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(initial).every((name) => Number.isFinite(Reflect.get(value, name)));
}

/** Free calculator of the break-even point, with the units that bring a wished profit. */
export function BepCalculator() {
  const [values, setValues] = useState<Values>(initial);
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return storeDraft(storageKey, values);
    isRestored.current = true;
    const draft = readDraft(storageKey, isValues);
    if (draft) setValues(draft);
  }, [values]);

  const set = (name: keyof Values) => (value: number) =>
    setValues((current) => ({ ...current, [name]: value }));
  const target = computeBreakEven(values);
  const bare = computeBreakEven({ ...values, targetProfit: 0 });
  const perDay = (units: number) => Math.ceil(units / Math.max(1, values.daysPerMonth));
  return (
    <Page>
      <PageHeader
        title="Kalkulator BEP (titik impas)"
        description="Berapa yang harus terjual agar tidak rugi, dan berapa agar untung sesuai keinginan Anda?"
      />
      <NoScriptNote what="Kalkulator" />
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_1fr]">
        <section aria-labelledby="asumsi-judul" className="flex flex-col gap-4">
          <h2 id="asumsi-judul" className="text-xl font-bold">
            Angka Anda
          </h2>
          <FigureField
            label="Harga jual per unit"
            rule={moneyRule}
            value={values.price}
            onChange={set('price')}
          />
          <FigureField
            label="Biaya per unit"
            help={
              <>
                Belum tahu? Hitung di{' '}
                <Link className="link" to={memberPaths.hppCalculator}>
                  Kalkulator HPP
                </Link>
                .
              </>
            }
            rule={moneyRule}
            value={values.unitCost}
            onChange={set('unitCost')}
          />
          <FigureField
            label="Biaya tetap sebulan"
            help="Sewa, kuota, listrik, upah tetap"
            rule={moneyRule}
            value={values.fixedCost}
            onChange={set('fixedCost')}
          />
          <FigureField
            isOptional
            label="Laba yang diinginkan sebulan"
            rule={moneyRule}
            value={values.targetProfit}
            onChange={set('targetProfit')}
          />
          <FigureField
            label="Hari jualan sebulan"
            rule={daysRule}
            value={values.daysPerMonth}
            onChange={set('daysPerMonth')}
          />
        </section>
        <section aria-labelledby="hasil-judul" className="flex min-w-0 flex-col gap-4">
          <h2 id="hasil-judul" className="text-xl font-bold">
            Hasil
          </h2>
          {bare === null || target === null ? (
            <Alert variant="warning">
              <AlertTitle>Titik impas tidak akan tercapai</AlertTitle>
              <AlertDescription>
                Harga jual harus di atas biaya per unit. Naikkan harga atau turunkan biaya per unit.
              </AlertDescription>
            </Alert>
          ) : (
            <>
              <dl aria-live="polite" className="grid gap-3 sm:grid-cols-2">
                <Stat
                  label="Titik impas"
                  value={formatNumber(bare.units)}
                  unit="unit/bulan"
                  hint={`${formatNumber(perDay(bare.units))} unit per hari jualan`}
                />
                <Stat
                  label="Omzet impas"
                  value={formatRupiah(bare.revenue)}
                  hint={`Tiap unit menyumbang ${formatRupiah(values.price - values.unitCost)}`}
                />
                <Stat
                  label="Agar laba tercapai"
                  value={formatNumber(target.units)}
                  unit="unit/bulan"
                  hint={`${formatNumber(perDay(target.units))} unit per hari jualan`}
                />
                <Stat label="Omzet yang diperlukan" value={formatRupiah(target.revenue)} />
              </dl>
              <figure className="card p-4 sm:p-6">
                <figcaption>
                  <p className="text-lg font-bold">Omzet dan biaya</p>
                  <p className="mt-1 text-sm text-muted-foreground">
                    Garis omzet memotong garis biaya di {formatNumber(bare.units)} unit. Di kiri titik itu
                    Anda rugi, di kanannya untung. Sumbu tegak dalam Rupiah.
                  </p>
                </figcaption>
                <div className="mt-4">
                  <Suspense fallback={<Skeleton className="h-60 w-full" />}>
                    <BreakEvenChart {...values} breakEvenUnits={bare.units} />
                  </Suspense>
                </div>
                <BreakEvenTable {...values} breakEvenUnits={bare.units} />
              </figure>
            </>
          )}
          <Button asChild variant="outline" className="self-start">
            <Link to={paths.ai}>Cari ide dengan angka lengkap</Link>
          </Button>
        </section>
      </div>
    </Page>
  );
}
