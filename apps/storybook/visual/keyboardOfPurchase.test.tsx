import {
  AddressChoice,
  AppliedTender,
  BothSides,
  BuyBox,
  CartLine,
  CheckoutSection,
  CheckoutSteps,
  CompatibilityTable,
  ConsentForm,
  FitProof,
  Gallery,
  LineProblem,
  OrderChanges,
  PaymentInstructions,
  PaymentMethodList,
  PickUpAll,
  ProductPage,
  ProductPageSkeleton,
  RelatedParts,
  ReturnInstructions,
  SavedParts,
  StickyBuyBar,
  SummaryBar,
} from '@driveline/ui';
import { CompareTable, SharedParts } from '@driveline/ui/browse';
import { comparison, sharedList } from '../../../packages/ui/src/commerce/fixtures/browse.tsx';
import { compatibility, vehicleKey } from '../../../packages/ui/src/commerce/fixtures/productPage.ts';
import { buying, needsInfo, rotor, today } from '../../../packages/ui/src/commerce/fixtures/products.ts';
import { matLine, savedParts, totals } from '../../../packages/ui/src/commerce/fixtures/orders.ts';
import { expect, test } from 'vitest';
import { button, focused, onEmptyPage, press, show } from './keys.tsx';
import { pressRows } from './pressRows.tsx';

/** Keys of the blocks in which a part is judged, bought and paid. */

onEmptyPage();

const target = (intent: string) => ({ action: '/actions', intent });
const option = (line: string, intent: string) => ({ lines: [line], target: target(intent) });
const vehicle = vehicleKey;

