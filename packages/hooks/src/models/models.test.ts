import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import {
  crumbsOf,
  dealSummary,
  openMisfits,
  orderGroup,
  orderGroups,
  orderTotals,
  payLaterOf,
  placedOrder,
  savedPart,
  wearParts,
} from './index.ts';
import { cart as cartOf, line, shipment, vehicle } from '../../test/fixtures.ts';
import { productDetail, productSummary, shownSuggestion, vehicleKey } from './index.ts';

const cents = {
  currency: { minorDigits: 2 },
  postalCode: { characters: '0-9', formats: ['#####', '#####-####'], digitsSent: 5, example: '38103' },
  phone: { formats: ['(###) ###-####'], example: '(901) 555-1234', countryCode: '1' },
};
const whole = { currency: { minorDigits: 0, totalsSuffix: ' CLP' } };

const [product] = fixture('catalog.product').pdpResults.products;

test('a product shows what it costs now, and before only where that differs', () => {
  const full = { ...product!, price: 40, discountPrice: null, corePrice: 5.5 };
  expect(productSummary(full, cents)).toMatchObject({ priceMinor: 4000, coreMinor: 550 });
  expect(productSummary(full, cents)).not.toHaveProperty('wasMinor');
  expect(productSummary({ ...full, discountPrice: 29.99 }, cents)).toMatchObject({
    priceMinor: 2999,
    wasMinor: 4000,
  });
  expect(productSummary(full, whole).priceMinor).toBe(40);
});

const [pads, oil] = ['pads', 'oil'].map((skuNumber) => ({ ...product!, skuNumber }));
const shelfOf = (name: string) => ({ categoryName: name, canonicalPath: `/parts/${name}` });
const linkOf = (name: string) => ({ label: name, href: `/parts/${name}` });

test.each([
  [
    'each with its shelf',
    [pads!, oil!],
    [shelfOf('pads'), shelfOf('oil')],
    [
      ['pads', linkOf('pads')],
      ['oil', linkOf('oil')],
    ],
  ],
  ['without the one whose shelf is unknown', [pads!, oil!], [shelfOf('pads')], [['pads', linkOf('pads')]]],
  ['none of a server that names no shelf', [pads!], undefined, []],
  ['none without parts', [], [], []],
])('parts that wear: %s', (_what, products, shelves, shown) => {
  const parts = wearParts({ products, ...(shelves && { shelves }) }, cents);
  expect(parts.map(({ product: { skuNumber }, shelf }) => [skuNumber, shelf])).toEqual(shown);
});

test('a part without reviews has no rating, one without a photograph its drawing', () => {
  const bare = { ...product!, reviewCount: 0, productImageUrl: '/img/d/pads.svg' };
  expect(productSummary(bare, cents)).not.toHaveProperty('rating');
  expect(productSummary(bare, cents).picture).toEqual({ drawing: bare.drawing });
  expect(productSummary({ ...bare, productImageUrl: '/p/1.jpg' }, cents).picture).toHaveProperty(
    'photo',
    '/p/1.jpg',
  );
});

test("a product's page takes price and stock from the sku call once it has answered", () => {
  const [sku] = fixture('catalog.skuDetails').skus;
  expect(productDetail(product!, undefined, cents).priceMinor).toBe(
    productSummary(product!, cents).priceMinor,
  );
  const answered = { ...sku!, price: 50, discountPrice: 45, available: false };
  expect(productDetail(product!, answered, cents)).toMatchObject({
    priceMinor: 4500,
    wasMinor: 5000,
    available: false,
  });
});

test("[PLUS-050] a product's page knows how the last order came", () => {
  const [sku] = fixture('catalog.skuDetails').skus;
  const { availability, ...rest } = sku!;
  const usual = { ...rest, availability: { ...availability, usual: 'regular' as const } };
  expect(productDetail(product!, usual, cents).availability).toMatchObject({ usual: 'regular' });
  expect(productDetail(product!, sku!, cents).availability).not.toHaveProperty('usual');
});

test('a cart is groups of lines by the way they come, and its amounts in minor units', () => {
  const cart = fixture('cart.detail');
  const groups = orderGroups(cart, cents);
  expect(groups.flatMap(({ lines }) => lines)).toHaveLength(
    cart.orders
      .flatMap(({ shipmentInfoList }) => shipmentInfoList)
      .flatMap(({ lineItemList }) => lineItemList).length,
  );
  expect(groups[0]?.shipmentType).toBe('instore');
  expect(orderTotals(cart, cents).totalMinor).toBe(Math.round(cart.grandOrderPriceInfo.totalPrice * 100));
  expect(orderTotals(cart, cents).withCode).toBe(false);
  expect(orderTotals(cart, whole).withCode).toBe(true);
});

test('[CART-014] a line that cannot be had offers another part, in minor units', () => {
  const cart = fixture('cart.detail');
  const [shipment] = cart.orders[0]!.shipmentInfoList;
  const substitute = {
    skuNumber: '7',
    itemDescription: 'Rotor',
    brandName: 'Tarn',
    productDetailsPageUrl: '/p/r',
    unitPrice: 12.5,
    priceDifference: -0.5,
  };
  const [line] = orderGroup(
    { ...shipment!, lineItemList: [{ ...shipment!.lineItemList[0]!, substitute }] },
    cents,
  ).lines;
  expect(line?.substitute).toEqual({
    skuNumber: '7',
    brand: 'Tarn',
    title: 'Rotor',
    href: '/p/r',
    unitMinor: 1250,
    differenceMinor: -50,
  });
});

