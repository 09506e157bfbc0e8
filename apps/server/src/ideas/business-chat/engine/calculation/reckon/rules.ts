import * as z from 'zod/mini';
import { type FormulaUnit, formulaUnits, operations } from '@kawanusaha/contracts/finance/formula';
import { ofTimes } from './carry-times.ts';
import stored from './formulas.json' with { type: 'json' };
import ofPay from './pay-formulas.json' with { type: 'json' };
import { named, type Rule, rule } from './rule.ts';
import { spans } from './told/words.ts';

/** Times of which a value can be told; 'semua' is of all that is spoken of, with no time. */
export const scopes = [...spans, 'semua'] as const;

/** As a formula stands in formulas.json and, of what is paid for work, in pay-formulas.json; `*` is each time, in its names, its label, and its unit. */
const storedSchema = z.array(
  z.object({
    gives: z.string(),
    as: z.enum(operations),
    of: z.array(z.string()),
    label: z.optional(z.string()),
    unit: z.optional(z.union([z.enum(formulaUnits), z.literal('*')])),
    doubt: z.optional(z.number()),
    isOfItself: z.optional(z.boolean()),
  }),
);
type Stored = z.infer<typeof storedSchema>[number];

const unitOf = (unit: Stored['unit'], scope: string): FormulaUnit =>
  unit === '*' ? (formulaUnits.find((one) => one === scope) ?? 'jumlah') : (unit ?? 'rupiah');

function expand({ gives, as, of, label = '', unit, doubt, isOfItself }: Stored, scope: string): Rule {
  const inScope = (name: string): string => name.replace('*', scope);
  const shown = label.endsWith(' *') ? named(label.slice(0, -2), scope) : label;
  const expanded = rule(inScope(gives), as, of.map(inScope), shown, unitOf(unit, scope), doubt);
  return isOfItself === undefined ? expanded : { ...expanded, isOfItself };
}

const ofOne = storedSchema.parse([...stored.ofOne, ...ofPay.ofOne]).map((one) => expand(one, ''));
const ofEachTime = storedSchema.parse([...stored.ofEachTime, ...ofPay.ofEachTime]);
const ofAll = storedSchema.parse([...stored.ofAll, ...ofPay.ofAll]).map((one) => expand(one, ''));

/** All formulas; a value of no time is added to none of no time. */
export const rules: readonly Rule[] = [
  ...ofOne,
  ...scopes.flatMap((scope) =>
    ofEachTime
      .filter(({ of }) => !(scope === 'semua' && of.includes('fixedTold@semua')))
      .map((one) => expand(one, scope)),
  ),
  ...ofTimes,
  ...ofAll,
];