pressRows({
  AddressChoice: {
    shown: (
      <AddressChoice
        suggestions={[option('1420 Harbor Blvd', 'take')]}
        entered={option('1420 Harbour', 'keep')}
      />
    ),
    stops: ['Use this address', 'Use address as entered'],
    does: { 'Use this address': ['Enter', 'send take'], 'Use address as entered': [' ', 'send keep'] },
  },
  AppliedTender: {
    shown: (
      <AppliedTender
        words="Gift card"
        remove={{
          words: 'Remove',
          label: 'Remove gift card',
          target: target('remove-tender'),
          pending: false,
        }}
      />
    ),
    stops: ['Remove gift card'],
    does: { 'Remove gift card': ['Enter', 'send remove-tender'] },
  },
  BuyBox: {
    shown: <BuyBox product={rotor} {...buying} storesHref="/store" today={today} />,
    stops: [
      'Copy part number KP-296V-F',
      'Pick up today',
      'Decrease quantity',
      'Quantity of Front brake rotor, vented, coated',
      'Increase quantity',
      'Add to cart',
    ],
    does: {
      'Pick up today': ['ArrowDown', 'set'],
      'Quantity of Front brake rotor, vented, coated': ['ArrowUp', 'set 3'],
      'Add to cart': ['Enter', 'send add-to-cart'],
    },
  },
  CartLine: {
    shown: (
      <CartLine
        line={{ ...matLine, findings: [{ kind: 'tooFew', quantity: 2, needed: 2 }] }}
        update={target('update')}
        remove={target('remove')}
        saveForLater={target('save')}
        changeWay={target('way')}
      />
    ),
    stops: [
      'All-weather floor mats, trim to fit, black',
      'Change to 2',
      'Decrease quantity',
      'Quantity of All-weather floor mats, trim to fit, black',
      'Increase quantity',
      'Remove All-weather floor mats, trim to fit, black',
      'Save for later: All-weather floor mats, trim to fit, black',
      'Pick up',
      'Next day',
      'Standard delivery',
    ],
    does: {
      'Change to 2': ['Enter', 'send update'],
      'Standard delivery': [' ', 'send way'],
      'Save for later: All-weather floor mats, trim to fit, black': ['Enter', 'send save'],
      'Remove All-weather floor mats, trim to fit, black': ['Enter', 'send remove'],
    },
  },
  CheckoutSection: {
    shown: (
      <CheckoutSection step={1} title="Contact" state="done" summary="Ana" editHref="?step=1" id="contact" />
    ),
    stops: ['Edit Contact'],
    does: { 'Edit Contact': ['Enter', 'go ?step=1'] },
  },
  CheckoutSteps: {
    shown: (
      <CheckoutSteps
        kind="accordion"
        title="Checkout"
        titleId="contact-title"
        steps={[{ label: 'Contact' }]}
        current={1}
        totals={totals}
        aside={null}
      >
        <CheckoutSection step={1} title="Contact" state="done" editHref="?step=1" variant="panel" />
      </CheckoutSteps>
    ),
    stops: ['Show summary', 'Edit Contact'],
    does: { 'Show summary': ['Enter', 'open'], 'Edit Contact': ['Enter', 'go ?step=1'] },
  },
  CompatibilityTable: {
    shown: <CompatibilityTable entries={compatibility} vehicle={vehicle} />,
    stops: ['Search these vehicles', 'Alba', 'Norvik', 'Ostrava'],
    does: { Alba: ['Enter', 'close'] },
  },
  ConsentForm: {
    shown: (
      <ConsentForm
        target={{ action: '/consent', intent: 'save-consent' }}
        categories={['analytics', 'marketing']}
        accepted={[]}
      />
    ),
    stops: ['Analytics', 'marketing', 'Save my choice', 'Accept all', 'Necessary only'],
    does: { Analytics: [' ', 'set true'], 'Necessary only': ['Enter', 'send save-consent'] },
  },
  FitProof: {
    shown: <FitProof fit={needsInfo} answer={target('answer-fit')} />,
    stops: ['296 mm without tow package', 'How to check', 'Confirm', 'I don’t know'],
    does: {
      '296 mm without tow package': [' ', 'set'],
      'How to check': ['Enter', 'open'],
      'I don’t know': ['Enter', 'send answer-fit'],
    },
  },
  Gallery: {
    shown: <Gallery picture={{ drawing: 'rotor' }} title="Rotor" position="Front left" />,
    stops: ['Enlarge picture'],
    does: { 'Enlarge picture': ['Enter', 'open'] },
  },
  LineProblem: {
    shown: (
      <LineProblem
        title="Rotor"
        message="Only 1 left."
        takeLeft={{ label: 'Change quantity to 1', target: target('update') }}
        remove={target('remove')}
      />
    ),
    stops: ['Change quantity to 1', 'Remove Rotor'],
    does: { 'Change quantity to 1': ['Enter', 'send update'], 'Remove Rotor': ['Enter', 'send remove'] },
  },
  OrderChanges: {
    shown: <OrderChanges title="Your order has changed" changes={['The total']} lead="Look again." />,
    stops: [],
  },
  PaymentInstructions: {
    shown: (
      <PaymentInstructions
        payment={{
          kind: 'pix',
          status: 'waiting',
          amountMinor: 12_345,
          code: '00020126',
          payBy: '2026-11-22T12:00:00-08:00',
        }}
        checkHref="/order"
      />
    ),
    stops: ['Copy: Pix copy-and-paste code', 'Check payment status'],
    does: { 'Check payment status': ['Enter', 'go /order'] },
  },
  ReturnInstructions: {
    shown: <ReturnInstructions slip={{ method: 'store', code: 'K7M2QX' }} storesHref="/store" />,
    stops: ['Copy: Return number', 'Find a store'],
    does: { 'Find a store': ['Enter', 'go /store'] },
  },
  PaymentMethodList: {
    shown: (
      <PaymentMethodList
        methods={[
          { id: 'card', label: 'Card', vendors: ['Visa'] },
          { id: 'paypal', label: 'PayPal' },
        ]}
        defaultValue="card"
      />
    ),
    stops: ['Card'],
    does: { Card: ['ArrowDown', 'set paypal'] },
  },
  PickUpAll: {
    shown: <PickUpAll storesHref="/store" store="1420 Harbor Blvd" target={target('all')} />,
    stops: ['Pick up everything at 1420 Harbor Blvd'],
    does: { 'Pick up everything at 1420 Harbor Blvd': ['Enter', 'send all'] },
  },
  ProductPage: {
    shown: (
      <ProductPage
        gallery="Picture"
        buy="Price"
        sticky={{ product: rotor }}
        sections={[
          { id: 'about', title: 'About', content: 'A part' },
          { id: 'specs', title: 'Data', content: 'Its data' },
        ]}
      />
    ),
    stops: ['About', 'Data'],
    does: { Data: ['Enter', 'go #specs'] },
  },
  ProductPageSkeleton: { shown: <ProductPageSkeleton />, stops: [] },
  CompareTable: {
    shown: <CompareTable {...comparison} products={[rotor]} facts={[]} {...buying} today={today} />,
    stops: [
      'Compare parts',
      'Remove: Front brake rotor, vented, coated',
      'Front brake rotor, vented, coated',
      'Add 2 to cart',
    ],
    does: { 'Add 2 to cart': ['Enter', 'send add-to-cart'] },
  },
  SharedParts: {
    shown: <SharedParts {...sharedList} parts={[{ ...rotor, quantity: 2 }]} />,
    stops: ['Add all to cart', 'Front brake rotor, vented, coated'],
    does: { 'Add all to cart': ['Enter', 'send add-shared'] },
  },
  BothSides: {
    shown: (
      <BothSides title="You may want both" action="Add both" other={rotor} target={target('add-shared')} />
    ),
    stops: ['Front brake rotor, vented, coated', 'Add both'],
    does: { 'Add both': ['Enter', 'send add-shared'] },
  },
  RelatedParts: {
    shown: <RelatedParts products={[rotor]} {...buying} today={today} />,
    stops: ['Front brake rotor, vented, coated', 'Add 2 to cart'],
    does: { 'Add 2 to cart': ['Enter', 'send add-to-cart'] },
  },
  SavedParts: {
    shown: <SavedParts parts={savedParts.slice(0, 1)} move={target('move')} remove={target('remove')} />,
    stops: [
      'Front brake rotor, vented, coated',
      'Move to cart: Front brake rotor, vented, coated',
      'Remove Front brake rotor, vented, coated',
    ],
    does: {
      'Move to cart: Front brake rotor, vented, coated': ['Enter', 'send move'],
      'Remove Front brake rotor, vented, coated': [' ', 'send remove'],
    },
  },
  StickyBuyBar: {
    shown: <StickyBuyBar variant="card" product={rotor} />,
    stops: ['Add to cart'],
    does: { 'Add to cart': ['Enter', 'press'] },
  },
  SummaryBar: {
    shown: <SummaryBar totals={totals} />,
    stops: ['Show summary'],
    does: { 'Show summary': ['Enter', 'open'] },
  },
});

test('Gallery: Escape closes what was enlarged and gives the focus back', async () => {
  await show(<Gallery picture={{ drawing: 'rotor' }} title="Rotor" />);
  const zoom = document.querySelector('[role="dialog"]')!;
  button('Before').focus();
  await press('Tab', 'Enter');
  expect(zoom.matches(':popover-open')).toBe(true);
  await press('Escape');
  expect(zoom.matches(':popover-open')).toBe(false);
  expect(focused()).toBe('Enlarge picture');
});
