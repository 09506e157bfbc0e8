import { expect, type Browser, type Page } from '@playwright/test';
import {
  startProviderStub,
  type ProviderStub,
} from '../../apps/server/src/ideas/generate-business-idea/testing/provider-stub.ts';
import {
  sampleAnswerText,
  sampleProviderIdea,
} from '../../apps/server/src/ideas/generate-business-idea/testing/sample-answer.ts';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { newPerson, createAccount, signIn, logIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';

// A server of its own, since the provider is a setting. In one worker, one after the other: the stub is told what to say next.
test.describe.configure({ mode: 'default' });
let stub: ProviderStub;
let server: TestServer;
test.beforeAll(async () => {
  stub = await startProviderStub();
  server = await startPreparedServer(await findFreePort(), {
    DEMO_DATA: 'false',
    TRUSTED_PROXIES: '1',
    AI_BASE_URL: stub.baseUrl,
    AI_API_KEY: 'kunci',
    AI_MODEL: 'stub',
    AI_TIMEOUT_SECONDS: '8',
  });
});
test.afterAll(async () => {
  await server.stop();
  await stub.close();
});

let visitors = 0;
/** A new visitor with an address of its own, so that the day's quota of another does not count. */
async function newVisitor(browser: Browser): Promise<Page> {
  visitors += 1;
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'id-ID',
    viewport: { width: visitors % 2 === 0 ? 1280 : 360, height: 800 },
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${visitors}` },
  });
  return context.newPage();
}

async function askForIdeas(page: Page): Promise<void> {
  await page.goto('/ai');
  await page.getByLabel('Apa keahlian Anda?').fill('masak');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
}

async function askConsultant(page: Page, question: string): Promise<void> {
  await page.goto('/ai?tab=konsultasi');
  await page.getByLabel('Pertanyaan untuk konsultasi').fill(question);
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
}

test('streaming: what is written can be read while it grows, then three computed ideas', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  stub.script({ kind: 'text', text: sampleAnswerText, pauseMs: 25 });
  await askForIdeas(page);
  await expect(page.getByText('Menulis ide ke-1 dari 3')).toBeVisible();
  await expect(page.getByText('Dapur Satu', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 ide untuk dibandingkan' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Dapur Dua' })).toBeVisible();
  await expect(page.getByText('Ditulis oleh AI dari jawaban Anda').first()).toBeVisible();
  await expectAccessible(page);
});

test('slow: after the time is over the catalogue answers and says why', async ({ browser }) => {
  const page = await newVisitor(browser);
  stub.script({ kind: 'hang', text: '{"ideas":[{"businessName":"Setengah' });
  await askForIdeas(page);
  await expect(page.getByText('Penyedia AI sedang tidak menjawab, jadi ide ini dari katalog.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 ide untuk dibandingkan' })).toBeVisible();
});

test('stopped: cancelling leads back to the form, with everything that was typed', async ({ browser }) => {
  const page = await newVisitor(browser);
  stub.script({ kind: 'hang', text: '' });
  await askForIdeas(page);
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await expect(page.getByLabel('Apa keahlian Anda?')).toHaveValue('masak');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('broken, truncated and repaired: the screen shows what can be used', async ({ browser }) => {
  const page = await newVisitor(browser);
  stub.script({ kind: 'status', status: 500, body: { error: { message: 'rahasia' } } });
  await askForIdeas(page);
  await expect(page.getByText('jadi ide ini dari katalog')).toBeVisible();
  await expect(page.getByText('rahasia')).toHaveCount(0);

  const whole = JSON.stringify({ ideas: [sampleProviderIdea('Utuh'), sampleProviderIdea('Terpotong')] });
  stub.script({
    kind: 'text',
    text: whole.slice(0, whole.indexOf('Terpotong') + 30),
    finishReason: 'length',
  });
  await page.getByRole('button', { name: 'Ide Baru' }).click();
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Utuh' })).toBeVisible();

  stub.script({ kind: 'text', text: '{"ideas": "tiga"}' }, { kind: 'text', text: sampleAnswerText });
  await page.getByRole('button', { name: 'Ide Baru' }).click();
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dapur Dua' })).toBeVisible();
  expect(stub.calls).toHaveLength(2);

  // The fourth use of the day is beyond a visitor's quota.
  await page.getByRole('button', { name: 'Ide Baru' }).click();
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await expect(page.getByText('Kuota AI Anda hari ini habis, jadi ide ini dari katalog.')).toBeVisible();
});

test('refusing: a provider that gives no idea is no dead end, and it is said why', async ({ browser }) => {
  const page = await newVisitor(browser);
  stub.script({ kind: 'text', text: 'Maaf, saya tidak dapat membantu.' });
  await askForIdeas(page);
  await expect(page.getByText('Penyedia AI tidak memberi ide untuk jawaban ini')).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 ide untuk dibandingkan' })).toBeVisible();
  await expect(page.getByText('Maaf, saya tidak dapat membantu.')).toHaveCount(0);
});

test('a raw answer (spec §3) is a problem said in words, and the answers stay in the form', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  await page.route('**/functions/v1/generate-business-idea', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: result\ndata: ${JSON.stringify({ rawResponse: 'Maaf, saya tidak dapat membantu.' })}\n\n`,
    }),
  );
  await askForIdeas(page);
  await expect(page.getByText('Format respons tidak valid').first()).toBeVisible();
  await expect(page.getByText('Maaf, saya tidak dapat membantu.')).toHaveCount(0);
  await expect(page.getByLabel('Apa keahlian Anda?')).toHaveValue('masak');
});

