import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A captcha service on loopback that speaks as Turnstile and hCaptcha do; its widget is one button. */
export type CaptchaProvider = {
  readonly url: string;
  /** Tokens that were checked, in order. */
  readonly checked: string[];
  /** Whether the widget's script is served. */
  blocked: boolean;
  readonly close: () => Promise<void>;
};

/** The widget: renders a button whose click gives a new token. */
const widgetScript = (global: string): string => `
  let made = 0;
  window.${global} = {
    render(place, options) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Saya bukan robot';
      button.addEventListener('click', () => {
        made += 1;
        button.textContent = 'Terverifikasi';
        options.callback(options.sitekey + '-token-' + made + '-' + Math.random().toString(36).slice(2));
      });
      place.append(button);
      return String(made);
    },
    remove() {},
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** Starts it for one provider's global name; each token is good once. */
export async function startCaptchaProvider(global: 'turnstile' | 'hcaptcha'): Promise<CaptchaProvider> {
  const checked: string[] = [];
  const provider = { blocked: false };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api.js') === true) {
      if (provider.blocked) return void response.writeHead(404).end();
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(widgetScript(global));
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const token = new URLSearchParams(body).get('response') ?? '';
      const success = token.includes('-token-') && !checked.includes(token);
      checked.push(token);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ success }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(provider, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    checked,
    close: async () => void server.close(),
  });
}
