// The payment page: runs inside the dialog of snap.js or, as the redirect fallback, on its own.
import { element } from './dom.ts';
import type { Card, PaymentState } from './pay-views.ts';
import { cardForm, messageView, methodList, pendingView, summary } from './pay-views.ts';

const token = document.body.dataset['token'] ?? '';
const finish = document.body.dataset['finish'] ?? '';
const isEmbedded = window.parent !== window;
const pollMs = 1_500;
const autoCloseMs = 5_000;
const found = document.getElementById('content');
if (!found) throw new Error('no content element');
const content = found;

let shown = '';
let state: PaymentState | null = null;

const leave = (kind: 'success' | 'pending' | 'error' | 'close'): void => {
  const result = state?.result ?? { status_code: '406', status_message: ['transaction has been processed'] };
  // The merchant's script checks our origin; the page itself cannot know the merchant's.
  if (isEmbedded) return window.parent.postMessage({ snap: true, kind, result }, '*');
  if (!finish) return;
  const target = new URL(finish);
  target.searchParams.set('order_id', state?.orderId ?? '');
  target.searchParams.set('status_code', String(result['status_code'] ?? ''));
  target.searchParams.set(
    'transaction_status',
    kind === 'close' ? 'close' : String(result['transaction_status'] ?? ''),
  );
  location.assign(target);
};

const show = (name: string, ...children: HTMLElement[]): void => {
  shown = name;
  content.replaceChildren(...(state ? [summary(state)] : []), ...children);
  content.querySelector('h2')?.setAttribute('tabindex', '-1');
  content.querySelector('h2')?.focus();
};

const call = async (path: string, body?: unknown): Promise<void> => {
  const response = await fetch(`/snap/v1/pay/${token}/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const answer = (await response.json()) as PaymentState & { error?: string };
  if (answer.error) {
    content.querySelector('[role=alert]')?.remove();
    content.append(element('p', { role: 'alert' }, answer.error));
    return;
  }
  state = answer;
  render();
};

const openBankPage = (): void => {
  if (state?.bankPage) location.assign(state.bankPage);
};
const payByCard = (card: Card): void =>
  void call('pay', { method: 'credit_card', card }).then(() => {
    if (card.otp === undefined) openBankPage();
  });
const chooseMethod = (method: string): void => {
  if (method === 'credit_card') show('card', ...cardForm(payByCard, showMethods));
  else void call('pay', { method });
};
const showMethods = (): void => show('methods', ...methodList(chooseMethod, payByCard, () => leave('close')));

function render(): void {
  const result = state?.result;
  const status = result?.['transaction_status'];
  if (!state) return;
  if (status === 'settlement' || (status === 'capture' && result?.['fraud_status'] === 'accept')) {
    if (shown === 'paid') return;
    show(
      'paid',
      ...messageView('Pembayaran berhasil', 'Terima kasih. Anda akan kembali ke toko.', [
        { label: 'Kembali ke toko', primary: true, run: () => leave('success') },
      ]),
    );
    setTimeout(() => leave('success'), autoCloseMs);
  } else if (status === 'capture') {
    show(
      'review',
      ...messageView('Pembayaran sedang ditinjau', 'Bank memeriksa transaksi ini.', [
        { label: 'Kembali ke toko', primary: true, run: () => leave('pending') },
      ]),
    );
  } else if (state.cancelled || state.expired || status === 'expire') {
    show(
      'expired',
      ...messageView('Sesi pembayaran berakhir', 'Mulai pembayaran baru dari toko.', [
        { label: 'Kembali ke toko', primary: true, run: () => leave('error') },
      ]),
    );
  } else if (status === 'deny') {
    show(
      'denied',
      ...messageView('Pembayaran ditolak', String(result?.['status_message'] ?? ''), [
        { label: 'Coba metode lain', primary: true, run: showMethods },
        { label: 'Tutup', run: () => leave('error') },
      ]),
    );
  } else if (status === 'pending' && state.bankPage) {
    show(
      'bank',
      ...messageView('Verifikasi kartu', 'Bank penerbit kartu meminta kode OTP.', [
        { label: 'Lanjut ke bank', primary: true, run: openBankPage },
        { label: 'Metode lain', run: showMethods },
      ]),
    );
  } else if (status === 'pending') {
    show(
      'pending',
      ...pendingView(
        state,
        token,
        (action) => void call('simulate', { action }),
        () => leave('pending'),
        showMethods,
      ),
    );
  } else showMethods();
}

const closeBy = (): void => {
  const status = state?.result?.['transaction_status'];
  if (shown === 'paid') leave('success');
  else leave(status === 'pending' ? 'pending' : status === 'deny' ? 'error' : 'close');
};
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeBy();
});
document
  .querySelector('header')
  ?.append(
    element(
      'button',
      { type: 'button', class: 'close', 'aria-label': 'Tutup pembayaran', click: closeBy },
      '✕',
    ),
  );

setInterval(() => {
  const countdown = content.querySelector<HTMLElement>('.countdown');
  const left = Number(countdown?.dataset['until']) - Date.now();
  if (countdown && left > 0) {
    const seconds = Math.floor(left / 1_000);
    const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
    countdown.textContent = `Bayar dalam ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
  }
}, 1_000);

setInterval(() => {
  if (shown !== 'pending') return;
  const before = state?.result?.['transaction_status'];
  void fetch(`/snap/v1/pay/${token}/state`)
    .then((response) => response.json())
    .then((answer: PaymentState) => {
      if (answer.result?.['transaction_status'] === before) return;
      state = answer;
      render();
    })
    .catch(() => undefined);
}, pollMs);

void call('state');
