import { expect, type Page } from '@playwright/test';
import { openAs } from '../support/demo.ts';
import { openAlive } from '../support/faults.ts';
import { saveIdeaWithMaterials } from '../support/saved-idea.ts';
import { test } from '../support/test.ts';

const phone = { viewport: { width: 360, height: 740 } };
const questions = [
  'Bagaimana cara membuat NIB?',
  'Berapa pajak UMKM?',
  'Apa itu P2MW?',
  'Bagaimana menghitung HPP?',
  'Modal saya 500 ribu, lebih baik pra-pesan atau stok dulu?',
];

/** Asks and waits for the whole answer; then its beginning and the field are both in view. Gives how far the page is scrolled. */
async function ask(page: Page, question: string, label: string): Promise<number> {
  const log = page.getByRole('log', { name: 'Percakapan' });
  const answers = log.getByText('Jawaban', { exact: true });
  const before = await answers.count();
  await page.getByLabel(label).fill(question);
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(before + 1);
  await expect(log.getByRole('status')).toHaveCount(0);
  await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });
  const isCovered = await answers.last().evaluate((words) => {
    const beginning = words.nextElementSibling;
    if (beginning === null) return true;
    const { left, top } = beginning.getBoundingClientRect();
    return !beginning.contains(document.elementFromPoint(left + 1, top + 1));
  });
  expect(isCovered, `the beginning of the answer to ${question}`).toBe(false);
  return page.evaluate(() => window.scrollY);
}

test('/chatbot stands still while it answers: only the conversation scrolls', async ({ browser }) => {
  const context = await openAs(browser, 'premium', phone);
  const page = await context.newPage();
  await openAlive(page, '/chatbot');
  for (const question of questions) {
    expect(await ask(page, question, 'Pertanyaan untuk Chat Idea AI')).toBe(0);
    await expect(page.getByRole('heading', { name: 'Tanya KawanUsaha' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
  await context.close();
});

test('the consultation about an idea shows each answer from its beginning, with the field below it', async ({
  page,
}) => {
  const idea = await saveIdeaWithMaterials(page);
  await page.setViewportSize(phone.viewport);
  await openAlive(page, idea);
  await page.getByRole('tab', { name: 'Konsultasi' }).click();
  const [first = '', ...others] = questions;
  const place = await ask(page, first, 'Pertanyaan untuk konsultasi');
  for (const question of others) expect(await ask(page, question, 'Pertanyaan untuk konsultasi')).toBe(place);
});
