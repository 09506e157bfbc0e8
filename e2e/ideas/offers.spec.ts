import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';

const offers = [
  {
    question: 'Nama yang terlalu umum atau memakai kata daerah, bisakah didaftarkan?',
    told: "Nama yang hanya menerangkan barangnya ('Kopi Enak') tidak punya daya pembeda dan hampir pasti ditolak (UU 20/2016 pasal 20).",
    source: { title: 'Nama umum', source: 'DJKI; UU 20/2016', url: 'https://www.dgip.go.id', checked: null },
  },
  {
    question: 'Bagaimana memeriksa apakah nama merek sudah dipakai?',
    told: 'Cari di pangkalan data kekayaan intelektual DJKI (PDKI); pencariannya terbuka dan tanpa biaya. … Ragu mirip? Tanyakan klinik KI kampus sebelum membayar.',
    source: { title: 'Cek merek', source: 'DJKI', url: 'https://www.dgip.go.id', checked: '2026-11-20' },
  },
] as const;

/** What the server answers while it is not sure; which questions those are changes with what it learns. */
async function answerUnsure(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/functions/v1/business-chat', async (route) => {
    const { messages } = route.request().postDataJSON() as { messages: { content: string }[] };
    asked.push(messages.at(-1)?.content ?? '');
    const events = [
      ['text', { text: 'Saya belum yakin. Maksud Anda yang mana? Pilih, atau tulis dengan kata lain.' }],
      ['done', { sources: offers.map(({ source }) => source), note: 'Dari bank', offers, answered: false }],
    ] as const;
    await route.fulfill({
      contentType: 'text/event-stream',
      body: events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    });
  });
  return asked;
}

test('who is asked back sees at once on a phone what two questions are answered with, and presses one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = await answerUnsure(page);
  await page.goto('/ai?tab=konsultasi');
  const question = page.getByLabel('Pertanyaan untuk konsultasi');
  await question.fill('nama kopi enak banget lolos gak');
  await question.press('Enter');
  const list = page.getByRole('list', { name: 'Mungkin maksud Anda' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const [log, first, second] = await Promise.all([
    page.getByRole('log').boundingBox(),
    list.getByRole('button', { name: offers[0].question }).boundingBox(),
    list.getByText(offers[1].told).boundingBox(),
  ]);
  if (log === null || first === null || second === null) throw new Error('an offer is not shown');
  // Both are seen at once in what scrolls, and that fits between the header and the field.
  expect(second.y + second.height - first.y).toBeLessThanOrEqual(log.height);
  expect(log.height).toBeLessThanOrEqual(740 - 64 - 76);
  await expect(list.getByRole('link', { name: 'DJKI; UU 20/2016' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await list.getByRole('button', { name: offers[1].question }).click();
  await expect.poll(() => asked).toEqual(['nama kopi enak banget lolos gak', offers[1].question]);
  await page.reload();
  // What was told stays readable after the buttons are gone.
  await expect(page.getByText(offers[0].told.slice(0, 60)).first()).toBeVisible();
});