test('hostile: mark-up is shown as text at most, and nothing of it runs', async ({ browser }) => {
  const page = await newVisitor(browser);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const evil = {
    ...sampleProviderIdea('Warung <img src=x onerror=alert(1)>Bersih'),
    description: '<script>alert(2)</script>[klik](javascript:alert(3)) Enak',
    initialSteps: ['<a href="javascript:alert(4)">Mulai</a>'],
  };
  stub.script({ kind: 'text', text: JSON.stringify({ ideas: [evil] }) });
  await askForIdeas(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Warung Bersih' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('img[src="x"], script:text("alert"), a[href^="javascript"]')).toHaveCount(0);

  stub.script({ kind: 'text', text: '<img src=x onerror=alert(5)> **Tebal** <b>bukan</b>' });
  await askConsultant(page, 'Halo');
  await expect(page.getByText('<img src=x onerror=alert(5)> **Tebal** <b>bukan</b>')).toBeVisible();
  await expect(page.getByRole('log').locator('img, b')).toHaveCount(0);
  expect(dialogs).toBe(0);
});

test('the consultation: it streams, stops and keeps what had come, retries, and ends with the quota', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  stub.script({ kind: 'hang', text: 'Mulailah dengan sepuluh porsi pra-pesan.' });
  await askConsultant(page, 'Pra-pesan atau stok?');
  await expect(page.getByText('Mulailah dengan sepuluh porsi')).toBeVisible();
  await page.getByRole('button', { name: 'Hentikan jawaban' }).click();
  await expect(page.getByText('Anda hentikan')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Mulailah dengan sepuluh porsi')).toBeVisible();

  stub.script(
    { kind: 'status', status: 500, body: { error: { message: 'rahasia' } } },
    { kind: 'status', status: 500, body: { error: { message: 'rahasia' } } },
    { kind: 'text', text: 'Harga pokok dulu.' },
  );
  // Nothing that the knowledge base could answer instead of the provider.
  await page.getByLabel('Pertanyaan untuk konsultasi').fill('Siapa nama kucing saya?');
  await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
  await expect(page.getByRole('log').getByText('Penyedia AI sedang tidak menjawab')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('log').getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Harga pokok dulu.')).toBeVisible();
  await expect(page.getByText('Dijawab AI; periksa ke sumber resmi').first()).toBeVisible();

  for (const more of ['Empat', 'Lima', 'Enam']) {
    await expect(page.getByText('Sedang menjawab...')).toBeHidden();
    await page.getByLabel('Pertanyaan untuk konsultasi').fill(more);
    await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
    await expect(page.getByRole('log').getByText(more, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('log').getByText('Kuota AI Anda untuk hari ini habis')).toBeVisible();
  await expect(page.getByRole('log').getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
});

test('a visitor’s conversation becomes the member’s on signing in, is there on another device, and can be deleted', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  stub.script({ kind: 'text', text: 'Catat tiap pengeluaran.' });
  await askConsultant(page, 'Cara mencatat uang?');
  await expect(page.getByText('Catat tiap pengeluaran.')).toBeVisible();
  const member = newPerson('Ratih');
  await createAccount(page, member);
  await logIn(page, member);
  await page.goto('/ai?tab=konsultasi');
  await expect(page.getByText('Catat tiap pengeluaran.')).toBeVisible();
  await expect(page.getByText('Percakapan tersimpan di akun Anda.')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('kawanusaha_konsultasi'))).toBeNull();

  const other = await newVisitor(browser);
  await signIn(other, member);
  await other.goto('/ai?tab=konsultasi');
  await expect(other.getByText('Catat tiap pengeluaran.')).toBeVisible();
  await other.getByRole('button', { name: 'Hapus percakapan' }).click();
  await other.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(other.getByText('Contoh: Modal saya 500 ribu')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Contoh: Modal saya 500 ribu')).toBeVisible();
});

test('a member who closes the tab in the middle of an answer finds it whole on return', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  const member = newPerson('Dewi');
  await createAccount(page, member);
  await signIn(page, member);
  const { promise, resolve } = Promise.withResolvers<void>();
  const text = 'Mulailah dengan sepuluh porsi pra-pesan, lalu hitung yang tersisa.';
  stub.script({ kind: 'text', text, endsAfter: promise });
  await askConsultant(page, 'Pra-pesan atau stok?');
  await expect(page.getByText('Mulailah dengan sepuluh porsi')).toBeVisible();
  const context = page.context();
  await page.close();
  resolve();

  const again = await context.newPage();
  await again.goto('/ai?tab=konsultasi');
  await expect(again.getByRole('log').getByText(text)).toBeVisible();
  await expect(again.getByText('Dijawab AI; periksa ke sumber resmi')).toBeVisible();
  await expect(
    again
      .getByRole('log')
      .getByRole('paragraph')
      .filter({ hasText: /^(Anda|Jawaban)$/ }),
  ).toHaveText(['Anda', 'Jawaban']);
});
