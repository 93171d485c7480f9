import type { EndpointId } from '@driveline/api/contract';
import { address, contact } from './buyer.ts';

export interface Sample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What a customer owns whom the samples speak of. */
export interface Belongings {
  readonly sku: string;
  readonly storeNumber: string;
  readonly commerceId: string;
  readonly lineId: string;
  /** Number of a placed order. */
  readonly orderId: string;
  readonly catalogVehicleId: string;
  readonly vehicleId: string;
  readonly serviceItemId: string;
  readonly warrantyId: string;
  readonly warrantyItemId: string;
  readonly rewardsId: string;
  /** A card that nobody has linked. */
  readonly otherRewardsId: string;
  /** A gift card that is being bought. */
  readonly purchaseId: string;
}

/**
 * A request of every call that names each of its fields, for a test to spoil. In the order in which one customer
 * can make them all.
 */
// prettier-ignore
export const samplesOf = ({
  sku, storeNumber, commerceId, lineId, orderId, catalogVehicleId, vehicleId, serviceItemId, warrantyId, warrantyItemId,
  rewardsId, otherRewardsId, purchaseId,
}: Belongings): Readonly<Record<EndpointId, Sample>> => ({
  'cart.detail': { query: { postalCode: '60616', commerceId } },
  'cart.mini': {},
  'cart.addItem': { body: { skuNumber: sku, quantity: 1, storeNumber, shipmentType: 'instore', vehicleId: '1', acceptsMisfit: true } },
  'cart.updateItem': { params: { commerceItemId: lineId }, body: { quantity: 1, shipmentType: 'instore', storeNumber } },
  'cart.removeItem': { params: { commerceItemId: 'x' } },
  'cart.addConfigItem': { body: { skuNumber: sku, quantity: 1, options: [{ id: 'color', value: 'black' }] } },
  'cart.swapItem': { body: { commerceItemId: lineId, skuNumber: sku } },
  'cart.saved': {},
  'cart.saveItem': { body: { commerceItemId: 'x' } },
  'cart.moveSaved': { params: { savedItemId: 'x' } },
  'cart.removeSaved': { params: { savedItemId: 'x' } },
  'promotions.claim': { body: { promoCode: 'SAVE10' } },
  'promotions.revoke': { body: { promoCode: 'SAVE10' } },
  'deals.byCategory': {},
  'deals.list': {},
  'deals.addToCart': { body: { dealId: 'us-nothing', items: [{ skuNumber: sku, quantity: 1 }] } },
  'checkout.state': {},
  'checkout.verify': { body: { commerceId, acceptsMisfit: true, commerceItemIds: [lineId] } },
  'checkout.setAddress': { body: { ...contact, fiscalId: '1', useAsEntered: false, shippingAddress: address, billingAddress: address } },
  'checkout.changeAddress': { body: { ...contact, shippingAddress: address } },
  'checkout.setAddressV1': { body: { shippingAddress: address, billingAddress: address } },
  'checkout.verifyForStore': { body: { storeNumber, skuNumbers: [sku] } },
  'checkout.shipmentOptionsV1': {},
  'checkout.shipmentOptionsTo': { body: { postalCode: '60616', skuNumbers: [sku] } },
  'checkout.validateMembership': { body: { token: 'MEMBER-US-2024' } },
  'checkout.shipmentOptions': {},
  'checkout.setShipment': { body: { shipmentId: 'regular', shippingMethod: 'nextDay', membershipToken: 'x' } },
  'checkout.paymentOptions': {},
  'checkout.paymentSession': { body: { returnUrl: '/checkout', purchaseId } },
  'checkout.addPayment': { body: { paymentMethod: 'card', token: 'tok_x', installments: 3 } },
  'checkout.commitV1': { body: { commerceId: 'x', captchaToken: 'x', checkoutSubscriptions: { receivePromoAndSpecialEvents: true, receiveTextMessage: true } } },
  'checkout.commit': { body: { commerceId: 'x', cartVersion: 1, idempotencyKey: 'fuzz', continueAsGuest: true } },
  'orders.details': { query: { orderId, orderType: 'ONLINEORDER', includeShipments: 'true' } },
  'orders.detail': { params: { orderId } },
  'orders.lookup': { body: { orderId, email: contact.email, phoneNumber: '9015550134' } },
  'orders.confirmation': {},
  'orders.cancel': { body: { orderId, reason: 'fuzz' } },
  'orders.cancelShipment': { body: { orderId, shipmentId: 'x', reason: 'fuzz' } },
  'orders.historyV1': { query: { pageNumber: 1, maxResult: 5 } },
  'orders.history': { query: { pageNumber: 1, maxResult: 5, orderType: 'ONLINEORDER', fromDate: '2026-01-01', toDate: '2026-12-31', orderId: 'AB', after: 'x' } },
  'orders.current': {},
  'orders.return': { body: { orderId, lines: [{ commerceItemId: 'x', quantity: 1, reason: 'damaged', note: 'n' }], reason: 'other', method: 'store', idempotencyKey: 'fuzz' } },
  'orders.returnCore': { body: { orderId, commerceItemId: 'x', quantity: 1, method: 'label', idempotencyKey: 'fuzz' } },
  'shell.header': { query: { hideXMContent: 'true' } },
  'shell.headerV3': { query: { hideXMContent: 'true' } },
  'shell.startSession': {},
  'shell.globalConfig': {},
  'shell.subscribe': { body: { email: contact.email, phoneNumber: '9015550134', receivePromoAndSpecialEvents: true, receiveTextMessage: false } },
  'shell.log': { query: { beacon: 'true' }, body: { message: 'hello', level: 'debug', meta: { a: 1 } } },
  'account.current': {},
  'account.update': { body: { firstName: 'Ada', lastName: 'Driver', email: 'fuzz@example.com', username: 'fuzz', phoneNumber: '9015550134', postalCode: '60616', profileAddress: address, twoStepSignIn: true, currentPassword: 'x', newPassword: 'x' } },
  'account.preferences': { body: { receivePromoAndSpecialEvents: true, receivePromoPrint: '1', receiveTextMessage: false } },
  'account.addresses': {},
  'account.addAddress': { body: { address, isDefault: true } },
  'account.changeAddress': { params: { addressId: 'x' }, body: { address, isDefault: true } },
  'account.removeAddress': { params: { addressId: 'x' } },
  'account.verifyAddress': { body: address },
  'stores.geosearch': { query: { location: '60616', limit: 5, radius: 50, filters: 'openNow', skuNumbers: sku } },
  'stores.byPosition': { query: { location: '41.8,-87.6', country: 'null' } },
  'stores.detail': { params: { storeNumber } },
  'stores.setPreferred': { body: { storeNumber } },
  'stores.storeList': { query: { zip: '60616', skuNumbers: sku } },
  'stores.sisterStores': { params: { storeNumber } },
  'stores.cids': { params: { storeNumber } },
  'stores.rebates': { query: { storeNumber } },
  'stores.repairShops': { query: { location: '60616' } },
  'catalog.brands': {},
  'catalog.brand': { params: { brandName: 'trueline' } },
  'catalog.makes': {},
  'catalog.models': { params: { makeName: 'Honda' } },
  'catalog.search': { query: { searchText: 'brake pads', pageNumber: 1, sort: 'rating', filters: 'brand:trueline,price:1-90' } },
  'catalog.suggestions': { query: { searchTerm: '5w-30', storeId: storeNumber } },
  'catalog.suggestionsByGateway': { query: { searchTerm: 'balatas', vehicleQuestions: 'a:b' } },
  'catalog.relatedParts': { query: { skuNumber: sku, vehicleId: '1' } },
  'catalog.pageTypeByGateway': { query: { canonicalPath: '/parts/brakes', preview: 'false', country: 'USA' } },
  'content.messages': { query: { keys: 'a,b' } },
  'contact.topics': {},
  'contact.send': { body: { ...contact, topic: 'rewards', message: 'hello', orderId: '1', storeNumber, rewardsId: '1', partNumber: '1', pageUrl: '/x', visitDate: '2026-03-01', rating: '4' } },
  'chat.agents': {},
  'chat.agentAvailability': {},
  'chat.start': { body: { name: 'Ana', email: contact.email, phoneNumber: '9015550134', topic: 'rewards', orderId: '1', consent: true } },
  'chat.read': { query: { after: 'x' } },
  'chat.say': { body: { id: 'message-1', text: 'hello' } },
  'chat.end': {},
  'chat.transcript': {},
  'checkout.changePayment': { body: { paymentMethod: 'card', token: 'tok_x', installments: 1, billingAddress: address } },
  'checkout.removePayment': { body: { paymentMethod: 'giftcard', giftCardId: 'x' } },
  'checkout.paypalLookup': { body: { origin: 'checkout' } },
  'checkout.paypalAuthenticate': { body: { token: 'x', payerId: 'x' } },
  'checkout.applePaySession': { body: { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' } },
  'giftCards.balance': { body: { cardNumber: '6006490000000000', pin: '1234', captchaToken: 'x' } },
  'giftCards.buy': { body: { amount: 50, recipientName: 'Ben', recipientEmail: 'ben@example.com', senderName: 'Ana', senderEmail: contact.email, message: 'Enjoy', deliverOn: '2026-03-01', captchaToken: 'x' } },
  'giftCards.read': { params: { purchaseId } },
  'giftCards.pay': { params: { purchaseId }, body: { token: 'tok_x', captchaToken: 'x' } },
  'content.header': { query: { segments: 'a,b' } },
  'content.footer': { query: { segments: 'a,b' } },
  'content.topNav': { query: { segments: 'a,b' } },
  'content.labels': { query: { locale: 'en-US' } },
  'content.page': { query: { path: '/about', locale: 'en-US' } },
  'catalog.product': { query: { itemIds: sku, vehicleId: '1', storeNumber, year: '2015', makeId: '1', modelId: '1', vehicleTypeId: '1', vehicleQuestions: 'a:b', country: 'USA', preview: 'false', salesChannel: 'web', customerType: 'B2C', userSegment: 'a', lineCode: 'x', partGroupId: '1', brandId: '1' } },
  'catalog.productByGateway': { query: { productDetailsPageUrl: '/p/1', partNumber: sku, storeId: storeNumber } },
  'catalog.pageType': { query: { canonicalPath: '/parts/brakes', preview: 'false', country: 'USA' } },
  'catalog.category': { query: { canonicalPath: '/parts/brakes' } },
  'catalog.skuDetails': { query: { skuNumbers: sku, vehicleId: '1', storeNumber, year: '2015', makeId: '1', modelId: '1', vehicleQuestions: 'a:b', postalCode: '60616' } },
  'stores.placeByPostalCode': { params: { postalCode: '60616' } },
  'vehicles.catalog': { params: { level: 'model' }, query: { year: '2015', makeId: '1', modelId: '1', version: 'LX' } },
  'vehicles.byVin': { params: { vin: '1HGCM82633A004352' } },
  'vehicles.add': { body: { catalogVehicleId, source: 'picker' } },
  'vehicles.list': {},
  'vehicles.updatePreferred': { body: { vehicleId, source: 'vin' } },
  'vehicles.current': {},
  'vehicles.answer': { body: { questionId: 'x', value: 'y' } },
  'vehicles.clearPreferred': {},
  'vehicles.remove': { params: { vehicleId: 'x' } },
  'vehicles.details': { params: { vehicleId } },
  'vehicles.updateDetails': { params: { vehicleId }, body: { nickname: 'Blue', vin: '1HGCM82633A004352', licensePlate: 'ABC1', state: 'IL', mileage: 80_000, purchaseDate: '2020-01-31', colour: 'blue', note: 'n' } },
  'garage.services': { params: { vehicleId } },
  'garage.addService': { params: { vehicleId }, body: { date: '2024-05-01', mileage: 70_000, serviceType: 'other', cost: 40.5, shop: 's', note: 'n' } },
  'garage.updateService': { params: { vehicleId, serviceItemId }, body: { date: '2024-05-01', mileage: 70_000, serviceType: 'other', cost: null, shop: null, note: 'n' } },
  'garage.removeService': { params: { vehicleId, serviceItemId } },
  'garage.maintenance': { params: { vehicleId } },
  'garage.repairGuide': { query: { vehicleId: catalogVehicleId, guideId: 'x' } },
  'warranties.list': { query: { searchText: 'a', status: 'active', pageNumber: 1, maxResult: 5 } },
  'warranties.detail': { params: { warrantyId } },
  'warranties.item': { params: { warrantyId, warrantyItemId } },
  'warranties.setSerial': { params: { warrantyId, warrantyItemId }, body: { serialNumber: 'AB12' } },
  'rewards.lookUp': { query: { maxResult: 5, pageNumber: 1 }, body: { customerData: { lastName: 'Driver', telephoneNumber: '9015550134', emailAddress: contact.email, postalCode: '38103' } } },
  'rewards.validate': { body: { rewardsId: otherRewardsId, candidateToken: 'x' } },
  'rewards.verifyId': { body: { rewardsId: otherRewardsId } },
  'rewards.answerQuestions': { body: { rewardsId: otherRewardsId, candidateToken: 'x', answers: [{ questionId: 'oneTimeCode', answer: '123456' }] } },
  'rewards.sendCard': { body: { rewardsId, email: contact.email } },
  'rewards.account': {},
  'rewards.activity': { params: { rewardsCardNumber: rewardsId }, query: { fromDate: '2026-01-01', toDate: '2026-06-01', order_type: 'RETURN' } },
  'rewards.signUp': { body: { ...contact, postalCode: '38103', birthday: '05-31', acceptsTerms: true } },
  'rewards.update': { body: { ...contact, rewardsId, candidateToken: 'x', oneTimeCode: '123456', postalCode: '38103', birthday: '05-31' } },
  'rewards.merge': { body: { rewardsIds: [rewardsId, otherRewardsId], keep: rewardsId } },
  'rewards.requestCredit': { body: { storeNumber, date: '2026-05-01', receiptNumber: '1', amount: 10.5 } },
  'rewards.acknowledgeAlert': { body: { alertType: 'TC' } },
  'rewards.dismissAlert': { body: { alertType: 'OP' } },
  // Last: one of them signs out.
  'identity.register': { body: { firstName: 'Ada', lastName: 'Driver', email: 'fuzz@example.com', phoneNumber: '9015550134', postalCode: '60616', password: 'seven quiet gearboxes', receivePromoAndSpecialEvents: true, joinRewards: false } },
  'identity.login': { body: { username: 'fuzz', password: 'x', rememberMe: true, captchaToken: 'x' } },
  'identity.logout': { body: {} },
  'identity.token': { body: {} },
  'identity.otpDestinations': { body: { username: 'fuzz', rememberMe: true } },
  'identity.sendOtp': { body: { channel: 'email', destinationId: 'email' } },
  'identity.verifyOtp': { body: { code: '123456' } },
  'identity.forgotPassword': { body: { email: 'fuzz@example.com' } },
  'identity.confirmEmail': { body: { code: 'x' } },
  'identity.resetPassword': { body: { code: 'x', password: 'seven quiet gearboxes' } },
});
