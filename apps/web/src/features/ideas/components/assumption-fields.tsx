import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { assumptionRules, detailRules } from '@kawanusaha/contracts/finance/figure-rules';
import type { FinanceDetails } from '@kawanusaha/contracts/finance/finance-details';
import { Fold } from './fold.tsx';
import { FigureField } from './figure-field.tsx';

type AssumptionFieldsProps = {
  assumptions: Assumptions;
  unit: string;
  onChange: (assumptions: Assumptions) => void;
};

type Labels = readonly (readonly [key: keyof FinanceDetails, label: string, help?: string])[];

const detailGroups = (unit: string): readonly (readonly [title: string, fields: Labels])[] => [
  [
    'Ke mana modalnya',
    [
      ['equipment', 'Alat dan perlengkapan', 'Dibeli sekali; sisanya modal kerja'],
      ['equipmentLifeMonths', 'Umur alat (bulan)', 'Untuk menghitung penyusutan'],
      ['permits', 'Izin dan merek', 'Dibayar sekali sebelum mulai'],
      ['stockDays', 'Persediaan (hari)', 'Bahan yang dibeli lebih dulu'],
    ],
  ],
  [
    'Biaya yang sering lupa',
    [
      ['packagingPerUnit', `Kemasan per ${unit}`, 'Bila belum termasuk biaya per unit'],
      ['wastePercent', 'Sisa tidak terjual', 'Dari yang terjual'],
      ['platformFeePercent', 'Potongan aplikasi', 'Dari seluruh omzet'],
      ['paymentFeePercent', 'Biaya pembayaran', 'QRIS, kartu'],
      ['transportPerMonth', 'Transport sebulan', 'Belanja dan antar'],
      ['ownWagePerMonth', 'Upah Anda sebulan', 'Pilihan Anda; 0 bila belum dihitung'],
    ],
  ],
  [
    'Kapan uang bergerak',
    [
      ['monthsToFull', 'Bulan sampai penjualan penuh', 'Naik bertahap sejak bulan pertama'],
      ['customerDays', 'Pembeli membayar setelah (hari)'],
      ['supplierDays', 'Pemasok dibayar setelah (hari)'],
    ],
  ],
];

const grid = 'grid grid-cols-1 gap-x-3 gap-y-4 xs:grid-cols-2 sm:gap-4 lg:grid-cols-3';

/** The assumptions of a plan, six in sight and what stands behind them folded; every change is felt at once. */
export function AssumptionFields({ assumptions, unit, onChange }: AssumptionFieldsProps) {
  const details = detailsOf(assumptions);
  const set = (name: keyof typeof assumptionRules) => (value: number) =>
    onChange({ ...assumptions, details, [name]: value });
  const setDetail = (name: keyof FinanceDetails) => (value: number) =>
    onChange({ ...assumptions, details: { ...details, [name]: value } });
  const main = (name: keyof typeof assumptionRules, label: string, help?: string) => (
    <FigureField
      label={label}
      help={help}
      value={assumptions[name]}
      rule={assumptionRules[name]}
      onChange={set(name)}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <div className={grid}>
        {main('price', `Harga jual per ${unit}`)}
        {main('unitCost', `Biaya per ${unit}`, 'Bahan, dan yang belum dirinci di bawah')}
        {main('unitsPerDay', `Terjual per hari (${unit})`)}
        {main('daysPerMonth', 'Hari jualan sebulan', '1 sampai 31')}
        {main('fixedCostPerMonth', 'Biaya tetap sebulan', 'Sewa, kuota, listrik, upah orang lain')}
        {main('capital', 'Modal awal', 'Uang yang ada sebelum mulai')}
      </div>
      <Fold title="Rincian: alat, upah Anda, potongan, dan tempo bayar">
        <div className="flex flex-col gap-6">
          {detailGroups(unit).map(([title, fields]) => (
            <fieldset key={title}>
              <legend className="mb-3 font-semibold">{title}</legend>
              <div className={grid}>
                {fields.map(([name, label, help]) => (
                  <FigureField
                    key={name}
                    label={label}
                    help={help}
                    value={details[name]}
                    rule={detailRules[name]}
                    onChange={setDetail(name)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </Fold>
    </div>
  );
}
