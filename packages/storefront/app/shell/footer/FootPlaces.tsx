import { LatePlace, lazyPart } from '@driveline/hooks';
import { useEffect, useState, type FunctionComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstRender } from '../../parts/page/BelowFold.tsx';
import { serverParts } from '../../rendering/serverParts.ts';

const CheckoutInBrowser = lazyPart(async () => (await import('./CheckoutFoot.tsx')).CheckoutFoot);

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

const NO_BOX = { display: 'contents' };

/**
 * That of every other page: links, which work as the server wrote them. Its script comes with the next page, whose
 * address the links to other languages lead to; what is there stays until then.
 */
export function FooterPlace() {
  const { key } = useLocation();
  const [served] = useState(() => (isFirstRender() ? key : undefined));
  const [Footer, setFooter] = useState<FunctionComponent | undefined>(() => serverParts().Footer);
  const isDue = !Footer && key !== served;
  useEffect(() => {
    if (!isDue) return;
    import('./Footer.tsx').then(
      (late) => setFooter(() => late.Footer),
      // Asked for again with the page after it.
      () => undefined,
    );
  }, [isDue, key]);
  if (!Footer)
    return <div key="served" style={NO_BOX} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
  return (
    <div style={NO_BOX}>
      <Footer />
    </div>
  );
}
