import type { EndpointId } from '@driveline/api/contract';
import { address } from './client/buyer.ts';
import type { Sample } from './samples/sample.ts';
import { changed } from './ownedFields.ts';

/** How a request is made wrong so that its answer must be one error: other fields, or somebody else who asks. */
export interface ErrorCase {
  readonly fields?: Readonly<Record<string, unknown>>;
  /** A new browser makes the call, or one that only remembers the owner: with the owner's own things. */
  readonly as?: 'nobody' | 'remembered';
  /** Rows in which the same field means something else. */
  readonly but?: readonly EndpointId[];
}

const nobodyIsAsked: ErrorCase = { as: 'nobody' };

/** By key of the error. What another row needs besides is made ready there (`calls`). */
export const errorCases: Readonly<Record<string, ErrorCase>> = {
  error_not_signed_in: { ...nobodyIsAsked, but: ['checkout.addPayment', 'checkout.paymentSession'] },
  error_sign_in_again: { as: 'remembered' },
  error_cart_empty: { ...nobodyIsAsked, but: ['checkout.commit', 'checkout.commitV1'] },
  error_chat_unknown: nobodyIsAsked,
  error_store_unknown: {
    fields: { storeNumber: '99999' },
    but: ['cart.removeItem', 'cart.swapItem', 'cart.moveSaved'],
  },
  error_item_unknown: {
    fields: {
      commerceItemId: 'nothing',
      savedItemId: 'nothing',
      skuNumber: '999999999',
      skuNumbers: ['999999999'],
    },
    but: ['cart.removeItem', 'cart.addConfigItem', 'deals.addToCart'],
  },
  error_list_unknown: { fields: { listId: 'nothing' } },
  error_option_invalid: {
    fields: { options: [{ id: 'nothing', value: 'nothing' }] },
    // Theirs are chosen already: the offer has to change.
    but: ['cart.swapItem', 'cart.moveSaved'],
  },
  error_zip_invalid: { fields: { postalCode: '0', zip: '0' } },
  error_place_unknown: {
    fields: { location: 'Nowhere at all', postalCode: '00000' },
    but: ['stores.placeByPostalCode'],
  },
  error_product_unknown: {
    fields: {
      itemIds: '999999999',
      skuNumber: '999999999',
      partNumber: 'NOTHING',
      productDetailsPageUrl: '/p/nothing-9',
    },
  },
  error_path_unknown: { fields: { canonicalPath: '/no/such/path' }, but: ['catalog.search'] },
  error_brand_unknown: { fields: { brandName: 'nobody' } },
  error_make_unknown: { fields: { makeName: 'Nobody' } },
  error_vin_unknown: { fields: { vin: '99999999999999999' }, but: ['vehicles.byVin'] },
  error_vin_invalid: { fields: { vin: 'SHORT' } },
  error_plate_unknown: { fields: { plate: 'ZZZ9Z99' } },
  error_plate_invalid: { fields: { plate: '???' }, but: ['vehicles.byPlate'] },
  error_guide_unknown: { fields: { guideId: 'nothing' } },
  error_vehicle_unknown: {
    fields: { vehicleId: '999999999', catalogVehicleId: '999999999', questionId: 'nothing' },
  },
  error_service_unknown: { fields: { serviceItemId: 'nothing' } },
  error_service_invalid: { fields: { date: '2099-01-01' } },
  error_warranty_unknown: { fields: { warrantyId: 'nothing' } },
  error_serial_invalid: { fields: { serialNumber: '!' } },
  error_order_unknown: { fields: { orderId: 'W0000000000' }, but: ['orders.details'] },
  error_shipment_unknown: { fields: { shipmentId: 'nothing' } },
  error_address_unknown: { fields: { addressId: 'nothing' } },
  error_saved_card_unknown: { fields: { cardId: 'nothing' }, but: ['checkout.paymentSession'] },
  error_address_invalid: {
    fields: {
      ...Object.fromEntries(
        ['address', 'shippingAddress', 'billingAddress', 'profileAddress'].map((name) => [
          name,
          { ...address, postalCode: '0' },
        ]),
      ),
      postalCode: '0',
    },
    but: ['checkout.commit', 'checkout.commitV1', 'checkout.addPayment', 'account.update'],
  },
  error_promo_invalid: { fields: { promoCode: 'NOSUCHCODE' } },
  error_deal_expired: { fields: { dealId: 'nothing' } },
  error_membership_invalid: { fields: { token: 'NOTHING' } },
  error_payment_token: {
    fields: { token: 'tok_nothing' },
    but: ['checkout.commit', 'checkout.commitV1', 'checkout.changePayment'],
  },
  error_payment_method: {
    fields: { paymentMethod: 'seashells' },
    but: ['checkout.paypalLookup', 'checkout.applePaySession'],
  },
  error_paypal_failed: { fields: { token: 'nothing' }, but: ['checkout.paypalLookup'] },
  error_applepay_failed: { fields: { validationUrl: 'https://example.com/session' } },
  error_giftcard_unknown: { fields: { cardNumber: '6000999999999999' }, but: ['checkout.addPayment'] },
  error_giftcard_purchase: { fields: { purchaseId: 'nothing' }, but: ['checkout.paymentSession'] },
  error_giftcard_invalid: { fields: { recipientEmail: 'nobody' } },
  error_cart_unknown: { fields: { commerceId: 'nothing' } },
  error_email_invalid: { fields: { email: 'nobody' } },
  error_password_weak: { fields: { password: '12345678' }, but: ['account.update'] },
  error_contact_invalid: { fields: { email: 'nobody' }, but: ['shell.subscribe'] },
  error_review_invalid: { fields: { title: ' ' } },
  error_question_invalid: { fields: { question: ' ' } },
  error_profile_invalid: { fields: { phoneNumber: '1' } },
  error_password_wrong: { fields: { currentPassword: 'wrong' } },
  error_login_invalid: { fields: { password: 'wrong' } },
  error_otp_invalid: { fields: { code: '000000' } },
  error_otp_destination: { fields: { destinationId: 'nothing' } },
  error_reset_expired: { fields: { code: 'nothing' } },
  error_lookup_incomplete: { fields: { customerData: {} } },
  error_rewards_card_unknown: {
    fields: { rewardsCardNumber: '0000000000', rewardsIds: ['0000000000'] },
    but: ['rewards.signUp', 'rewards.update', 'rewards.requestCredit'],
  },
  error_rewards_profile_invalid: { fields: { phoneNumber: '1' } },
  error_rewards_terms: { fields: { acceptsTerms: false } },
  error_candidate_expired: { fields: { candidateToken: 'nothing' }, but: ['rewards.update'] },
  error_date_range: { fields: { fromDate: '2026-06-01', toDate: '2026-01-01' } },
  error_credit_unknown_receipt: { fields: { receiptNumber: 'NOTHING' } },
  error_content_unknown: {
    fields: { path: '/no/such/page', locale: 'xx-XX' },
    but: ['content.header', 'content.footer', 'content.topNav'],
  },
  error_log_invalid: { fields: { level: 'shout' } },
};

/** The request made wrong; undefined where the key needs more than a request to be provoked. */
export function errorRequest(id: EndpointId, key: string, input: Sample): Sample | undefined {
  const wrong = errorCases[key];
  if (!wrong || wrong.but?.includes(id)) return undefined;
  if (!wrong.fields) return input;
  const spoiled = changed(input, wrong.fields);
  return JSON.stringify(spoiled) === JSON.stringify(input) ? undefined : spoiled;
}
