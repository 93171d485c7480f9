import { LatePlace, lazyPart } from '@driveline/hooks';
import { serverParts } from '../../rendering/serverParts.ts';
import Header from '../../slots/header.ts';

const StandaloneInBrowser = lazyPart(async () => (await import('./StandaloneHead.tsx')).StandaloneHead);
const CheckoutInBrowser = lazyPart(async () => (await import('./CheckoutHead.tsx')).CheckoutHead);

/** Its script comes only to those few; on a page that everybody gets the common header makes way for it. */
export function StandaloneHeadPlace() {
  const { StandaloneHead = StandaloneInBrowser } = serverParts();
  return (
    <LatePlace of={StandaloneHead} fallback={<Header />}>
      <StandaloneHead />
    </LatePlace>
  );
}

/** The script of the checkout's own comes only to its pages. */
export function CheckoutHeadPlace() {
  const { CheckoutHead = CheckoutInBrowser } = serverParts();
  return (
    <LatePlace of={CheckoutHead} fallback={<Header />}>
      <CheckoutHead />
    </LatePlace>
  );
}
