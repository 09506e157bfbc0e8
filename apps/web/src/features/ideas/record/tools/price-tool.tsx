import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { assumptionRules, detailRules } from '@kawanusaha/contracts/finance/figure-rules';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { rangeOfPrices, writePriceRange } from '@kawanusaha/contracts/record/market-step';
import { draftPriceStep } from '@kawanusaha/contracts/record/price-step';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { Fold } from '../../components/fold.tsx';
import { FigureField } from '../../components/figure-field.tsx';
import { IdeaBill } from '../../components/idea-bill.tsx';
import type { StepToolProps } from '../step-tool.ts';
import { FigureList } from './figure-list.tsx';
import { TextField } from './text-field.tsx';

/** Step 6: the cost of one unit and its price, in the plan itself; the prices of step 3 stand beside them. */
export function PriceTool({ ideaId, basis, record, data, onChange, onAssume, onUndo }: StepToolProps<6>) {
  const { assumptions, unit, bill } = basis.result;
  const details = detailsOf(assumptions);
  const { hppPerUnit, marginPercent, contributionPerUnit, variableCostPerUnit } =
    computeUnitEconomics(assumptions);
  const prices = record[3] === undefined ? null : rangeOfPrices(record[3]);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3 sm:grid-cols-2">
        <FigureField
          label={`Biaya bahan per ${unit}`}
          rule={assumptionRules.unitCost}
          value={assumptions.unitCost}
          onChange={(unitCost) => onAssume({ assumptions: { ...assumptions, details, unitCost } })}
        />
        <FigureField
          label={`Kemasan per ${unit}`}
          rule={detailRules.packagingPerUnit}
          value={details.packagingPerUnit}
          onChange={(packagingPerUnit) =>
            onAssume({ assumptions: { ...assumptions, details: { ...details, packagingPerUnit } } })
          }
        />
        <FigureField
          label={`Harga jual per ${unit}`}
          rule={assumptionRules.price}
          value={assumptions.price}
          onChange={(price) => onAssume({ assumptions: { ...assumptions, details, price } })}
        />
      </div>
      <div className="card p-5" role="status">
        <FigureList
          figures={[
            [`HPP per ${unit}`, hppPerUnit === null ? '–' : formatRupiah(hppPerUnit)],
            ['Margin bersih', marginPercent === null ? '–' : `${formatNumber(marginPercent)}%`],
            ['Sisa tiap penjualan', formatRupiah(contributionPerUnit)],
            ...(prices === null ? [] : [['Harga pesaing', writePriceRange(prices)] as const]),
          ]}
        />
        <p className="text-sm text-muted-foreground">
          HPP menjumlahkan semua biaya satu {unit}: {formatRupiah(variableCostPerUnit)} tiap penjualan (bahan,
          kemasan, sisa, dan potongan pembayaran), ditambah bagiannya dari biaya sebulan dan alat.
        </p>
      </div>
      {prices === null || prices.middle === assumptions.price ? null : (
        <Button
          variant="outline"
          className="self-start"
          onClick={() =>
            onAssume({ assumptions: { ...assumptions, details, price: prices.middle } }, 'taken')
          }
        >
          {prices.lowest === prices.highest ? 'Pakai harga pesaing' : 'Pakai harga tengah pesaing'},{' '}
          {formatRupiah(prices.middle)}
        </Button>
      )}
      {bill === undefined ? null : (
        <Fold title="Bahan dan sumber harganya">
          <IdeaBill bill={bill} assumptions={assumptions} onChange={onAssume} onUndo={onUndo} />
        </Fold>
      )}
      <TextField
        label="Mengapa harga ini"
        maxLength={400}
        isLong
        value={data.reason}
        onChange={(reason) => onChange({ ...data, reason })}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" onClick={() => onChange(draftPriceStep(basis, record[3]))}>
          Tulis alasan dari angka sekarang
        </Button>
        <Button asChild variant="ghost">
          <Link to={paths.myIdea(ideaId)}>Semua angka rencana</Link>
        </Button>
      </div>
    </div>
  );
}
