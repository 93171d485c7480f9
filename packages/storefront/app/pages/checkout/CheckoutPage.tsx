import type { CheckoutState } from '@driveline/api';
import {
  askedStep,
  isCheckoutFault,
  openCheckoutStep,
  orderTotals,
  sectionOf,
  shownSections,
  stepName,
  stepOfInserted,
  useCheckout,
  useStepFocus,
  type CheckoutStep,
  useCheckoutPlaces,
} from '@driveline/hooks';
import { CheckoutSteps, checkoutVariants, EmptyCart, Link, PageBody } from '@driveline/ui';
import { useActionData, useLocation } from 'react-router-dom';
import { useShop, useText } from '../../shop/useShop.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { PageNotice } from '../../parts/page/PageNotice.tsx';
import * as paths from '../../paths/index.ts';
import { sections } from '../../sections/checkout.ts';
import CheckoutAside from '../../slots/checkout.aside.ts';
import { usePromoFault } from '../../parts/cart/PromoCodes.tsx';
import { BoughtLines, CheckoutCodes } from './CheckoutAside.tsx';

/** `/checkout` in the layout of this order: one page of all steps, or a page of each (CART-020). */
export function CheckoutPage() {
  const { data: state, error, refetch } = useCheckout();
  const text = useText();
  if (state) return <Sections state={state} />;
  return (
    <PageBody narrow>
      <PageHead title={text('checkout.title')} />
      <Failure level={1} error={error} onRetry={() => void refetch()} />
    </PageBody>
  );
}

function Sections({ state }: { state: CheckoutState }) {
  const text = useText();
  const { market } = useShop();
  const { layout, order, addressOf } = useCheckoutPlaces();
  const asked = askedStep(useLocation());
  const answer = useActionData();
  const fault = isCheckoutFault(answer) ? answer : undefined;
  const isCodeRefused = usePromoFault() !== undefined;
  const open = openCheckoutStep(state, fault?.step ?? asked, order);
  const section = sectionOf(layout, open);
  const totals = orderTotals(state.cart, market);
  const nameOf = (step: CheckoutStep) => text(stepName(step, state.containsShipToHomeItem));
  const isPage = layout.kind === 'pages';
  const title = isPage ? text('checkout.stepTitle', { step: nameOf(open) }) : text('checkout.title');
  const shown = new Map(shownSections(layout, open, state).map((place) => [place.id, place]));
  // The heading of the section, or of the page.
  const titleId = `${section}-title`;
  useStepFocus(section, state, titleId);
  // The last line was taken out, here or in another tab.
  if (totals.itemCount === 0) {
    return (
      <PageBody narrow>
        <EmptyCart shopHref={paths.parts()} />
      </PageBody>
    );
  }
  return (
    <CheckoutSteps
      // Nothing of a page stays on the next one, the focus least of all.
      key={isPage ? open : ''}
      kind={layout.kind}
      steps={order.map((step) => ({ label: nameOf(step), href: addressOf(step) }))}
      current={order.indexOf(open) + 1}
      {...{ title, titleId, totals }}
      aside={<CheckoutAside {...{ state, totals }} />}
      lines={<BoughtLines cart={state.cart} />}
      codes={<CheckoutCodes state={state} />}
      isSummaryOpen={isCodeRefused}
    >
      <PageHead title={title} />
      <PageNotice
        ways={{
          'checkout.datesMoved': <Link href={paths.checkout('delivery')}>{text('checkout.seeDates')}</Link>,
        }}
      />
      {sections.map((entry) => {
        if (entry.isInserted)
          return (
            shown.has(stepOfInserted(sections, entry.id)) && <entry.Section key={entry.id} state={state} />
          );
        const { id, Section } = entry;
        const place = shown.get(id);
        if (!place) return null;
        const variant = checkoutVariants[layout.kind];
        const frame = { title: nameOf(id), editHref: addressOf(id), variant, ...place };
        return <Section key={id} state={state} frame={frame} fault={id === section ? fault : undefined} />;
      })}
    </CheckoutSteps>
  );
}
