import { randomInt } from 'node:crypto';
import { marketByCode, type Market } from '@driveline/markets';
import { dayBefore } from '../support/days.ts';
import { localOf } from '../support/locals.ts';
import { SHOPPERS, type Shopper } from './shoppers.ts';

export interface Mistake {
  /** Page of the form; `{}` stands for what the shopper brings: the number of an order, the code of a mail. Empty: where they are. */
  readonly path: string;
  /** What is typed, by the names of the fields; the others stay as they are, and an empty text empties one. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is chosen or ticked first, by the names of the fields. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** The field whose form is sent, when it is not the first of `typed`. */
  readonly field?: string;
  /** Selector of the form, where others have such fields. */
  readonly form?: string;
  /** Text of the button, when it is not the form's first one. */
  readonly button?: string;
  /** Who makes it; a guest with nothing by default. */
  readonly shopper?: Shopper;
  /** The gateway's own fields, in their frame or on their page. */
  readonly isAtGateway?: true;
  /** Nothing is sent to a server that could say what is missing: the words are the shop's. */
  readonly isOfShop?: true;
  /** The form is there while somebody is at the desk. */
  readonly isAtDesk?: true;
}

const unknown = { email: 'nobody@example.com', password: 'not the password' };
const person = { firstName: '4', lastName: '5', email: 'nobody', phoneNumber: '12' };
const toPayment = 'checkout.toPayment';

