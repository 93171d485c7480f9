import { endpoints, errorsOf, schemas, type EndpointId } from '@driveline/api/contract';
import { ownedFields } from '../conformance/ownedFields.ts';

/**
 * The calls of the requirements, each with its rows of the contract and the errors that its requirement names.
 * API-119 to API-121 are forms of the storefront, not calls: their tests are there.
 */
export const catalogue: Readonly<
  Record<string, readonly [rows: readonly EndpointId[], errors: readonly string[]]>
> = {
  'API-028': [['account.current'], []],
  'API-029': [['shell.header', 'shell.headerV3'], []],
  'API-030': [['content.header'], []],
  'API-031': [['content.footer'], []],
  'API-032': [['content.topNav'], []],
  'API-033': [['shell.globalConfig'], []],
  'API-034': [['rewards.lookUp'], []],
  'API-035': [['rewards.validate'], []],
  'API-036': [['rewards.acknowledgeAlert'], []],
  'API-037': [['rewards.activity'], ['error_rewards_card_unknown']],
  'API-038': [['stores.setPreferred'], ['error_store_unknown']],
  'API-039': [['account.preferences'], []],
  'API-040': [['identity.logout'], []],
  'API-041': [['orders.details'], []],
  'API-042': [['shell.startSession'], []],
  'API-043': [['catalog.product'], []],
  'API-044': [['catalog.productByGateway'], []],
  'API-045': [['catalog.pageType', 'catalog.pageTypeByGateway'], []],
  'API-046': [['catalog.suggestions'], []],
  'API-047': [['catalog.suggestionsByGateway'], []],
  'API-048': [['stores.geosearch'], []],
  'API-049': [['stores.byPosition'], []],
  'API-050': [['chat.agents'], []],
  'API-051': [['rewards.dismissAlert'], []],
  'API-052': [['shell.log'], []],
  'API-053': [['identity.login'], ['error_login_invalid', 'error_login_locked']],
  'API-054': [['identity.token'], []],
  'API-055': [
    ['identity.sendOtp', 'identity.verifyOtp', 'identity.otpDestinations'],
    ['error_otp_invalid', 'error_otp_expired'],
  ],
  'API-056': [['content.labels'], []],
  'API-057': [['stores.detail'], ['error_store_unknown']],
  'API-058': [['rewards.account'], []],
  'API-059': [
    ['rewards.signUp', 'rewards.merge', 'rewards.requestCredit', 'rewards.update'],
    ['error_rewards_exists', 'error_credit_unknown_receipt'],
  ],
  'API-060': [['account.update'], ['error_profile_email_taken']],
  'API-061': [['giftCards.balance'], ['error_giftcard_unknown']],
  'API-062': [['content.page'], []],
  'API-063': [['vehicles.byVin'], ['error_vin_unknown']],
  'API-064': [['vehicles.catalog'], []],
  'API-065': [['catalog.brands', 'catalog.brand', 'catalog.makes', 'catalog.models'], []],
  'API-066': [
    ['cart.addItem', 'cart.updateItem', 'cart.removeItem'],
    ['error_item_unavailable', 'error_quantity_limit'],
  ],
  'API-067': [['cart.detail'], ['error_cart_unknown']],
  'API-068': [['cart.mini'], []],
  'API-069': [
    ['checkout.setAddressV1', 'checkout.setAddress', 'checkout.changeAddress'],
    ['error_address_invalid', 'error_address_not_found'],
  ],
  'API-070': [['checkout.shipmentOptionsV1', 'checkout.shipmentOptions'], ['error_shipping_unavailable']],
  'API-071': [['checkout.shipmentOptionsTo'], []],
  'API-072': [['checkout.setShipment'], ['error_nextday_unavailable']],
  'API-073': [
    ['checkout.addPayment', 'checkout.changePayment', 'checkout.removePayment'],
    ['error_card_declined', 'error_card_limit', 'error_giftcard_unknown'],
  ],
  'API-074': [['checkout.paymentOptions'], []],
  'API-075': [
    ['checkout.commitV1', 'checkout.commit'],
    ['error_payment_processor', 'error_order_changed', 'error_out_of_stock'],
  ],
  'API-076': [['checkout.verify'], ['error_item_unavailable']],
  'API-077': [['checkout.verifyForStore'], ['error_store_unknown']],
  'API-078': [['stores.storeList'], ['error_zip_invalid']],
  'API-079': [['orders.cancel'], ['error_cancel_too_late']],
  'API-080': [['orders.cancelShipment'], ['error_cancel_too_late']],
  'API-081': [['orders.lookup'], ['error_order_unknown']],
  'API-082': [['orders.detail'], ['error_order_unknown']],
  'API-083': [['orders.historyV1', 'orders.history'], []],
  'API-084': [['orders.confirmation'], ['error_order_unknown']],
  'API-085': [['checkout.paypalAuthenticate', 'checkout.paypalLookup'], ['error_paypal_failed']],
  'API-086': [['promotions.claim'], ['error_promo_invalid', 'error_promo_expired']],
  'API-087': [['promotions.revoke'], ['error_promo_invalid']],
  'API-088': [['identity.register'], ['error_email_taken', 'error_password_weak']],
  'API-089': [['shell.subscribe'], ['error_email_invalid']],
  'API-090': [['identity.forgotPassword'], []],
  'API-091': [
    ['identity.resetPassword', 'identity.checkReset'],
    ['error_reset_expired', 'error_password_weak'],
  ],
  'API-092': [['contact.send'], ['error_contact_invalid']],
  'API-093': [['vehicles.current'], []],
  'API-094': [['vehicles.list', 'vehicles.add', 'vehicles.remove'], ['error_vehicle_limit']],
  'API-095': [['vehicles.details', 'vehicles.updateDetails'], ['error_vehicle_unknown']],
  'API-096': [
    ['garage.services', 'garage.addService', 'garage.updateService', 'garage.removeService'],
    ['error_service_invalid'],
  ],
  'API-097': [['vehicles.updatePreferred'], ['error_vehicle_unknown']],
  'API-098': [['garage.repairGuide'], ['error_guide_unknown']],
  'API-099': [['rewards.sendCard'], ['error_email_invalid']],
  'API-100': [['rewards.verifyId'], ['error_rewards_invalid']],
  'API-101': [['rewards.answerQuestions'], ['error_answer_wrong']],
  'API-102': [['checkout.validateMembership'], ['error_membership_invalid']],
  'API-103': [['stores.sisterStores'], ['error_store_unknown']],
  'API-104': [['stores.cids'], ['error_store_unknown']],
  'API-105': [['stores.rebates'], []],
  'API-106': [['cart.swapItem'], ['error_item_unavailable']],
  'API-107': [['deals.byCategory'], []],
  'API-108': [['content.messages'], []],
  'API-109': [['account.verifyAddress'], ['error_address_invalid']],
  'API-110': [['cart.addConfigItem'], ['error_option_invalid']],
  'API-111': [['deals.addToCart'], ['error_deal_expired']],
  'API-112': [['catalog.relatedParts'], []],
  'API-113': [['warranties.list', 'warranties.detail', 'warranties.item'], ['error_warranty_unknown']],
  'API-114': [['checkout.applePaySession'], ['error_applepay_failed']],
  'API-115': [['chat.agentAvailability'], []],
  'API-116': [['orders.current'], []],
  'API-117': [['catalog.skuDetails'], []],
  'API-118': [['catalog.search'], []],
};

