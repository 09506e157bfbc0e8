/** Every account of the demo, and no other, has an address here. */
export const demoMailDomain = 'contoh.test';

/** Password of every demo account; they exist only in the embedded database on a loopback address. */
export const demoPassword = 'kawan-usaha-2026';

export type DemoAccount = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly namaLengkap: string;
  readonly kind: 'admin' | 'premium' | 'free';
  readonly description: string;
};

/** The people whom `npm start` names; all fictitious. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 'd0000000-0000-4000-8000-000000000001',
    email: 'admin@contoh.test',
    username: 'ratna_admin',
    namaLengkap: 'Ratna Wulandari',
    kind: 'admin',
    description: 'admin',
  },
  {
    id: 'd0000000-0000-4000-8000-000000000002',
    email: 'premium@contoh.test',
    username: 'dimas_premium',
    namaLengkap: 'Dimas Prasetyo',
    kind: 'premium',
    description: 'Premium member',
  },
  {
    id: 'd0000000-0000-4000-8000-000000000003',
    email: 'sari@contoh.test',
    username: 'sari_lestari',
    namaLengkap: 'Sari Lestari',
    kind: 'free',
    description: 'free member, owns projects',
  },
  {
    id: 'd0000000-0000-4000-8000-000000000004',
    email: 'budi@contoh.test',
    username: 'budi_santoso',
    namaLengkap: 'Budi Santoso',
    kind: 'free',
    description: 'free member, new here',
  },
];
