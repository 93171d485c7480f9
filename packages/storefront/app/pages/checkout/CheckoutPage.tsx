import type { CheckoutState } from '@driveline/api';
import {
  askedStep,
  CHECKOUT_STEPS,
  openCheckoutStep,
  orderTotals,
  sectionOf,
  shownSections,
  useCheckout,
  useStepFocus,
  type CheckoutFault,
  type CheckoutStep,
  useCheckoutPlaces,
} from '@driveline/hooks';
import {
  CheckoutSteps,
  checkoutVariants,
  EmptyCart,
  PageBody,
  type CheckoutSectionProps,
} from '@driveline/ui';
import type { ComponentType } from 'react';
import { useActionData, useLocation } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText, type TextId } from '../../shop/useText.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { ReviewSection } from './OrderForm.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import * as paths from '../../paths/index.ts';

/** What every section gets. */
export type SectionProps = {
  readonly state: CheckoutState;
  /** Its place and its name in the layout. */
  readonly frame: CheckoutSectionProps & Required<Pick<CheckoutSectionProps, 'id'>>;
  /** What the last post of this section could not do. */
  readonly fault: CheckoutFault | undefined;
};

type Row = readonly [Section: ComponentType<SectionProps>, title: TextId, titleOfShipped?: TextId];

/** What each step of every layout asks for, and its name (CONF-031). */
const STEPS: Readonly<Record<CheckoutStep, Row>> = {
  delivery: [DeliverySection, 'checkout.delivery'],
  contact: [ContactSection, 'checkout.contact', 'checkout.contactAndAddress'],
  payment: [PaymentSection, 'checkout.payment'],
  review: [ReviewSection, 'checkout.reviewStep'],
};

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
  const { layout, addressOf } = useCheckoutPlaces();
  const asked = askedStep(useLocation());
  const answer = useActionData();
  const fault = isFault(answer) ? answer : undefined;
  const open = openCheckoutStep(state, fault?.step ?? asked);
  const section = sectionOf(layout, open);
  const totals = orderTotals(state.cart, market);
  const nameOf = (step: CheckoutStep) => {
    const [, name, nameOfShipped = name] = STEPS[step];
    return text(state.containsShipToHomeItem ? nameOfShipped : name);
  };
  const isPage = layout.kind === 'pages';
  const title = isPage ? text('checkout.stepTitle', { step: nameOf(open) }) : text('checkout.title');
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
      steps={CHECKOUT_STEPS.map((step) => ({ label: nameOf(step), href: addressOf(step) }))}
      current={CHECKOUT_STEPS.indexOf(open) + 1}
      {...{ title, titleId, totals }}
    >
      <PageHead title={title} />
      {shownSections(layout, open, state).map(({ id, ...place }) => {
        const [Section] = STEPS[id];
        const variant = checkoutVariants[layout.kind];
        const frame = { id, title: nameOf(id), editHref: addressOf(id), variant, ...place };
        const own = id === section ? fault : undefined;
        return <Section key={id} state={state} frame={frame} fault={own} />;
      })}
    </CheckoutSteps>
  );
}

const isFault = (answer: unknown): answer is CheckoutFault =>
  typeof answer === 'object' && answer !== null && 'step' in answer;
