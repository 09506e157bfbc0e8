import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { computeCashFlow, findPaybackMonth } from '@kawanusaha/contracts/finance/cash-flow';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { RotateCcw } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Stat } from '#components/ui/stat.tsx';
import { formatNumber } from '#lib/format-number.ts';
import { formatRupiah } from '#lib/format-rupiah.ts';
import { AssumptionFields } from './assumption-fields.tsx';
import { CashFlowSection } from './cash-flow-section.tsx';
import { ScenarioTable } from './scenario-table.tsx';

type FinancePlanProps = {
  assumptions: Assumptions;
  unit: string;
  onChange: (assumptions: Assumptions) => void;
  /** Present while the assumptions differ from the first ones. */
  onReset?: (() => void) | undefined;
};

const orDash = (value: number | null, write: (value: number) => string) =>
  value === null ? '–' : write(value);

/** The plan's numbers: six assumptions above, everything that follows from them below (issue: computed by code). */
export function FinancePlan({ assumptions, unit, onChange, onReset }: FinancePlanProps) {
  const economics = computeUnitEconomics(assumptions);
  const payback = findPaybackMonth(assumptions);
  return (
    <section aria-labelledby="angka-judul" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 id="angka-judul" className="text-xl font-bold">
            Angka usahanya
          </h3>
          <p className="mt-1 text-muted-foreground">
            Ubah asumsi sesuai harga di tempat Anda; semua angka mengikuti.
          </p>
        </div>
        {onReset ? (
          <Button variant="outline" size="sm" onClick={onReset}>
            <RotateCcw aria-hidden />
            Kembalikan asumsi awal
          </Button>
        ) : null}
      </div>
      <AssumptionFields assumptions={assumptions} unit={unit} onChange={onChange} />
      <dl className="grid grid-cols-1 gap-3 xs:grid-cols-2 lg:grid-cols-3" aria-live="polite">
        <Stat
          label={`HPP per ${unit}`}
          value={orDash(economics.hppPerUnit, formatRupiah)}
          hint="Biaya per unit ditambah bagian biaya tetap"
        />
        <Stat
          label="Margin bersih"
          value={orDash(economics.marginPercent, (value) => `${formatNumber(value)}%`)}
          hint="Bagian omzet yang menjadi laba"
        />
        <Stat
          label="Titik impas (BEP)"
          value={orDash(economics.breakEvenUnits, formatNumber)}
          unit={`${unit}/bulan`}
          hint={
            economics.breakEvenRevenue === null
              ? 'Harga harus di atas biaya per unit'
              : `Setara omzet ${formatRupiah(economics.breakEvenRevenue)}`
          }
        />
        <Stat
          label="Omzet sebulan"
          value={formatRupiah(economics.revenuePerMonth)}
          hint={`${formatNumber(economics.unitsPerMonth)} ${unit}`}
        />
        <Stat
          label={economics.profitPerMonth < 0 ? 'Rugi sebulan' : 'Laba sebulan'}
          value={formatRupiah(Math.abs(economics.profitPerMonth))}
          hint="Sebelum upah Anda sendiri"
        />
        <Stat
          label="Balik modal"
          value={payback === null ? 'Belum' : `Bulan ke-${payback}`}
          hint={payback === null ? 'Tidak dalam lima tahun' : 'Awal yang pelan sudah dihitung'}
        />
      </dl>
      <CashFlowSection
        months={computeCashFlow(assumptions)}
        capital={assumptions.capital}
        paybackMonth={payback}
      />
      <ScenarioTable assumptions={assumptions} />
    </section>
  );
}
