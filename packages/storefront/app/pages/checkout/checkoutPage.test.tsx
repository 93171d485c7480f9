import { us } from '@driveline/markets';
import { describe, expect, test } from 'vitest';
import { contact, home, known, page, placed, shipped, work } from './checkoutPageForTest.tsx';

describe('[CART-022] the checkout', () => {
  test('that could not be read says so, with a way to ask again', () => {
    expect(page({})).toMatch(/<form method="get">[^]*Try again/);
  });

  test('whose order may be placed has its button', () => {
    expect(page({ state: known })).toContain('Place order · $74.88');
  });

  test('whose order was refused says why, and keeps its button', () => {
    const html = page({ state: known, fault: { step: 'payment', message: 'Declined', wayOn: 'payment' } });
    expect(html).toMatch(/role="alert"[^]*Declined/);
    expect(html).toContain('Place order · $74.88');
  });

  test('[CART-052] whose order nobody knows of says that it is looked after, and asks with the same key', () => {
    const html = page({ state: known, fault: { step: 'payment', isUnknown: true } });
    expect(html).toContain('still confirming your order');
    expect(html).toMatch(/name="idempotencyKey" value="web-[^"]+"[^]*Check order status/);
  });
});

test('[CART-023][CART-024] shows summary, lines, cards, payment, delivery and address of the order', () => {
  const giftCard = { giftCardId: 'g1', paymentMethod: 'giftCard', lastFour: '9012', amount: 10, balance: 0 };
  const html = page({ state: { ...shipped(), giftCardList: [giftCard] } });
  expect(html).toMatch(/\$69\.98[^]*\$74\.88/);
  expect(html).toContain('Front brake pad set, ceramic, 14 mm');
  expect(html).toContain('ending in 9012');
  expect(html).toContain('ending in 4242');
  expect(html).toMatch(/2 items ship[^<]*Nov 27/);
  expect(html).toContain('Ana Lopez, ana@example.com, 1 Main St, Memphis, TN 38103');
});

test.each(['delivery', 'contact', 'payment'] as const)(
  '[CART-018][CART-023] step %s has beside it, and in the bar of narrow screens, what is bought and a field for a code',
  (step) => {
    const html = page({ state: shipped(), step });
    const [aside = ''] = /<aside[^]*?<\/aside>/.exec(html) ?? [];
    const [bar = ''] = /<details[^]*?<\/dl>[^]*?<\/form>/.exec(html) ?? [];
    for (const summary of [aside, bar]) {
      expect(summary).toMatch(/<li[^]*Front brake pad set, ceramic, 14 mm[^]*Quantity 1[^]*\$34\.99/);
      const [form = ''] = /<form[^>]*data-intent="apply-promo"[^>]*>/.exec(summary) ?? [];
      expect(form).toContain(`action="/checkout?step=${step}"`);
    }
  },
);

test('[CART-018] a code that was refused is in its field, and the bar is open', () => {
  const html = page({ state: shipped(), fault: { promo: { typed: 'TEN', message: 'Code has ended' } } });
  expect(html).toMatch(/<details[^>]* open=""[^>]*>[^]*?value="TEN"[^]*?Code has ended/);
});

test('[CART-026] shows each shipment by its type, with its quantities and its date', () => {
  expect(page({ state: known })).toMatch(/Pick up 2 items at [^<]*Nov 21/);
  const [line] = placed!.shipmentInfoList[0]!.lineItemList;
  const lineItemList = [{ ...line!, itemQuantity: 3 }];
  expect(page({ state: shipped({ lineItemList }) })).toMatch(/3 items ship[^<]*Nov 27/);
});

test('[CART-034] what is to be shipped has a way to a store to pick up at, around its postal code', () => {
  const html = page({ state: shipped(), step: 'delivery' });
  expect(html).toMatch(/<a[^>]*data-intent="open-store-search"[^>]*>/);
  expect(html).toContain('href="/store?q=38103&amp;stocked=1&amp;checkout=1"');
  expect(page({ state: known, step: 'delivery' })).not.toContain('stocked=1');
});

test('[PLUS-062] a delivery that no parcel holds says why it costs so much', () => {
  const [line] = placed!.shipmentInfoList[0]!.lineItemList;
  const regular = { date: '2026-11-27', price: 59.99, freight: true };
  const lineItemList = [{ ...line!, availability: { ...line!.availability, regular } }];
  const html = page({ state: shipped({ lineItemList, shipmentType: 'freight' }), step: 'delivery' });
  expect(html).toMatch(/value="regular"[^]*Oversized, heavy or hazardous: ships by freight/);
  expect(page({ state: shipped(), step: 'delivery' })).not.toContain('ships by freight');
});

