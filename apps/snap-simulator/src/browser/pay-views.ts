import { element } from './dom.ts';

const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

export type PaymentState = {
  orderId: string;
  amount: number;
  pageExpiresAt: number;
  cancelled: boolean;
  expired: boolean;
  method: string | null;
  expiresAt: number | null;
  result: Record<string, unknown> | null;
  /** Where the card's bank asks for its code; null where it does not. */
  bankPage: string | null;
};

export type Card = { number: string; expiry: string; cvv: string; otp?: string };

export const methodNames: Record<string, string> = {
  credit_card: 'Kartu kredit/debit',
  gopay: 'GoPay',
  qris: 'QRIS',
  shopeepay: 'ShopeePay',
  bca_va: 'BCA Virtual Account',
  bni_va: 'BNI Virtual Account',
  bri_va: 'BRI Virtual Account',
  permata_va: 'Permata Virtual Account',
  echannel: 'Mandiri Bill Payment',
  indomaret: 'Indomaret',
  alfamart: 'Alfamart',
};

/** Ready-made outcomes with the sandbox card behind each. */
const shortcuts = [
  ['Berhasil', '4811111111111114'],
  ['Ditolak bank', '4911111111111113'],
  ['Ditolak FDS', '4611111111111116'],
  ['Challenge', '4511111111111117'],
] as const;

/** How much is paid, and for which order. */
export const summary = (state: PaymentState): HTMLElement =>
  element(
    'dl',
    { class: 'summary' },
    element('dt', {}, 'Total'),
    element('dd', { class: 'amount' }, rupiah.format(state.amount)),
    element('dt', {}, 'Nomor pesanan'),
    element('dd', {}, state.orderId),
  );

/** The list of methods with shortcuts to each outcome. */
export const methodList = (
  choose: (method: string) => void,
  payByCard: (card: Card) => void,
  close: () => void,
): HTMLElement[] => [
  element('h2', {}, 'Pilih metode pembayaran'),
  element(
    'ul',
    { class: 'methods' },
    ...Object.entries(methodNames).map(([key, name]) =>
      element('li', {}, element('button', { type: 'button', click: () => choose(key) }, name)),
    ),
  ),
  element(
    'section',
    { class: 'panel', 'aria-label': 'Panel simulator' },
    element('h2', {}, 'Panel simulator'),
    element('p', {}, 'Langsung ke hasil yang ingin Anda lihat.'),
    element(
      'div',
      { class: 'row' },
      ...shortcuts.map(([name, number]) =>
        element(
          'button',
          {
            type: 'button',
            class: 'small',
            click: () => payByCard({ number, expiry: '12/30', cvv: '123', otp: '112233' }),
          },
          name,
        ),
      ),
      element('button', { type: 'button', class: 'small', click: () => choose('bca_va') }, 'Pending (VA)'),
      element('button', { type: 'button', class: 'small', click: close }, 'Tutup'),
    ),
  ),
];

const field = (label: string, name: string, properties: Record<string, string>): HTMLElement =>
  element(
    'p',
    {},
    element('label', { for: name }, label),
    element('input', {
      id: name,
      name,
      required: true,
      autocomplete: 'off',
      inputmode: 'numeric',
      ...properties,
    }),
  );

/** The card form: number, expiry and CVV; the bank's own page asks for the one-time code. */
export function cardForm(pay: (card: Card) => void, back: () => void): HTMLElement[] {
  const form = element(
    'form',
    {
      submit: (event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget as HTMLFormElement);
        const text = (name: string): string => String(data.get(name) ?? '').trim();
        pay({
          number: text('number').replaceAll(' ', ''),
          expiry: text('expiry'),
          cvv: text('cvv'),
        });
      },
    },
    field('Nomor kartu', 'number', { placeholder: '4811 1111 1111 1114', maxlength: '19' }),
    field('Masa berlaku (BB/TT)', 'expiry', { placeholder: '12/30', maxlength: '5' }),
    field('CVV', 'cvv', { placeholder: '123', maxlength: '3' }),
    element('button', { class: 'primary' }, 'Bayar'),
  );
  return [
    element('h2', {}, 'Kartu kredit/debit'),
    form,
    element('button', { type: 'button', click: back }, 'Metode lain'),
  ];
}

const code = (label: string, value: string): HTMLElement =>
  element(
    'div',
    { class: 'code' },
    element('p', {}, label),
    element('p', { class: 'digits' }, value),
    element(
      'button',
      {
        type: 'button',
        class: 'small',
        click: (event) => {
          void navigator.clipboard?.writeText(value);
          (event.currentTarget as HTMLElement).textContent = 'Tersalin';
        },
      },
      'Salin',
    ),
  );

const instructions = (state: PaymentState, token: string): HTMLElement[] => {
  const result = state.result ?? {};
  const numbers = result['va_numbers'];
  const first: unknown = Array.isArray(numbers) ? numbers[0] : undefined;
  if (typeof first === 'object' && first !== null && 'va_number' in first) {
    return [code('Nomor Virtual Account', String(first.va_number))];
  }
  if (typeof result['permata_va_number'] === 'string')
    return [code('Nomor Virtual Account', result['permata_va_number'])];
  if (typeof result['bill_key'] === 'string') {
    return [
      code('Kode perusahaan', String(result['biller_code'])),
      code('Nomor tagihan', result['bill_key']),
    ];
  }
  if (typeof result['payment_code'] === 'string') return [code('Kode pembayaran', result['payment_code'])];
  if (typeof result['qr_string'] === 'string') {
    return [
      element('img', { class: 'qr', src: `/snap/v2/qris/${token}`, alt: 'Kode QRIS untuk pembayaran ini' }),
    ];
  }
  return [element('p', {}, 'Buka aplikasi di ponsel Anda untuk menyelesaikan pembayaran.')];
};

/** What the customer needs to pay later, and the simulator's own buttons. */
export const pendingView = (
  state: PaymentState,
  token: string,
  simulate: (action: string) => void,
  later: () => void,
  back: () => void,
): HTMLElement[] => [
  element('h2', {}, methodNames[state.method ?? ''] ?? 'Menunggu pembayaran'),
  ...instructions(state, token),
  element('p', { class: 'countdown', 'data-until': String(state.expiresAt ?? '') }),
  element('button', { type: 'button', class: 'primary', click: later }, 'Bayar nanti'),
  element('button', { type: 'button', click: back }, 'Metode lain'),
  element(
    'section',
    { class: 'panel', 'aria-label': 'Panel simulator' },
    element('h2', {}, 'Panel simulator'),
    element(
      'div',
      { class: 'row' },
      element(
        'button',
        { type: 'button', class: 'small', click: () => simulate('settle') },
        'Simulasikan sudah dibayar',
      ),
      element(
        'button',
        { type: 'button', class: 'small', click: () => simulate('expire') },
        'Simulasikan kedaluwarsa',
      ),
      element(
        'button',
        { type: 'button', class: 'small', click: () => simulate('deny') },
        'Simulasikan ditolak',
      ),
    ),
  ),
];

/** One closing message with its buttons. */
export const messageView = (
  title: string,
  text: string,
  buttons: { label: string; primary?: boolean; run: () => void }[],
): HTMLElement[] => [
  element('h2', {}, title),
  element('p', {}, text),
  ...buttons.map(({ label, primary, run }) =>
    element('button', { type: 'button', class: primary ? 'primary' : '', click: run }, label),
  ),
];
