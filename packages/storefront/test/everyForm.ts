import type { FormIntent } from '../app/intents/formIntents.ts';
import { everyPage } from './everyPage.ts';

type Fields = Readonly<Record<string, string>>;

export type PostedForm = {
  readonly path: string;
  readonly fields?: Fields;
};

const at = (path: string, fields?: Fields): PostedForm => ({ path, ...(fields && { fields }) });
const cart = at('/cart');
const checkout = at('/checkout');
const order = at('/user/orderHistory/1');
const signIn = at('/signin');
const profile = at('/user/myProfile');
const link = at('/checkRewardAccount');
const chat = at('/chat');
const line = { commerceItemId: 'ci1', skuNumber: '42', quantity: '1' };
const anywhere = (fields?: Fields) => at('/actions', fields);

/** Where a form of each intent is posted to, with what it takes to be read: an intent that is added is missing here. */
export const everyForm: Readonly<Record<FormIntent, PostedForm>> = {
  'add-to-cart': anywhere(line),
  'update-line': anywhere(line),
  'remove-line': anywhere(line),
  'swap-line': anywhere(line),
  'save-line': anywhere(line),
  'move-saved': anywhere(line),
  'remove-saved': anywhere(line),
  'set-store': anywhere({ storeNumber: '1' }),
  'set-vehicle': anywhere({ vehicleId: '1' }),
  'clear-vehicle': anywhere(),
  'answer-fit': anywhere({ questionId: 'q1', value: '1' }),
  'hide-returns': anywhere(),
  'close-offer': anywhere(),
  'hide-app': anywhere(),
  'hide-pilot': anywhere(),
  'sign-up': anywhere(),
  'add-shared': at(everyPage.sharedCart[1]!),
  'add-deal': at('/deals/hotDeal', { dealId: '1' }),
  'apply-code': at('/coupons', { promoCode: 'TEN' }),
  'apply-promo': cart,
  'remove-promo': cart,
  'check-out': cart,
  estimate: cart,
  'pick-up-all': cart,
  'add-tender': at('/checkout', { paymentMethod: 'giftCard' }),
  'remove-tender': at('/checkout', { paymentMethod: 'giftCard' }),
  'choose-delivery': checkout,
  'choose-payment': checkout,
  'place-order': checkout,
  'use-membership': checkout,
  'save-contact': checkout,
  'buy-again': at('/user/orderHistory', { orderId: '1' }),
  'cancel-order': order,
  'cancel-shipment': order,
  'return-core': order,
  'return-parts': order,
  'track-order': at('/trackOrder'),
  'back-to-login': signIn,
  'code-instead': signIn,
  'send-code': signIn,
  'sign-in': signIn,
  'verify-code': signIn,
  'complete-account': at('/completeAccount'),
  'confirm-email': at('/user/confirmEmail/1'),
  'create-account': at('/create'),
  'forgot-password': at('/forgotPassword'),
  'reset-password': at('/resetPassword/1'),
  'sign-out': at('/signout'),
  'remove-address': profile,
  'remove-card': profile,
  'remove-tax': profile,
  'save-address': profile,
  'save-card': profile,
  'save-email': profile,
  'save-password': profile,
  'save-phone': profile,
  'save-preferences': profile,
  'save-tax': profile,
  'find-plate': at('/user/myVehicle'),
  'find-vin': at('/vin-decoder'),
  'remove-service': at('/user/serviceHistory/1'),
  'remove-vehicle': at('/user/vehicleDetails/1'),
  'remove-vehicles': at('/user/myVehicle/manage'),
  'save-details': at('/user/addVehicleDetails/1'),
  'save-mileage': at('/user/maintenanceIntervals/1'),
  'save-nickname': at('/user/myVehicle/manage', { vehicleId: '1' }),
  'save-serial': at('/myWarranties/w1/i1'),
  'save-service': at('/user/addServiceHistory/1'),
  'write-review': at('/user/writeReview?part=100042'),
  'ask-question': at('/user/askQuestion?part=100042'),
  'create-list': at('/user/myLists'),
  'add-to-list': at('/user/myLists', { listId: 'l1', skuNumbers: '1' }),
  'rename-list': at('/user/myLists', { listId: 'l1' }),
  'remove-list': at('/user/myLists', { listId: 'l1' }),
  'take-off-list': at('/user/myLists', { listId: 'l1', skuNumbers: '1' }),
  'accept-rules': at('/user/programRules'),
  'answer-questions': link,
  'look-up-card': link,
  'validate-card': link,
  'complete-card': at('/updateRewardsAccount'),
  'buy-gift-card': at('/giftCard'),
  'gift-card-balance': at('/giftCard/cardBalance'),
  'pay-gift-card': at('/giftCard/payment'),
  'join-rewards': at('/createRewardsAccount'),
  'mail-card': at('/rewards'),
  'merge-cards': at('/mergeConfirmation'),
  'request-credit': at('/user/rewards/requestCredit'),
  'chat-end': chat,
  'chat-say': at('/chat', { text: 'Do they fit?' }),
  'chat-transcript': chat,
  'start-chat': at('/customerinfo'),
  contact: at(everyPage.contact[1]!),
  'save-consent': at('/cookieSettings'),
  'sign-up-texts': at('/lp/faqs'),
};
