import { LatePlace, lazyPart } from '@driveline/hooks';
import { serverParts } from '../../rendering/serverParts.ts';

const InBrowser = lazyPart(async () => (await import('./CheckoutFoot.tsx')).CheckoutFoot);

/** That of the checkout: the server writes it, and its script comes only to those pages. */
export function CheckoutFootPlace(props: { readonly seal?: boolean }) {
  const { CheckoutFoot = InBrowser } = serverParts();
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
