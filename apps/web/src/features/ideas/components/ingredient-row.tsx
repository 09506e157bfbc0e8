import { computeIngredientCost, type Ingredient } from '@kawanusaha/contracts/finance/cost-sheet';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { Trash2 } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { FigureField } from './figure-field.tsx';
import { moneyRule } from './money-rule.ts';

const amountRule = { min: 0, max: 1_000_000 };
/** Without what is in a pack, what is used of it would cost nothing. */
const packRule = { ...amountRule, min: 1 };

type RowProps = {
  ingredient: Ingredient;
  index: number;
  onChange: (ingredient: Ingredient) => void;
  onRemove: () => void;
};

/** One ingredient of the HPP calculator: what a pack costs and holds, what is used of it, and what that costs. */
export function IngredientRow({ ingredient, index, onChange, onRemove }: RowProps) {
  const set = (change: Partial<Ingredient>) => onChange({ ...ingredient, ...change });
  const name = ingredient.name === '' ? `bahan ${index + 1}` : ingredient.name;
  return (
    <li className="card p-4">
      <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto]">
        <Field required label="Bahan" className="max-lg:col-span-2">
          <Input
            maxLength={40}
            placeholder="Misalnya: tepung"
            value={ingredient.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <FigureField
          label="Harga per kemasan"
          className="max-lg:col-span-3 max-lg:row-start-2"
          rule={moneyRule}
          value={ingredient.packPrice}
          onChange={(packPrice) => set({ packPrice })}
        />
        <FigureField
          label="Isi kemasan"
          rule={ingredient.packPrice > 0 && ingredient.used > 0 ? packRule : amountRule}
          value={ingredient.packSize}
          onChange={(packSize) => set({ packSize })}
        />
        <FigureField
          label="Terpakai"
          rule={amountRule}
          value={ingredient.used}
          onChange={(used) => set({ used })}
        />
        <Button
          type="button"
          variant="ghost"
          size="icon"
          className="mt-7.5 max-lg:col-start-3 max-lg:row-start-1"
          aria-label={`Hapus ${name}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <p className="figures mt-2 text-sm text-muted-foreground">
        Biaya {name}: {formatRupiah(computeIngredientCost(ingredient))}
      </p>
    </li>
  );
}