/** What the form's rules find, and what only the server can know. */
const everywhere: readonly Mistake[] = [
  // Sign-in and account
  { path: '/signin', typed: {}, field: 'username' },
  { path: '/signin', typed: { username: unknown.email, password: unknown.password } },
  { path: '/create', typed: {}, field: 'email' },
  { path: '/create', typed: { ...person, postalCode: '1', password: 'abc' } },
  { path: '/create', typed: { email: unknown.email, password: 'password1' } },
  { path: '', typed: {}, field: 'code', shopper: 'doubted' },
  { path: '', typed: { code: '12' }, shopper: 'doubted' },
  { path: '', typed: { code: '000000' }, shopper: 'doubted' },
  { path: '/forgotPassword', typed: {}, field: 'email' },
  { path: '/forgotPassword', typed: { email: 'nobody@' } },
  { path: '/resetPassword/{}', typed: {}, field: 'password', shopper: 'forgetful' },
  {
    path: '/resetPassword/{}',
    typed: { password: 'abc', passwordRepeat: 'abd' },
    shopper: 'forgetful',
  },
  {
    path: '/resetPassword/{}',
    typed: { password: 'password1', passwordRepeat: 'password1' },
    shopper: 'forgetful',
  },
  // Orders
  { path: '/trackOrder', typed: {}, field: 'orderId' },
  { path: '/trackOrder', typed: { orderId: 'US-1', emailOrPhone: 'nobody' } },
  { path: '/trackOrder', typed: { orderId: 'US-NOBODY-99', emailOrPhone: unknown.email } },
  {
    path: '/user/orderHistory/{}',
    typed: {},
    field: 'method',
    form: '[data-intent=return-parts]',
    shopper: 'returning',
    isOfShop: true,
  },
  // Questions, places and vehicles
  { path: '/contactus/productQuestions', typed: {}, field: 'email' },
  { path: '/contactus/productQuestions', typed: { email: 'nobody', firstName: '7', phoneNumber: '9' } },
  { path: '/customerinfo', typed: {}, field: 'email', isAtDesk: true },
  { path: '/customerinfo', typed: person, isAtDesk: true },
  // Without the consent
  {
    path: '/customerinfo',
    typed: { firstName: 'Ari', lastName: 'Stone', email: unknown.email },
    isAtDesk: true,
  },
  { path: '/store', typed: { q: 'nowhere at all' } },
  { path: '/lp/sms', typed: {}, field: 'phoneNumber' },
  { path: '/lp/sms', typed: { phoneNumber: '12' } },
  { path: '/vin-decoder', typed: {}, field: 'vin' },
  { path: '/vin-decoder', typed: { vin: '1HGCM82' } },
  { path: '/vin-decoder', typed: { vin: '1HGCM82633A004353' } },
  // Profile and address book
  {
    path: '/user/myProfile?edit=contact',
    typed: { firstName: '4', lastName: '', postalCode: '1' },
    shopper: 'member',
  },
  { path: '/user/myProfile?edit=email', typed: { email: 'nobody' }, shopper: 'member' },
  {
    path: '/user/myProfile?edit=email',
    typed: { email: 'new-{}', currentPassword: unknown.password },
    shopper: 'member',
  },
  { path: '/user/myProfile?edit=phone', typed: { phoneNumber: '12' }, shopper: 'member' },
  {
    path: '/user/myProfile?edit=password',
    typed: { password: 'abc', passwordRepeat: 'abd', currentPassword: 'a' },
    shopper: 'member',
  },
  {
    path: '/user/myProfile?edit=password',
    typed: {
      password: 'nine quiet gearboxes',
      passwordRepeat: 'nine quiet gearboxes',
      currentPassword: unknown.password,
    },
    shopper: 'member',
  },
  { path: '/user/myProfile?edit=address', typed: {}, field: 'firstName', shopper: 'member' },
  {
    path: '/user/myProfile?edit=address',
    typed: { firstName: '4', zipCode: '1', phoneNumber: '9' },
    shopper: 'member',
  },
  // Vehicles and warranties
  {
    path: '/user/addVehicleDetails/{}',
    typed: { vin: '1HGCM82', mileage: 'many' },
    shopper: 'driver',
  },
  { path: '/user/addServiceHistory/{}', typed: {}, field: 'mileage', shopper: 'driver' },
  { path: '/user/addServiceHistory/{}', typed: { mileage: 'many', cost: 'much' }, shopper: 'driver' },
  // Cart
  { path: '/cart', typed: { promoCode: '' }, shopper: 'buyer' },
  { path: '/cart', typed: { promoCode: 'NOSUCHCODE' }, shopper: 'buyer' },
  { path: '/cart', typed: { postalCode: '' }, shopper: 'buyer' },
  { path: '/cart', typed: { postalCode: '1' }, shopper: 'buyer' },
  { path: '/cart', typed: { quantity: '98' }, shopper: 'collector' },
  // Checkout
  { path: '/checkout?step=contact', typed: {}, field: 'firstName', button: toPayment, shopper: 'buyer' },
  { path: '/checkout?step=contact', typed: { ...person, zipCode: '1' }, button: toPayment, shopper: 'buyer' },
  {
    path: '/checkout?step=payment',
    typed: {},
    chosen: { paymentMethod: 'card', savedAddress: 'other' },
    form: '[data-intent=choose-payment]',
    field: 'paymentMethod',
    shopper: 'payer',
  },
  {
    path: '/checkout?step=payment',
    typed: { firstName: '4', zipCode: '1' },
    chosen: { paymentMethod: 'card', savedAddress: 'other' },
    form: '[data-intent=choose-payment]',
    field: 'paymentMethod',
    shopper: 'payer',
  },
  { path: '/checkout?step=payment', typed: {}, field: 'cardNumber', isAtGateway: true, shopper: 'payer' },
  {
    path: '/checkout?step=payment',
    typed: { cardNumber: '4111', expiry: '13/20', securityCode: '1', nameOnCard: 'A' },
    isAtGateway: true,
    shopper: 'payer',
  },
  { path: '/checkout?step=payment', typed: { promoCode: 'NOSUCHCODE' }, shopper: 'payer' },
];

const card = (typed: Mistake['typed'], form: string): Mistake => ({
  path: '/checkout?step=payment',
  typed,
  field: 'giftCardNumber',
  form: `:has([value=${form}])`,
  shopper: 'payer',
});

/** The last is a card that no other test tries: the server counts tries by number. */
const wrongCards = (): readonly Record<string, string>[] => [
  {},
  { giftCardNumber: '6000', giftCardPin: '1' },
  { giftCardNumber: `60000000${randomInt(1e7, 1e8)}`, giftCardPin: '1234' },
];

