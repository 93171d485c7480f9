import type { EndpointId } from './table.ts';

/**
 * ACCT-005: the calls for which who is only remembered, not actively signed in, gives the password first. `forAccount`:
 * only where nothing but the account opens what the call is about; an order found by number and contact stays open.
 * Apart from the rows, because only servers read it.
 */
export const asksPassword: Readonly<Partial<Record<EndpointId, 'always' | 'forAccount'>>> = {
  'account.update': 'always',
  'account.addresses': 'always',
  'account.addAddress': 'always',
  'account.changeAddress': 'always',
  'account.removeAddress': 'always',
  'checkout.state': 'always',
  'checkout.verify': 'always',
  'checkout.setAddress': 'always',
  'checkout.changeAddress': 'always',
  'checkout.setAddressV1': 'always',
  'checkout.shipmentOptionsV1': 'always',
  'checkout.validateMembership': 'always',
  'checkout.shipmentOptions': 'always',
  'checkout.setShipment': 'always',
  'checkout.paymentSession': 'always',
  'checkout.addPayment': 'always',
  'checkout.changePayment': 'always',
  'checkout.removePayment': 'always',
  'checkout.paypalLookup': 'always',
  'checkout.applePaySession': 'always',
  'checkout.commitV1': 'always',
  'checkout.commit': 'always',
  'orders.details': 'forAccount',
  'orders.detail': 'forAccount',
  'orders.cancel': 'forAccount',
  'orders.cancelShipment': 'forAccount',
  'orders.historyV1': 'always',
  'orders.history': 'always',
  'orders.current': 'always',
  'orders.return': 'forAccount',
  'orders.returnCore': 'forAccount',
  'rewards.update': 'always',
  'rewards.merge': 'always',
};
