import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs, TabsContent, TabsLink, TabsList, TabsTrigger } from './tabs.tsx';

const names = ['Semua', 'Terbaru', 'Startup', 'E-commerce', 'Jasa', 'Kuliner', 'Desain', 'Lainnya'];

const renderTabs = () =>
  render(
    <Tabs defaultValue="Semua">
      <TabsList aria-label="Tipe proyek">
        {names.map((name) => (
          <TabsTrigger key={name} value={name} disabled={name === 'Terbaru'}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsContent key={name} value={name}>
          Isi {name}
        </TabsContent>
      ))}
    </Tabs>,
  );

test('a press shows the panel of that tab, which the tab names and is named by', async () => {
  const screen = await renderTabs();
  await userEvent.click(screen.getByRole('tab', { name: 'Startup' }));
  await expect.element(screen.getByRole('tabpanel', { name: 'Startup' })).toHaveTextContent('Isi Startup');
  await expect.element(screen.getByText('Isi Semua')).not.toBeInTheDocument();
  const tab = screen.getByRole('tab', { selected: true }).element();
  expect(tab.textContent).toBe('Startup');
  expect(document.getElementById(tab.getAttribute('aria-controls') ?? '')?.textContent).toBe('Isi Startup');
  const led = [...document.querySelectorAll('[aria-controls]')].map((control) =>
    document.getElementById(control.getAttribute('aria-controls') ?? ''),
  );
  expect(led, 'no tab names a panel that is not there').not.toContain(null);
});

test('arrows go round and leave out what is disabled; Home and End go to the ends; Tab leaves the row', async () => {
  const screen = await renderTabs();
  await userEvent.click(screen.getByRole('tab', { name: 'Semua' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Startup' })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Isi Startup');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Lainnya' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Semua' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Isi Lainnya');
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Isi Semua');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
});

test('where the row is wider than the screen it brings the chosen tab into view and says that there is more', async () => {
  const screen = await renderTabs();
  const list = screen.getByRole('tablist').element();
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(list.hasAttribute('data-end')).toBe(false);
  screen.getByRole('tab', { name: 'Semua' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => list.hasAttribute('data-end')).toBe(true);
  const { left, right } = screen.getByRole('tab', { name: 'Lainnya' }).element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(Math.floor(right)).toBeLessThanOrEqual(window.innerWidth);
});

test('a tab that is a link chooses without leaving, but not when it is to open elsewhere', async () => {
  const chosen: string[] = [];
  const screen = await render(
    <MemoryRouter>
      <Tabs value="Semua" onValueChange={(value) => chosen.push(value)}>
        <TabsList aria-label="Tipe proyek">
          <TabsLink value="Semua" href="/cari-project">
            Semua
          </TabsLink>
          <TabsLink value="Startup" href="/cari-project?tipe=Startup">
            Startup
          </TabsLink>
        </TabsList>
      </Tabs>
    </MemoryRouter>,
  );
  const link = screen.getByRole('tab', { name: 'Startup' });
  expect(link.element().getAttribute('href')).toBe('/cari-project?tipe=Startup');
  await userEvent.click(link);
  expect(chosen).toEqual(['Startup']);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link, { modifiers: ['Control'] });
  expect(chosen).toEqual(['Startup']);
});
