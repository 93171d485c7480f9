/** Port of the server under test. */
export const port = Number(process.env['E2E_PORT'] ?? 3000);

/**
 * Address of a market's shop. Chromium takes every `*.localhost` for this machine; other clients may not, so
 * requests from Node go through `fetchFrom`.
 */
export function originOf(market: string): string {
  return `http://${market === 'us' ? '' : `${market}.`}localhost:${port}`;
}
