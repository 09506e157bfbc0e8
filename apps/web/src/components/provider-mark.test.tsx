import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProviderMark } from './provider-mark.tsx';

it.each(['google', 'github', 'azure'])(
  '%s has a mark of its own, which screen readers pass over',
  (provider) => {
    const html = renderToStaticMarkup(<ProviderMark provider={provider} />);
    expect(html).toContain(`data-provider="${provider}"`);
    expect(html).toContain('aria-hidden="true"');
  },
);

it('another provider gets a key, not another member’s mark', () => {
  for (const provider of ['kampus', 'constructor'])
    expect(renderToStaticMarkup(<ProviderMark provider={provider} />)).toContain('lucide-key-round');
});
