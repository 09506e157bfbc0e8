import {
  type Competitor,
  judgeDemand,
  marketRules,
  mostCompetitors,
  noCompetitor,
  rangeOfPrices,
  writeDemand,
  writePriceRange,
} from '@kawanusaha/contracts/record/market-step';
import { Plus } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { FigureField } from '../../components/figure-field.tsx';
import type { StepToolProps } from '../step-tool.ts';
import { TextField } from './text-field.tsx';

type RowProps = {
  number: number;
  competitor: Competitor;
  unit: string;
  onChange: (next: Competitor) => void;
};

function CompetitorFields({ number, competitor, unit, onChange }: RowProps) {
  return (
    <li className="card p-4">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">Pesaing {number}</legend>
        <TextField
          label="Nama"
          maxLength={80}
          value={competitor.name}
          onChange={(name) => onChange({ ...competitor, name })}
        />
        <FigureField
          label={`Harga per ${unit}`}
          rule={marketRules.price}
          value={competitor.price}
          onChange={(price) => onChange({ ...competitor, price })}
        />
        <div className="sm:col-span-2">
          <TextField
            label="Keluhan pembelinya"
            maxLength={200}
            value={competitor.complaint}
            onChange={(complaint) => onChange({ ...competitor, complaint })}
          />
        </div>
      </fieldset>
    </li>
  );
}

/** Step 3: who sells the same, at which price, and how many could buy. */
export function MarketTool({ basis, data, onChange }: StepToolProps<3>) {
  const { unit } = basis.result;
  const prices = rangeOfPrices(data);
  const setCompetitor = (at: number, next: Competitor) =>
    onChange({ ...data, competitors: data.competitors.map((row, index) => (index === at ? next : row)) });
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="pesaing-judul">
        <h2 id="pesaing-judul" className="mb-3 text-xl font-bold">
          Pesaing
        </h2>
        <ol className="flex flex-col gap-3">
          {data.competitors.map((competitor, index) => (
            <CompetitorFields
              key={index}
              number={index + 1}
              competitor={competitor}
              unit={unit}
              onChange={(next) => setCompetitor(index, next)}
            />
          ))}
        </ol>
        {data.competitors.length < mostCompetitors ? (
          <Button
            variant="outline"
            className="mt-3"
            onClick={() => onChange({ ...data, competitors: [...data.competitors, noCompetitor] })}
          >
            <Plus aria-hidden />
            Tambah pesaing
          </Button>
        ) : null}
        {prices === null ? null : (
          <p role="status" className="mt-3">
            Harga pesaing <strong className="figures">{writePriceRange(prices)}</strong>; rencana Anda{' '}
            <strong className="figures">{formatRupiah(basis.result.assumptions.price)}</strong>.
          </p>
        )}
      </section>
      <TextField
        label="Celah: satu hal yang semua lakukan dengan buruk"
        maxLength={300}
        isLong
        value={data.gap}
        onChange={(gap) => onChange({ ...data, gap })}
      />
      <section aria-labelledby="permintaan-judul" className="flex flex-col gap-3">
        <h2 id="permintaan-judul" className="text-xl font-bold">
          Berapa yang mungkin membeli
        </h2>
        <div className="grid gap-3 sm:grid-cols-3">
          <FigureField
            label="Orang di jangkauan Anda"
            help="Misalnya penghuni kos di sekitar kampus"
            rule={marketRules.people}
            value={data.people}
            onChange={(people) => onChange({ ...data, people })}
          />
          <FigureField
            label="Yang akan membeli"
            help="5% dugaan awal kami; ganti setelah wawancara"
            rule={marketRules.buyersPercent}
            value={data.buyersPercent}
            onChange={(buyersPercent) => onChange({ ...data, buyersPercent })}
          />
          <FigureField
            label="Berapa kali sebulan"
            rule={marketRules.timesPerMonth}
            value={data.timesPerMonth}
            onChange={(timesPerMonth) => onChange({ ...data, timesPerMonth })}
          />
        </div>
        <p role="status" className="rounded-md bg-muted p-4">
          <strong className="figures">{writeDemand(data, unit)}.</strong> {judgeDemand(data, basis)}
        </p>
      </section>
    </div>
  );
}
