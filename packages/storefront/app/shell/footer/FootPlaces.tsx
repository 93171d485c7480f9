import { LatePlace, lazyPart } from '@driveline/hooks';
import { useEffect, useRef, useState, type FunctionComponent } from 'react';
import { useLocation } from 'react-router-dom';
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
 * address the links to other languages lead to, and where the server wrote none; what is there stays until then.
 */
export function FooterPlace() {
  const { key } = useLocation();
  const [first] = useState(key);
  const served = useRef<HTMLDivElement>(null);
  const [Footer, setFooter] = useState<FunctionComponent | undefined>(() => serverParts().Footer);
  useEffect(() => {
    const { current } = served;
    if (!current || (key === first && current.hasChildNodes())) return;
    import('./Footer.tsx').then(
      (late) => setFooter(() => late.Footer),
      // Asked for again with the page after it.
      () => undefined,
    );
  }, [key, first]);
  if (!Footer)
    return <div ref={served} style={NO_BOX} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
  return (
    <div key="drawn" style={NO_BOX}>
      <Footer />
    </div>
  );
}
