import type { EndpointId } from '@driveline/api';
import { endpoints } from '@driveline/api/contract';
import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { accountMutations } from '../account/accountMutations.ts';
import { cardMutations } from '../account/savedCards.ts';
import { reviewMutations } from '../catalog/ownReview.ts';
import { cartMutations } from '../cart/cartMutations.ts';
import { promoMutations } from '../promotions/promoMutations.ts';
import { listMutations, savedMutations } from '../saved/savedMutations.ts';
import { chatMutations } from '../chat/chatMutations.ts';
import { checkoutMutations } from '../checkout/checkoutMutations.ts';
import { contactMutations } from '../contact/contactMutations.ts';
import { dealMutations } from '../deals/dealMutations.ts';
import { garageMutations } from '../garage/garageMutations.ts';
import { orderMutations } from '../orders/orderMutations.ts';
import { rewardsMutations } from '../rewards/rewardsMutations.ts';
import { identityMutations } from '../session/identityMutations.ts';
import { storeMutations } from '../stores/storeMutations.ts';
import { vehicleMutations } from '../vehicles/vehicleMutations.ts';
import type { Mutation } from './mutation.ts';
import { lineMutations } from '../cart-lines/lineMutations.ts';

const { client, sent } = answering();
const address = {
  firstName: 'Ana',
  lastName: 'Lopez',
  address1: '1 Main St',
  city: 'Memphis',
  state: 'TN',
  postalCode: '38103',
};
const contact = { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' };
const holder = { ...contact, phoneNumber: '9015550100', postalCode: '38103' };
const service = { date: '2026-01-02', mileage: 1000, serviceType: 'oilChange' };
const returned = { orderId: 'o1', method: 'store' } as const;

const row = <Input, Output>(
  id: EndpointId,
  mutation: Mutation<Input, Output>,
  input: Input,
): readonly [EndpointId, Mutation<unknown, unknown>, unknown] => [
  id,
  mutation as unknown as Mutation<unknown, unknown>,
  input,
];

const rows = [
  row('account.update', accountMutations.update(client), { firstName: 'Ana' }),
  row('account.preferences', accountMutations.preferences(client), { receivePromoPrint: '1' }),
  row('account.addAddress', accountMutations.addAddress(client), { address, isDefault: true }),
  row('account.changeAddress', accountMutations.changeAddress(client), { addressId: 'a1', address }),
  row('account.removeAddress', accountMutations.removeAddress(client), { addressId: 'a1' }),
  row('account.addCard', cardMutations.addCard(client), { token: 't' }),
  row('account.changeCard', cardMutations.changeCard(client), { cardId: 'c1', isDefault: true }),
  row('account.removeCard', cardMutations.removeCard(client), { cardId: 'c1' }),
  row('account.verifyAddress', accountMutations.verifyAddress(client), address),
  row('rewards.acknowledgeAlert', accountMutations.acknowledgeAlert(client), { alertType: 'TC' }),
  row('rewards.dismissAlert', accountMutations.dismissAlert(client), { alertType: 'OP' }),
  row('cart.addItem', cartMutations.addItem(client), { skuNumber: '100', quantity: 2 }),
  row('cart.addConfigItem', lineMutations.addConfigItem(client), {
    skuNumber: '100',
    quantity: 1,
    options: [{ id: 'colour', value: 'red' }],
  }),
  row('cart.updateItem', cartMutations.updateItem(client), { commerceItemId: 'ci1', quantity: 2 }),
  row('cart.removeItem', cartMutations.removeItem(client), { commerceItemId: 'ci1' }),
  row('cart.swapItem', lineMutations.swapItem(client), { commerceItemId: 'ci1', skuNumber: '200' }),
  row('promotions.claim', promoMutations.claim(client), { promoCode: 'TEN' }),
  row('promotions.revoke', promoMutations.revoke(client), { promoCode: 'TEN' }),
  row('cart.saveItem', savedMutations.saveItem(client), { commerceItemId: 'ci1' }),
  row('cart.moveSaved', savedMutations.moveToCart(client), { savedItemId: 's1' }),
  row('cart.removeSaved', savedMutations.removeSaved(client), { savedItemId: 's1' }),
  row('cart.createList', listMutations.create(client), { listName: 'Brakes', skuNumbers: ['1'] }),
  row('cart.changeList', listMutations.change(client), { listId: 'l1', listName: 'Brakes' }),
  row('cart.removeList', listMutations.remove(client), { listId: 'l1' }),
  row('catalog.writeReview', reviewMutations.write(client), {
    skuNumber: '100',
    stars: 5,
    title: 'Quiet',
    text: 'It fits.',
    displayName: 'Ana L.',
  }),
  row('catalog.askQuestion', reviewMutations.ask(client), {
    skuNumber: '100',
    question: 'One or two?',
    displayName: 'Ana L.',
  }),
  row('chat.start', chatMutations.start(client), {
    name: 'Ana',
    email: 'ana@example.com',
    topic: 'orders',
    consent: true,
  }),
  row('chat.say', chatMutations.say(client), { id: 'message-1', text: 'Hello' }),
  row('chat.end', chatMutations.end(client), undefined),
  row('chat.transcript', chatMutations.mailTranscript(client), undefined),
  row('checkout.verify', checkoutMutations.verifyCheckout(client), { commerceId: 'c1' }),
  row('checkout.verifyForStore', checkoutMutations.verifyForStore(client), {
    storeNumber: '12',
    skuNumbers: ['1'],
  }),
  row('checkout.setAddress', checkoutMutations.setAddress(client), { ...contact, shippingAddress: address }),
  row('checkout.changeAddress', checkoutMutations.changeAddress(client), { firstName: 'Ana' }),
  row('checkout.setAddressV1', checkoutMutations.setAddressV1(client), { shippingAddress: address }),
  row('checkout.setShipment', checkoutMutations.setShipment(client), {
    shipmentId: 's1',
    shippingMethod: 'nextDay',
  }),
  row('checkout.validateMembership', checkoutMutations.validateMembership(client), { token: 't' }),
  row('checkout.shipmentOptionsTo', checkoutMutations.shipmentOptionsTo(client), {
    postalCode: '38103',
    skuNumbers: ['1'],
  }),
  row('checkout.paymentSession', checkoutMutations.startPaymentSession(client), {
    returnUrl: 'https://shop.test',
  }),
  row('checkout.addPayment', checkoutMutations.addPayment(client), { paymentMethod: 'visa', token: 't' }),
  row('checkout.changePayment', checkoutMutations.changePayment(client), {
    paymentMethod: 'visa',
    installments: 3,
  }),
  row('checkout.removePayment', checkoutMutations.removePayment(client), { paymentMethod: 'visa' }),
  row('checkout.paypalLookup', checkoutMutations.startPaypal(client), { origin: 'cart' }),
  row('checkout.paypalAuthenticate', checkoutMutations.authenticatePaypal(client), {
    token: 't',
    payerId: 'p',
  }),
  row('checkout.applePaySession', checkoutMutations.startApplePay(client), {
    validationUrl: 'https://a.test',
  }),
  row('giftCards.balance', checkoutMutations.giftCardBalance(client), { cardNumber: '6000', pin: '1234' }),
  row('giftCards.buy', checkoutMutations.startGiftCard(client), {
    amount: 50,
    recipientName: 'Ben',
    recipientEmail: 'ben@example.com',
    senderName: 'Ana',
    senderEmail: 'ana@example.com',
  }),
  row('giftCards.pay', checkoutMutations.payGiftCard(client), { purchaseId: 'p1', token: 't' }),
  row('checkout.commit', checkoutMutations.commit(client), { commerceId: 'c1', idempotencyKey: 'k1' }),
  row('checkout.commitV1', checkoutMutations.commitV1(client), { commerceId: 'c1' }),
  row('shell.subscribe', checkoutMutations.subscribe(client), {
    receivePromoAndSpecialEvents: true,
    receiveTextMessage: false,
  }),
  row('contact.send', contactMutations.send(client), { ...contact, topic: 'rewards', message: 'Hello' }),
  row('deals.addToCart', dealMutations.addToCart(client), { dealId: 'd1' }),
  row('vehicles.add', garageMutations.addVehicle(client), { catalogVehicleId: 'cv1' }),
  row('vehicles.updateDetails', garageMutations.updateDetails(client), { vehicleId: 'v1', nickname: 'Blue' }),
  row('garage.addService', garageMutations.addService(client), { vehicleId: 'v1', ...service }),
  row('garage.updateService', garageMutations.updateService(client), {
    vehicleId: 'v1',
    serviceItemId: 's1',
    ...service,
  }),
  row('garage.removeService', garageMutations.removeService(client), {
    vehicleId: 'v1',
    serviceItemId: 's1',
  }),
  row('warranties.setSerial', garageMutations.setSerial(client), {
    warrantyId: 'w1',
    warrantyItemId: 'i1',
    serialNumber: null,
  }),
  row('orders.lookup', orderMutations.lookupOrder(client), { orderId: 'o1', email: 'ana@example.com' }),
  row('orders.cancel', orderMutations.cancelOrder(client), { orderId: 'o1', reason: 'changed my mind' }),
  row('orders.cancelShipment', orderMutations.cancelShipment(client), {
    orderId: 'o1',
    shipmentId: 's1',
    reason: 'late',
  }),
  row('orders.return', orderMutations.returnOrder(client), returned),
  row('orders.returnCore', orderMutations.returnCore(client), {
    ...returned,
    commerceItemId: 'ci1',
    quantity: 1,
  }),
  row('rewards.lookUp', rewardsMutations.lookUp(client), { customerData: { lastName: 'Lopez' } }),
  row('rewards.validate', rewardsMutations.validate(client), { rewardsId: '6000' }),
  row('rewards.answerQuestions', rewardsMutations.answerQuestions(client), {
    rewardsId: '6000',
    answers: [{ questionId: 'oneTimeCode', answer: '123456' }],
  }),
  row('rewards.sendCard', rewardsMutations.sendCard(client), { rewardsId: '6000', email: 'ana@example.com' }),
  row('rewards.signUp', rewardsMutations.signUp(client), { ...holder, acceptsTerms: true }),
  row('rewards.update', rewardsMutations.update(client), holder),
  row('rewards.merge', rewardsMutations.merge(client), { rewardsIds: ['6000'], keep: '6001' }),
  row('rewards.requestCredit', rewardsMutations.requestCredit(client), {
    storeNumber: '12',
    date: '2026-01-02',
    receiptNumber: 'r',
    amount: 5,
  }),
  row('identity.register', identityMutations.register(client), { ...contact, password: 'long enough' }),
  row('identity.login', identityMutations.login(client), { username: 'ana', password: 'long enough' }),
  row('identity.token', identityMutations.token(client), {}),
  row('identity.otpDestinations', identityMutations.otpDestinations(client), { username: 'ana' }),
  row('identity.sendOtp', identityMutations.sendOtp(client), { channel: 'email', destinationId: 'd1' }),
  row('identity.verifyOtp', identityMutations.verifyOtp(client), { code: '123456' }),
  row('identity.forgotPassword', identityMutations.forgotPassword(client), { email: 'ana@example.com' }),
  row('identity.resetPassword', identityMutations.resetPassword(client), {
    code: 'c',
    password: 'long enough',
  }),
  row('identity.confirmEmail', identityMutations.confirmEmail(client), { code: 'c' }),
  row('stores.setPreferred', storeMutations.setPreferredStore(client), { storeNumber: '12' }),
  row('vehicles.updatePreferred', vehicleMutations.setVehicle(client), { catalogVehicleId: 'cv1' }),
  row('vehicles.clearPreferred', vehicleMutations.clearVehicle(client), undefined),
  row('vehicles.answer', vehicleMutations.answerQuestion(client), { questionId: 'q1', value: null }),
  row('vehicles.remove', vehicleMutations.removeVehicle(client), { vehicleId: 'v1' }),
];

test.each(rows)('%s is sent as the contract says', async (id, mutation, input) => {
  // There is no answer here; the request is what is judged.
  await mutation.mutate(input).catch((error: unknown) => {
    expect(error).toMatchObject({ kind: 'http', status: 503 });
  });
  expect(sent.findLast((call) => call.id !== 'orders.details')?.id).toBe(id);
});

test('every change of the contract has its mutation, and every mutation its own key', () => {
  // Sent by the client itself, by signing out, and by the log; what no shopper asks: linking a card verifies it; and what
  // only reads: no address may hold a mailed code or a plate.
  const elsewhere = [
    'shell.startSession',
    'identity.logout',
    'shell.log',
    'rewards.verifyId',
    'identity.checkReset',
    'vehicles.byPlate',
  ];
  const changes = Object.values(endpoints).filter(
    ({ id, method }) => method !== 'GET' && !elsewhere.includes(id),
  );
  expect(changes.map(({ id }) => id).sort()).toEqual(rows.map(([id]) => id).sort());
  const keys = rows.map(([, { key }]) => key.join('.'));
  expect(new Set(keys).size).toBe(keys.length);
});
