import type { EndpointId } from '@driveline/api/contract';
import { address, contact } from '../client/buyer.ts';
import type { Belongings, Sample } from './sample.ts';

/** Of the cart, the till and orders. */
export const orderSamples = ({
  listId,
  sku,
  storeNumber,
  commerceId,
  lineId,
  orderId,
  purchaseId,
}: Belongings) =>
  ({
    'cart.detail': { query: { postalCode: '60616', commerceId } },
    'cart.mini': {},
    'cart.addItem': {
      body: {
        skuNumber: sku,
        quantity: 1,
        storeNumber,
        shipmentType: 'instore',
        vehicleId: '1',
        acceptsMisfit: true,
      },
    },
    'cart.updateItem': {
      params: { commerceItemId: lineId },
      body: { quantity: 1, shipmentType: 'instore', storeNumber },
    },
    'cart.removeItem': { params: { commerceItemId: 'x' } },
    'cart.addConfigItem': {
      body: { skuNumber: sku, quantity: 1, options: [{ id: 'color', value: 'black' }] },
    },
    'cart.swapItem': { body: { commerceItemId: lineId, skuNumber: sku } },
    'cart.saved': {},
    'cart.saveItem': { body: { commerceItemId: 'x' } },
    'cart.moveSaved': { params: { savedItemId: 'x' } },
    'cart.removeSaved': { params: { savedItemId: 'x' } },
    'cart.lists': {},
    'cart.createList': { body: { listName: 'Brakes', skuNumbers: [sku] } },
    'cart.changeList': {
      params: { listId },
      body: { listName: 'Brakes', skuNumbers: [sku], removedSkuNumbers: [] },
    },
    'cart.removeList': { params: { listId: 'x' } },
    'promotions.claim': { body: { promoCode: 'SAVE10' } },
    'promotions.revoke': { body: { promoCode: 'SAVE10' } },
    'deals.byCategory': {},
    'deals.list': {},
    'deals.addToCart': { body: { dealId: 'us-nothing', items: [{ skuNumber: sku, quantity: 1 }] } },
    'checkout.state': {},
    'checkout.verify': { body: { commerceId, acceptsMisfit: true, commerceItemIds: [lineId] } },
    'checkout.setAddress': {
      body: {
        ...contact,
        fiscalId: '1',
        useAsEntered: false,
        shippingAddress: address,
        billingAddress: address,
      },
    },
    'checkout.changeAddress': { body: { ...contact, shippingAddress: address } },
    'checkout.setAddressV1': { body: { shippingAddress: address, billingAddress: address } },
    'checkout.verifyForStore': { body: { storeNumber, skuNumbers: [sku] } },
    'checkout.shipmentOptionsV1': {},
    'checkout.shipmentOptionsTo': { body: { postalCode: '60616', skuNumbers: [sku] } },
    'checkout.validateMembership': { body: { token: 'MEMBER-US-2024' } },
    'checkout.shipmentOptions': {},
    'checkout.setShipment': {
      body: { shipmentId: 'regular', shippingMethod: 'nextDay', membershipToken: 'x' },
    },
    'checkout.paymentOptions': {},
    'checkout.paymentSession': { body: { returnUrl: '/checkout', purchaseId, cardId: 'x' } },
    'checkout.addPayment': { body: { paymentMethod: 'card', token: 'tok_x', installments: 3 } },
    'checkout.commitV1': {
      body: {
        commerceId: 'x',
        captchaToken: 'x',
        checkoutSubscriptions: { receivePromoAndSpecialEvents: true, receiveTextMessage: true },
      },
    },
    'checkout.commit': {
      body: { commerceId: 'x', cartVersion: 1, idempotencyKey: 'fuzz', continueAsGuest: true },
    },
    'orders.details': { query: { orderId, orderType: 'ONLINEORDER', includeShipments: 'true' } },
    'orders.detail': { params: { orderId } },
    'orders.lookup': { body: { orderId, email: contact.email, phoneNumber: '9015550134' } },
    'orders.confirmation': {},
    'orders.cancel': { body: { orderId, reason: 'fuzz' } },
    'orders.cancelShipment': { body: { orderId, shipmentId: 'x', reason: 'fuzz' } },
    'orders.historyV1': { query: { pageNumber: 1, maxResult: 5 } },
    'orders.history': {
      query: {
        pageNumber: 1,
        maxResult: 5,
        orderType: 'ONLINEORDER',
        fromDate: '2026-01-01',
        toDate: '2026-12-31',
        orderId: 'AB',
        after: 'x',
      },
    },
    'orders.current': {},
    'orders.return': {
      body: {
        orderId,
        lines: [{ commerceItemId: 'x', quantity: 1, reason: 'damaged', note: 'n' }],
        reason: 'other',
        method: 'store',
        idempotencyKey: 'fuzz',
      },
    },
    'orders.returnCore': {
      body: { orderId, commerceItemId: 'x', quantity: 1, method: 'label', idempotencyKey: 'fuzz' },
    },
  }) satisfies Partial<Record<EndpointId, Sample>>;
