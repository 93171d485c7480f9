import { LatePlace, lazyPart } from '@driveline/hooks';
import { WhenTouched } from '../../parts/page/BelowFold.tsx';
import { serverParts } from '../../rendering/serverParts.ts';

const FooterInBrowser = lazyPart(async () => (await import('./Footer.tsx')).Footer);
const CheckoutInBrowser = lazyPart(async () => (await import('./CheckoutFoot.tsx')).CheckoutFoot);

/** That of every other page: links that work as the server wrote them, whose script comes when one is touched. */
export function FooterPlace() {
  const { Footer = FooterInBrowser } = serverParts();
  return (
    <WhenTouched>
      <LatePlace of={Footer}>
        <Footer />
      </LatePlace>
    </WhenTouched>
  );
}

/** That of the checkout: the server writes it, and its script comes only to those pages. */
export function CheckoutFootPlace(props: { readonly seal?: boolean }) {
  const { CheckoutFoot = CheckoutInBrowser } = serverParts();
  return (
    <LatePlace of={CheckoutFoot}>
      <CheckoutFoot {...props} />
    </LatePlace>
  );
}

/** What the server wrote stays as it is. */
const KEPT = { __html: '' };

/** The strip above the footer, which comes with the page and costs no script (SHELL-055). */
export function ReturnsNotice() {
  const { ReturnsStrip } = serverParts();
  if (ReturnsStrip) return <div>{<ReturnsStrip />}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