/** Rows that no requirement of the catalogue counts, by the requirement that each serves. */
function further(): typeof catalogue {
  const counted = new Set(Object.values(catalogue).flatMap(([rows]) => rows));
  const served: Record<string, EndpointId[]> = {};
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    if (!counted.has(id)) (served[schemas[id].requirement] ??= []).push(id);
  }
  return Object.fromEntries(Object.entries(served).map(([id, rows]) => [`for ${id}`, [rows, []]]));
}

/** One line for each call: its rows, and how many of their answers and of another's things tests have met. */
export function tableOf(unseen: readonly string[]): string {
  const missing = new Set(unseen);
  const owned = (row: EndpointId) => ownedFields.filter(([id]) => id === row).length;
  const lines = Object.entries({ ...catalogue, ...further() }).map(([name, [rows]]) => {
    const keys = rows.flatMap((row) => Object.keys(errorsOf(row)).map((key) => `${row} ${key}`));
    const met = (pairs: readonly string[]) =>
      `${pairs.filter((pair) => !missing.has(pair)).length}/${pairs.length}`;
    const cells = [
      met(rows.map((row) => `${row} success`)),
      met(keys),
      String(rows.reduce((sum, row) => sum + owned(row), 0)),
    ];
    return `${name.padEnd(34)}${cells.map((cell) => cell.padStart(9)).join('')}  ${rows.join(', ')}`;
  });
  const head = `${'call'.padEnd(34)}${['success', 'errors', 'strangers'].map((cell) => cell.padStart(9)).join('')}  rows`;
  return [head, ...lines].join('\n');
}
