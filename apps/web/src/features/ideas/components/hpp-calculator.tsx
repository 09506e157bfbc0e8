import { computeCostSheet, type CostSheet, type Ingredient } from '@kawanusaha/contracts/finance/cost-sheet';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Stat } from '#components/ui/stat.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { readDraft, storeDraft } from '../calculator-draft.ts';
import { FigureField } from './figure-field.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import { moneyRule } from './money-rule.ts';

const yieldRule = { min: 1, max: 1_000_000 };
const marginRule = { min: 0, max: 95, decimals: 1 } as const;
const feeRule = { min: 0, max: 90, decimals: 1 } as const;

const maxIngredients = 30;
const storageKey = 'kawanusaha_hpp';

/** A worked example, so that the page explains itself before anything is typed. */
const example: CostSheet = {
  ingredients: [
    { name: 'Ayam', packPrice: 38_000, packSize: 1_000, used: 2_000 },
    { name: 'Tepung', packPrice: 12_000, packSize: 1_000, used: 500 },
    { name: 'Minyak', packPrice: 20_000, packSize: 1_000, used: 333 },
  ],
  labour: 30_000,
  overhead: 21_340,
  yield: 20,
  marginPercent: 30,
  platformFeePercent: 20,
};
const emptyIngredient: Ingredient = { name: '', packPrice: 0, packSize: 0, used: 0 };

function isCostSheet(value: unknown): value is CostSheet {
  if (typeof value !== 'object' || value === null) return false;
  const { ingredients, ...rest } = value as CostSheet;
  return (
    Array.isArray(ingredients) && Object.keys(rest).length === 5 && Object.values(rest).every(Number.isFinite)
  );
}

const orDash = (value: number | null) => (value === null ? '–' : formatRupiah(value));

/** Free calculator of HPP and selling price; what is typed stays on the device. */
export function HppCalculator() {
  const [sheet, setSheet] = useState<CostSheet>(example);
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return storeDraft(storageKey, sheet);
    isRestored.current = true;
    const draft = readDraft(storageKey, isCostSheet);
    if (draft) setSheet(draft);
  }, [sheet]);

  const set = (change: Partial<CostSheet>) => setSheet((current) => ({ ...current, ...change }));
  const setIngredient = (index: number, ingredient: Ingredient) =>
    set({ ingredients: sheet.ingredients.map((item, at) => (at === index ? ingredient : item)) });
  const result = computeCostSheet(sheet);
  return (
    <Page>
      <PageHeader
        title="Kalkulator HPP dan harga jual"
        description="Hitung biaya satu produk dari belanja nyata, lalu harga yang menyisakan untung, langsung maupun lewat aplikasi."
        actions={
          <Button
            variant="outline"
            onClick={() =>
              setSheet({
                ...example,
                ingredients: [emptyIngredient],
                labour: 0,
                overhead: 0,
                yield: 1,
                platformFeePercent: 0,
              })
            }
          >
            Kosongkan contoh
          </Button>
        }
      />
      <NoScriptNote what="Kalkulator" />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-labelledby="bahan-judul">
            <h2 id="bahan-judul" className="mb-1 text-xl font-bold">
              Bahan untuk sekali produksi
            </h2>
            <p className="mb-4 text-muted-foreground">
              Isi kemasan dan terpakai memakai satuan yang sama, misalnya gram atau butir.
            </p>
            <ul className="flex flex-col gap-3">
              {sheet.ingredients.map((ingredient, index) => (
                <IngredientRow
                  key={index}
                  index={index}
                  ingredient={ingredient}
                  onChange={(next) => setIngredient(index, next)}
                  onRemove={() => set({ ingredients: sheet.ingredients.filter((_, at) => at !== index) })}
                />
              ))}
            </ul>
            <Button
              variant="secondary"
              className="mt-3"
              disabled={sheet.ingredients.length >= maxIngredients}
              onClick={() => set({ ingredients: [...sheet.ingredients, emptyIngredient] })}
            >
              <Plus aria-hidden />
              Tambah bahan
            </Button>
          </section>
          <section aria-labelledby="biaya-judul">
            <h2 id="biaya-judul" className="mb-4 text-xl font-bold">
              Biaya lain dan target
            </h2>
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              <FigureField
                label="Upah sekali produksi"
                help="Termasuk upah Anda sendiri"
                rule={moneyRule}
                value={sheet.labour}
                onChange={(labour) => set({ labour })}
              />
              <FigureField
                label="Gas, listrik, kemasan"
                rule={moneyRule}
                value={sheet.overhead}
                onChange={(overhead) => set({ overhead })}
              />
              <FigureField
                label="Jadi berapa unit?"
                rule={yieldRule}
                value={sheet.yield}
                onChange={(made) => set({ yield: made })}
              />
              <FigureField
                label="Target margin"
                help="Bagian harga yang menjadi untung"
                rule={marginRule}
                value={sheet.marginPercent}
                onChange={(marginPercent) => set({ marginPercent })}
              />
              <FigureField
                label="Potongan aplikasi"
                help="Pesan-antar atau marketplace"
                rule={feeRule}
                value={sheet.platformFeePercent}
                onChange={(platformFeePercent) => set({ platformFeePercent })}
              />
            </div>
          </section>
        </div>
        <section aria-labelledby="hasil-judul" className="flex flex-col gap-3 lg:sticky lg:top-28">
          <h2 id="hasil-judul" className="text-xl font-bold">
            Hasil
          </h2>
          <dl aria-live="polite" className="grid gap-3 xs:grid-cols-2 lg:grid-cols-1">
            <Stat
              label="HPP per unit"
              value={orDash(result.hppPerUnit)}
              hint={`Sekali produksi ${formatRupiah(result.batchCost)}`}
            />
            <Stat
              label="Harga jual langsung"
              value={orDash(result.price)}
              hint={
                result.markupPercent === null
                  ? 'Isi jumlah unit'
                  : `Untung ${orDash(result.profitPerUnit)} per unit, ${formatNumber(result.markupPercent)}% di atas HPP`
              }
            />
            <Stat
              label="Harga di aplikasi"
              value={orDash(result.platformPrice)}
              hint="Setelah potongan, Anda menerima harga langsung"
            />
          </dl>
          <p className="text-sm text-muted-foreground">Harga dibulatkan ke atas ke Rp 500.</p>
          <Button asChild variant="outline">
            <Link to={memberPaths.bepCalculator}>Lanjut hitung BEP</Link>
          </Button>
        </section>
      </div>
    </Page>
  );
}