const balances = (): readonly Mistake[] =>
  wrongCards().map((typed) => ({ path: '/giftCard/cardBalance', typed, field: 'giftCardNumber' }));

const giftCardSale: readonly Mistake[] = [
  { path: '/giftCard', typed: {}, field: 'recipientEmail' },
  { path: '/giftCard', typed: { recipientEmail: 'nobody', senderEmail: '@' } },
];

const memberships: readonly Mistake[] = ['', 'NOSUCHMEMBER'].map((membershipToken) => ({
  path: '/checkout?step=delivery',
  typed: { membershipToken },
  shopper: 'buyer',
}));

const rewards = (market: Market): readonly Mistake[] => {
  const join = { path: '/createRewardsAccount', shopper: 'member' } as const;
  const link = { path: '/checkRewardAccount?way=enterId', shopper: 'member' } as const;
  const lookUp = { path: '/checkRewardAccount?way=lookUp', shopper: 'member' } as const;
  const credit = { path: '/user/rewards/requestCredit', shopper: 'linked' } as const;
  const receipt = {
    storeNumber: localOf(market.code).receiptStore,
    date: dayBefore(5, market.timeZone),
    receiptNumber: 'NOSUCH1',
    amount: '12.50',
  };
  return [
    { ...join, typed: {}, field: 'firstName' },
    { ...join, typed: { ...person, postalCode: '1' } },
    { ...link, typed: {}, field: 'rewardsId' },
    // REWARD-019
    { ...link, typed: { rewardsId: '123' }, isOfShop: true },
    { ...lookUp, typed: {}, field: 'lastName' },
    { ...lookUp, typed: { lastName: '5', telephoneNumber: '12', rewardsLookup: 'nobody' } },
    { ...credit, typed: {}, field: 'amount' },
    { ...credit, typed: { amount: 'much', storeNumber: 'none' } },
    { ...credit, typed: receipt },
  ];
};

/** Of a part that has a serial number, which a person of the demonstration bought. */
function serials({ code }: Market): readonly Mistake[] {
  const purchase = `demo-${code}-linked-warranty-new`;
  const path = `/myWarranties/${purchase}/${purchase}-0?edit=serial`;
  return ['12', 'SN-20264471'].map((serialNumber) => ({ path, typed: { serialNumber }, shopper: 'linked' }));
}

/** What an invoice is issued with: kept with the account, and asked for with an order. */
function invoices({ taxDocument }: Market): readonly Mistake[] {
  if (!taxDocument) return [];
  const isAsked = taxDocument.fields.some(({ name }) => name === 'postalCode');
  const typed = { taxId: '12', ...(isAsked && { postalCode: '1' }) };
  const account = { path: '/user/myProfile?edit=tax', shopper: 'member' } as const;
  const order = {
    path: '/checkout?step=review',
    chosen: { wantsInvoice: 'true' },
    shopper: 'decided',
  } as const;
  return [
    { ...account, typed: { taxId: '' } },
    { ...account, typed },
    { ...order, typed },
  ];
}

/** What pays with a number and a PIN. */
const CARDS = ['giftCard', 'merchandiseCard'];

/** What a market's shoppers can type wrong, by who does: a form that the market does not have is left out. */
export function mistakesOf(code: string): ReadonlyMap<Shopper, readonly Mistake[]> {
  const market = marketByCode(code);
  const cards = market.payments.methods.filter(({ id }) => CARDS.includes(id));
  const mistakes = [
    ...everywhere,
    ...(cards.length > 0 ? balances() : []),
    ...cards.flatMap(({ id }) => wrongCards().map((typed) => card(typed, id))),
    ...(market.giftCards.sale ? giftCardSale : []),
    ...memberships,
    ...rewards(market),
    ...serials(market),
    ...invoices(market),
  ];
  const ofShopper = (shopper: Shopper) => mistakes.filter((it) => (it.shopper ?? 'guest') === shopper);
  return new Map(
    SHOPPERS.map((shopper) => [shopper, ofShopper(shopper)] as const).filter(
      ([, theirs]) => theirs.length > 0,
    ),
  );
}
