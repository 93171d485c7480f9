import { lazy, Suspense } from 'react';
import { serverParts } from '../../rendering/serverParts.ts';
import { Header } from './Header.tsx';

const InBrowser = lazy(async () => ({ default: (await import('./StandaloneHead.tsx')).StandaloneHead }));

/** Its script comes to those few alone; on a page that everybody gets the common header makes way for it. */
export function StandaloneHeadPlace() {
  const { StandaloneHead = InBrowser } = serverParts();
  return (
    <Suspense fallback={<Header />}>
      <StandaloneHead />
    </Suspense>
  );
}
