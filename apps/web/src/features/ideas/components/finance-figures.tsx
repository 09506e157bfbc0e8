import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import { findPaybackMonth } from '@kawanusaha/contracts/finance/payback';
import { computeUnitEconomics, type UnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Stat } from '#components/ui/stat.tsx';
import { AssumptionFields } from './assumption-fields.tsx';
import { CapitalNote } from './capital-note.tsx';

export type FinanceFiguresProps = {
  assumptions: Assumptions;
  unit: string;
  /** What the person has, in Rupiah; null while unknown, and where others read. */
  budget?: number | null | undefined;
  onChange: (assumptions: Assumptions) => void;
  /** Present while there is a change to take back. */
  onUndo?: (() => void) | undefined;
  /** Present while the assumptions differ from the first ones. */
  onReset?: (() => void) | undefined;
};

const orDash = (value: number | null, write: (value: number) => string) =>
  value === null ? '–' : write(value);

function breakEvenHint({ breakEvenUnits, breakEvenDays }: UnitEconomics): string {
  if (breakEvenUnits === null) return 'Harga harus di atas biaya per unit';
  return breakEvenDays === null
    ? 'Lebih dari yang terjual sebulan'
    : `Tercapai pada hari jualan ke-${breakEvenDays} tiap bulan`;
}

function Figures({ assumptions, unit }: { assumptions: Assumptions; unit: string }) {
  const economics = computeUnitEconomics(assumptions);
  const payback = findPaybackMonth(assumptions);
  const { ownWagePerMonth } = detailsOf(assumptions);
  return (
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
        hint={breakEvenHint(economics)}
      />
      <Stat
        label="Omzet sebulan"
        value={formatRupiah(economics.revenuePerMonth)}
        hint={`${formatNumber(economics.unitsPerMonth)} ${unit}`}
      />
      <Stat
        label={economics.profitPerMonth < 0 ? 'Rugi sebulan' : 'Laba sebulan'}
        value={formatRupiah(Math.abs(economics.profitPerMonth))}
        hint={
          ownWagePerMonth > 0
            ? `Setelah upah Anda ${formatRupiah(ownWagePerMonth)} dan penyusutan ${formatRupiah(economics.depreciationPerMonth)}`
            : `Sebelum upah Anda, setelah penyusutan alat ${formatRupiah(economics.depreciationPerMonth)}`
        }
      />
      <Stat
        label="Balik modal"
        value={payback === null ? 'Belum' : `Bulan ke-${payback}`}
        hint={payback === null ? 'Tidak dalam lima tahun' : 'Awal yang pelan sudah dihitung'}
      />
    </dl>
  );
}

/** The assumptions of a plan, and what a month of it gives; every change is felt at once. */
export function FinanceFigures({
  assumptions,
  unit,
  budget = null,
  onChange,
  onUndo,
  onReset,
}: FinanceFiguresProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 id="angka-judul" className="text-xl font-bold">
            Angka usahanya
          </h3>
          <p className="mt-1 text-muted-foreground">
            Ubah asumsi sesuai harga di tempat Anda; semua angka mengikuti.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {onUndo ? (
            <Button variant="outline" size="sm" onClick={onUndo}>
              <Undo2 aria-hidden />
              Urungkan
            </Button>
          ) : null}
          {onReset ? (
            <Button variant="outline" size="sm" onClick={onReset}>
              <RotateCcw aria-hidden />
              Kembalikan asumsi awal
            </Button>
          ) : null}
        </div>
      </div>
      <AssumptionFields assumptions={assumptions} unit={unit} onChange={onChange} />
      <p className="rounded-xl bg-primary-soft p-4 font-medium text-primary-soft-foreground">
        {describeMustBeTrue(assumptions, unit)}
      </p>
      <Figures assumptions={assumptions} unit={unit} />
      <CapitalNote assumptions={assumptions} budget={budget} />
    </>
  );
}