test('[CART-013] a saved part has today’s price beside that of its day, and what was chosen', () => {
  const item = {
    savedItemId: 's1',
    skuNumber: '7',
    partNumber: 'R-7',
    brandName: 'Tarn',
    itemDescription: 'Rotor',
    productDetailsPageUrl: '/p/r',
    drawing: 'rotor',
    itemQuantity: 2,
    unitPrice: 12.5,
    savedPrice: 13,
    vehicleName: null,
    options: [{ id: 'colour', value: 'red', label: 'Color', text: 'Red' }],
  };
  expect(savedPart(item, cents)).toEqual({
    id: 's1',
    skuNumber: '7',
    partNumber: 'R-7',
    brand: 'Tarn',
    title: 'Rotor',
    href: '/p/r',
    picture: { drawing: 'rotor' },
    quantity: 2,
    unitMinor: 1250,
    savedMinor: 1300,
    options: [{ label: 'Color', text: 'Red' }],
  });
  const pictured = {
    ...item,
    vehicleName: 'Civic',
    options: [],
    productImageUrl: 'https://img.example/7.jpg',
  };
  expect(savedPart(pictured, cents)).toMatchObject({
    vehicleName: 'Civic',
    picture: { photo: 'https://img.example/7.jpg' },
  });
});

test('a placed order has its tax even where it goes to no address', () => {
  const order = fixture('orders.details');
  const shown = placedOrder(order, cents);
  expect(shown.number).toBe(order.orders[0]!.orderId);
  expect(shown.totals).toMatchObject({ taxMinor: Math.round(order.grandOrderPriceInfo.tax * 100) });
  // In one row: of a cart the tax at the counter stands in another.
  expect(shown.totals).not.toHaveProperty('pickupTaxMinor');
  expect(payLaterOf({ paymentInstructions: undefined }, cents)).toBeUndefined();
});

test('[CATALOG-034] every crumb but the last leads to its page', () => {
  const crumbs = [
    { categoryName: 'Parts', canonicalPath: '/parts' },
    { categoryName: 'Brakes', canonicalPath: '/parts/brakes' },
  ];
  expect(crumbsOf(crumbs)).toEqual([{ label: 'Parts', href: '/parts' }, { label: 'Brakes' }]);
});

test('[CATALOG-007] a suggestion without an address searches for its term', () => {
  const [suggestion] = fixture('catalog.suggestions').productTitleSuggestions;
  const bare = {
    ...suggestion!,
    productDetailsPageUrl: '',
    suggestedSearchTerm: 'brake pads',
    vehicleFitment: 'NO_VEHICLE',
  };
  expect(shownSuggestion(bare).href).toBe('/searchresult?searchText=brake%20pads');
  expect(shownSuggestion(bare)).not.toHaveProperty('fit');
  expect(shownSuggestion({ ...bare, vehicleFitment: 'FITS' }).fit).toBe('FITS');
});

test('[CATALOG-007] a suggestion has name, brand, number, picture and what is asked of the vehicle', () => {
  const part = {
    itemDescription: 'Brake pads',
    productDetailsPageUrl: '/p/pads',
    brandName: 'Tarn',
    partNumber: 'BP-1',
    drawing: 'pads',
    productImageUrl: '',
    suggestedSearchTerm: 'pads',
    vehicleFitment: 'NEEDS_MORE_INFO',
  };
  expect(shownSuggestion(part as never)).toEqual({
    title: 'Brake pads',
    href: '/p/pads',
    brand: 'Tarn',
    partNumber: 'BP-1',
    picture: { drawing: 'pads' },
    fit: 'NEEDS_MORE_INFO',
  });
});

test('a compatibility table looks for the vehicle by year, make, model and engine', () => {
  expect(vehicleKey(vehicle())).toEqual({
    name: '2018 Honda Civic 2.0L L4',
    year: 2018,
    make: 'Honda',
    model: 'Civic',
    engine: '2.0L L4',
  });
  expect(vehicleKey(vehicle({ engine: '' }))).not.toHaveProperty('engine');
  expect([vehicleKey(null), vehicleKey(undefined)]).toEqual([undefined, undefined]);
});

test('a deal names its parts and what they cost without it', () => {
  const [deal] = fixture('deals.list').deals;
  const shown = dealSummary(deal!, cents);
  expect(shown.wasMinor).toBe(Math.round(deal!.regularPrice * 100));
  expect(shown.items).toEqual(
    deal!.items.map((item) => ({
      label: item.itemDescription,
      href: item.productDetailsPageUrl,
      drawing: item.drawing,
      quantity: item.quantity,
    })),
  );
  expect(shown).toMatchObject({ href: deal!.canonicalPath, priceMinor: Math.round(deal!.price * 100) });
});

test('[PLUS-022] an order that is paid later says how, with what it has', () => {
  const later = { kind: 'voucher', status: 'pending', amount: 20.5, code: '123', payBy: '2026-11-25' };
  const of = (facts: object) => payLaterOf({ paymentInstructions: { ...later, ...facts } } as never, cents);
  const shown = { kind: 'voucher', status: 'pending', amountMinor: 2050, code: '123', payBy: '2026-11-25' };
  expect(of({})).toEqual(shown);
  expect(of({ barcode: '|||', url: '/pay' })).toEqual({ ...shown, barcode: '|||', pageHref: '/pay' });
});

test('[PLUS-005] lines that do not fit are open until somebody said yes', () => {
  const lines = [line({ misfitAccepted: false }), line({ misfitAccepted: true }), line()];
  expect(openMisfits(cartOf([shipment(lines)]))).toEqual([lines[0]]);
});
