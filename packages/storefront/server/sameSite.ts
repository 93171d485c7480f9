/**
 * Whether a request would change something for a page of another site: a browser names the
 * page's origin on every post, or at least its relation. A caller that names neither is no browser.
 */
export function isCrossSiteWrite(request: Request, origin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const from = request.headers.get('origin');
  return from !== null && from !== origin;
}
