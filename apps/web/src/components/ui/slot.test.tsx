import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Slot } from './slot.tsx';

it('gives its props to the child and joins the class names', () => {
  const html = renderToStaticMarkup(
    <Slot className="btn" aria-haspopup="menu">
      <a href="/paket" className="wide">
        Paket
      </a>
    </Slot>,
  );
  expect(html).toBe('<a href="/paket" class="btn wide" aria-haspopup="menu">Paket</a>');
});

it('runs the handlers of both, the child first', () => {
  const calls: string[] = [];
  const slot = Slot({
    onClick: () => calls.push('slot'),
    children: (
      <button type="button" onClick={() => calls.push('child')}>
        Buka
      </button>
    ),
  });
  const onClick = slot?.props['onClick'] as (event: unknown) => void;
  onClick({});
  expect(calls).toEqual(['child', 'slot']);
});

it('refuses more than one child', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderToStaticMarkup(<Slot>{['a', 'b']}</Slot>)).toThrow();
});
