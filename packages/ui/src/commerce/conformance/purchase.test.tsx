import { describeBlocks } from '../../../test/describeConformance.tsx';
import { CartGroup } from '../Cart/CartGroup.tsx';
import { CartLine } from '../Cart/CartLine.tsx';
import { EmptyCart } from '../Cart/EmptyCart.tsx';
import { GroupHead } from '../Cart/GroupHead.tsx';
import { MiniCart } from '../Cart/MiniCart.tsx';
import { PickUpAll } from '../Cart/PickUpAll.tsx';
import { SavedParts } from '../Cart/SavedParts.tsx';
import { AddressChoice } from '../Checkout/AddressChoice.tsx';
import { AppliedTender } from '../Checkout/AppliedTender.tsx';
import { CardVendors } from '../Checkout/CardVendors.tsx';
import { CheckoutLayout } from '../Checkout/CheckoutLayout.tsx';
import { CheckoutSection } from '../Checkout/CheckoutSection.tsx';
import { CheckoutSteps } from '../Checkout/CheckoutSteps.tsx';
import { LineProblem } from '../Checkout/LineProblem.tsx';
import { OrderChanges } from '../Checkout/OrderChanges.tsx';
import { PaymentMethodList } from '../Checkout/PaymentMethodList.tsx';
import { ConsentForm } from '../Consent/ConsentForm.tsx';
import { matLine, pickup, rotorLine, savedParts, totals } from '../fixtures/orders.ts';
import { today } from '../fixtures/products.ts';
import { OrderLines } from '../Order/OrderLines.tsx';
import { OrderView } from '../Order/OrderView.tsx';
import { PaymentInstructions } from '../Order/PaymentInstructions.tsx';
import { ReturnInstructions } from '../Order/ReturnInstructions.tsx';
import { StatusLabel } from '../Order/StatusLabel.tsx';
import { OrderSummary, TotalsList } from '../Totals/OrderSummary.tsx';
import { SummaryBar } from '../Totals/SummaryBar.tsx';

const target = (intent: string) => ({ action: '/cart', intent });
const targets = { update: target('update'), remove: target('remove'), changeWay: target('way') };
const option = { lines: ['1420 Harbor Blvd'], target: target('save') };
const order = {
  number: 'W100',
  placedAt: '2026-11-21T12:00:00-08:00',
  shipments: [pickup],
  totals,
  payments: [{ vendor: 'Visa', lastFour: '4242', amountMinor: 35_637 }],
  contact: { name: 'Ana Ruiz', email: 'ana@example.com' },
  address: ['1 Main St'],
};
const payment = {
  kind: 'pix',
  status: 'waiting',
  amountMinor: 12_345,
  code: '00020126',
  payBy: '2026-11-22T12:00:00-08:00',
} as const;

describeBlocks({
  AddressChoice: [
    HTMLElement,
    (props) => <AddressChoice suggestions={[option]} entered={option} {...props} />,
  ],
  CardVendors: [
    HTMLSpanElement,
    (props) => <CardVendors vendors={['Visa', 'Carnet']} label="Cards" {...props} />,
  ],
  CartGroup: [
    HTMLElement,
    (props) => (
      <CartGroup group={pickup} today={today} {...props}>
        <li>Rotor</li>
      </CartGroup>
    ),
  ],
  CartLine: [
    HTMLLIElement,
    (props) => (
      <CartLine
        line={{ ...matLine, findings: [{ kind: 'tooFew', quantity: 2, needed: 2 }] }}
        {...targets}
        {...props}
      />
    ),
  ],
  CheckoutLayout: [
    HTMLDivElement,
    (props) => (
      <CheckoutLayout aside="Summary" {...props}>
        Sections
      </CheckoutLayout>
    ),
  ],
  AppliedTender: [
    HTMLFormElement,
    (props) => (
      <AppliedTender
        words="Gift card"
        remove={{ words: 'Remove', label: 'Remove gift card', target: target('remove'), pending: false }}
        {...props}
      />
    ),
  ],
  CheckoutSteps: [
    HTMLDivElement,
    (props) => (
      <CheckoutSteps
        kind="pages"
        title="Checkout"
        titleId="contact-title"
        steps={[{ label: 'Contact' }]}
        current={1}
        totals={totals}
        aside="Sum"
        {...props}
      >
        Sections
      </CheckoutSteps>
    ),
  ],
  LineProblem: [
    HTMLDivElement,
    (props) => <LineProblem title="Rotor" message="Only 1 left." remove={target('remove')} {...props} />,
  ],
  OrderChanges: [
    HTMLDivElement,
    (props) => <OrderChanges title="Changed" changes={['The total']} lead="Look again." {...props} />,
  ],
  CheckoutSection: [
    HTMLElement,
    (props) => (
      <CheckoutSection
        step={1}
        title="Contact"
        state="done"
        summary="Ana"
        editHref="?step=1"
        id="contact"
        {...props}
      />
    ),
  ],
  ConsentForm: [
    HTMLFormElement,
    (props) => (
      <ConsentForm
        target={{ action: '/consent', intent: 'save-consent' }}
        categories={['analytics']}
        accepted={[]}
        {...props}
      />
    ),
  ],
  EmptyCart: [HTMLDivElement, (props) => <EmptyCart shopHref="/parts" {...props} />],
  GroupHead: [HTMLDivElement, (props) => <GroupHead group={pickup} today={today} {...props} />],
  MiniCart: [
    HTMLDivElement,
    (props) => (
      <MiniCart
        added={rotorLine}
        itemCount={3}
        subtotalMinor={24_898}
        cartHref="/cart"
        checkoutHref="/checkout"
        {...props}
      />
    ),
  ],
  OrderSummary: [HTMLElement, (props) => <OrderSummary totals={totals} {...props} />],
  OrderLines: [HTMLUListElement, (props) => <OrderLines lines={order.shipments[0]!.lines} {...props} />],
  OrderView: [HTMLDivElement, (props) => <OrderView order={order} today={today} {...props} />],
  PaymentMethodList: [
    HTMLFieldSetElement,
    (props) => <PaymentMethodList methods={[{ id: 'card', label: 'Card', vendors: ['Visa'] }]} {...props} />,
  ],
  PaymentInstructions: [
    HTMLDivElement,
    (props) => <PaymentInstructions payment={payment} checkHref="/order" {...props} />,
  ],
  ReturnInstructions: [
    HTMLDivElement,
    (props) => (
      <ReturnInstructions slip={{ method: 'store', code: 'K7M2QX' }} storesHref="/store" {...props} />
    ),
  ],
  PickUpAll: [
    HTMLDivElement,
    (props) => <PickUpAll store="1 Main St" storesHref="/store" target={target('all')} {...props} />,
  ],
  SavedParts: [
    HTMLElement,
    (props) => <SavedParts parts={savedParts} move={target('move')} remove={target('remove')} {...props} />,
  ],
  StatusLabel: [HTMLSpanElement, (props) => <StatusLabel status="SHIPPED" {...props} />],
  SummaryBar: [HTMLDetailsElement, (props) => <SummaryBar totals={totals} {...props} />],
  TotalsList: [HTMLDListElement, (props) => <TotalsList totals={totals} {...props} />],
});
