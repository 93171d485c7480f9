import { notFound } from './fetchRequired.ts';

/** Path that replaces a moved one; `intcmp` goes along, another host is refused (CATALOG-023). */
export function redirectTarget(target: string, from: URL): string {
  const to = new URL(target, from.origin);
  if (to.origin !== from.origin) {
    console.warn(`Redirect of ${from.pathname} to another host ignored: ${to.host}`);
    throw notFound();
  }
  const campaign = from.searchParams.get('intcmp');
  if (campaign && !to.searchParams.has('intcmp')) to.searchParams.set('intcmp', campaign);
  return to.pathname + to.search;
}