test('[CART-038] what is chosen of an address that is not known is sent as it stands, without another question', () => {
  const values = { zip: '38103', street: '12 Main St' };
  const addressChoice = { suggestions: [work], mayUseAsEntered: true };
  const html = page({ state: shipped(), fault: { step: 'contact', values, addressChoice } });
  const sentBy = [...html.matchAll(/<form(?:(?!<\/form>)[^])*?name="useAsEntered"(?:(?!<\/form>)[^])*/g)].map(
    ([form]) =>
      [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
        /name="([^"]*)"/.exec(input)?.[1],
        /value="([^"]*)"/.exec(input)?.[1],
      ]),
  );
  expect(sentBy.map((fields) => Object.fromEntries(fields))).toMatchObject([
    { intent: 'save-contact', street: '500 Beale St', useAsEntered: 'true' },
    { intent: 'save-contact', street: '12 Main St', useAsEntered: 'true' },
  ]);
});

describe('[CART-037] the addresses of an order', () => {
  const chosenOf = (html: string) =>
    /<input[^>]*checked=""[^>]*name="savedAddress"[^>]*value="(\w+)"|name="savedAddress"[^>]*checked=""[^>]*value="(\w+)"/
      .exec(html)
      ?.slice(1)
      .find(Boolean);

  test.each([
    ['the account’s where the order has none', null, 'home'],
    ['the order’s where the account keeps it', work, 'work'],
    ['typed where it differs from the account’s', { ...home, address1: '9 Elm St' }, 'other'],
  ])('is %s', (_name, shippingAddress, chosen) => {
    const html = page({ state: { ...shipped(), shippingAddress }, step: 'contact' });
    expect(chosenOf(html)).toBe(chosen);
  });

  test('are not asked for where nothing ships', () => {
    expect(page({ state: known, step: 'contact' })).not.toContain('name="savedAddress"');
  });

  test('[CART-039] are typed where the chosen one was refused', () => {
    const values = { savedAddress: 'other', street: '500 Beale St' };
    const fault = { step: 'contact', values, manualForm: true, message: 'Address not found' } as const;
    const html = page({ state: shipped(), fault });
    expect(chosenOf(html)).toBe('other');
    expect(html).toMatch(/name="street"[^>]*value="500 Beale St"/);
    expect(html).toMatch(/role="alert"[^]*Address not found/);
  });
});

test('[CART-049] no card and no address of its bill are asked for while gift cards pay everything', () => {
  const covered = (GCorRewardsOnlyOrder: boolean) =>
    page({ state: { ...shipped(), paymentMethodInfo: [], GCorRewardsOnlyOrder } });
  const ways = /data-intent="choose-payment"/;
  const hiddenWays = /<div hidden="">[^]*data-intent="choose-payment"/;
  expect(covered(true)).toMatch(hiddenWays);
  expect(covered(false)).toMatch(ways);
  expect(covered(false)).not.toMatch(hiddenWays);
});

test('[PLUS-018][VALID-004] what an order knows of its buyer stands in the fields as it is typed', () => {
  const html = page({ state: shipped(), step: 'contact' });
  expect(html).toMatch(/<input[^>]*name="phoneNumber"[^>]*value="\(901\) 555-0100"/);
});

test('[CART-030] the boxes for offers and texts start as the market says', () => {
  const html = page({ state: { ...known, contact } });
  const starts = (name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].includes('checked');
  const { promoAndSpecialEvents, textMessage } = us.checkout.subscriptions;
  expect([starts('receivePromoAndSpecialEvents'), starts('receiveTextMessage')]).toEqual([
    promoAndSpecialEvents,
    textMessage,
  ]);
  expect([promoAndSpecialEvents, textMessage]).toEqual([true, false]);
});

describe('[CART-031] the membership’s delivery', () => {
  const membershipWay = /name="way-regular"[^>]*value="membership"/;

  test('is asked for by a code', () => {
    const html = page({ state: shipped(), step: 'delivery' });
    expect(html).not.toMatch(membershipWay);
    expect(html).toMatch(/data-intent="use-membership"[^]*name="membershipToken"/);
  });

  test('is one of the ways while it holds, and the chosen one where it was chosen', () => {
    const member = { shipmentType: 'nextday', shippingMethod: 'membership' };
    const html = page({ state: shipped(member), step: 'delivery', membership: true });
    expect(html).toMatch(/<input[^>]*(checked=""[^>]*value="membership"|value="membership"[^>]*checked="")/);
    expect(html).not.toContain('name="membershipToken"');
  });

  test('whose code is refused says so at its field', () => {
    const values = { membershipToken: 'M-1' };
    const fault = { step: 'delivery', at: 'membershipToken', values, message: 'Not valid' } as const;
    const html = page({ state: shipped(), fault });
    expect(html).toMatch(
      /<details[^>]*open[^>]*>(?:(?!<\/details>)[^])*value="M-1"(?:(?!<\/details>)[^])*Not valid/,
    );
  });

  test('is not asked about where nothing ships', () => {
    expect(page({ state: known, step: 'delivery' })).not.toContain('membershipToken');
  });
});
