const systems: readonly [RegExp, string][] = [
  [/Android/i, 'Android'],
  [/iPhone|iPad|iPod/i, 'iOS'],
  [/Windows/i, 'Windows'],
  [/CrOS/i, 'ChromeOS'],
  [/Mac OS X|Macintosh/i, 'macOS'],
  [/Linux/i, 'Linux'],
];
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/**
 * Names a device by what its browser says of itself, enough for its owner to recognise it.
 * In: the user agent, or null. Out: words such as `Chrome di Android`, and whether it is a phone or tablet.
 */
export function nameDevice(userAgent: string | null): { name: string; isMobile: boolean } {
  const text = userAgent ?? '';
  const find = (rules: readonly [RegExp, string][]) => rules.find(([pattern]) => pattern.test(text))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  const name =
    browser && system ? `${browser} di ${system}` : (browser ?? system ?? 'Perangkat tidak dikenal');
  return { name, isMobile: /Android|iPhone|iPad|Mobile/i.test(text) };
}
