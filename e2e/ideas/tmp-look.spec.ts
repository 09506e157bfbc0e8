import { openAs } from '../support/demo.ts';
import { openAlive } from '../support/faults.ts';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
const asked = ['modal 6rb dijual 10rb laku 30 sehari, sewa 600rb sebulan, untung bersih sebulan 25 hari berapa','kalau sewanya naik jadi 900rb','tepung 20rb, gula 10rb, telur 30rb dapet 30 donat, untung 50% jual satuannya brp','laba 3jt bagi 2 banding 1','omzet setahun 640 juta pajaknya berapa','jual 8rb modal 10rb laku 20 untung berapa'];
for (const width of [360, 1280]) for (const scheme of ['light','dark'] as const)
test(`look ${width} ${scheme}`, async ({ browser }) => {
  const context = await openAs(browser, 'premium', { viewport: { width, height: width===360?740:800 }, colorScheme: scheme });
  const page = await context.newPage();
  await openAlive(page, '/chatbot');
  const log = page.getByRole('log', { name: 'Percakapan' });
  let n=0;
  for (const q of asked) { const answers = log.getByText('Jawaban', { exact: true }); const before=await answers.count();
    await page.getByLabel('Pertanyaan untuk Chat Idea AI').fill(q); await page.keyboard.press('Enter'); await expect(answers).toHaveCount(before+1); await expect(log.getByRole('status').first()).toBeVisible({timeout:5000}).catch(()=>{}); await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/sums/shots/${width}-${scheme}-${n++}.png` }); 
    if (n===1) { const t=log.getByRole('group').last().getByRole('textbox').first(); await t.fill('7.000'); await log.getByRole('group').last().scrollIntoViewIfNeeded(); await page.screenshot({ path: `/tmp/sums/shots/${width}-${scheme}-changed.png` }); } }
  await context.close();
});
