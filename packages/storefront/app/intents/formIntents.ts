import { data } from 'react-router-dom';
import type { IntentName } from './intents.ts';

/** What a form asks the action of its page for. The form and the action's table share the name. */
export type PageIntent =
  // Cart and checkout
  | 'add-deal'
  | 'add-shared'
  | 'add-tender'
  | 'apply-code'
  | 'apply-promo'
  | 'buy-again'
  | 'check-out'
  | 'estimate'
  | 'choose-delivery'
  | 'choose-payment'
  | 'pick-up-all'
  | 'place-order'
  | 'remove-promo'
  | 'remove-tender'
  | 'save-contact'
  | 'use-membership'
  // Orders
  | 'cancel-order'
  | 'cancel-shipment'
  | 'return-core'
  | 'return-parts'
  | 'track-order'
  // What members write about parts
  | 'ask-question'
  | 'write-review'
  // Sign-in and account
  | 'back-to-login'
  | 'code-instead'
  | 'complete-account'
  | 'confirm-email'
  | 'create-account'
  | 'forgot-password'
  | 'remove-address'
  | 'remove-card'
  | 'remove-tax'
  | 'reset-password'
  | 'save-address'
  | 'save-card'
  | 'save-email'
  | 'save-password'
  | 'save-phone'
  | 'save-preferences'
  | 'save-tax'
  | 'send-code'
  | 'sign-in'
  | 'sign-out'
  | 'verify-code'
  // Vehicles and warranties
  | 'find-plate'
  | 'find-vin'
  | 'remove-service'
  | 'remove-vehicle'
  | 'remove-vehicles'
  | 'save-details'
  | 'save-mileage'
  | 'save-nickname'
  | 'save-serial'
  | 'save-service'
  // Rewards and gift cards
  | 'accept-rules'
  | 'answer-questions'
  | 'complete-card'
  | 'buy-gift-card'
  | 'gift-card-balance'
  | 'pay-gift-card'
  | 'join-rewards'
  | 'look-up-card'
  | 'mail-card'
  | 'merge-cards'
  | 'request-credit'
  | 'validate-card'
  // Contact, chat and what the page offers beside itself
  | 'chat-end'
  | 'chat-say'
  | 'chat-transcript'
  | 'close-offer'
  | 'contact'
  | 'hide-app'
  | 'hide-pilot'
  | 'hide-returns'
  | 'save-consent'
  | 'sign-up'
  | 'sign-up-texts'
  | 'start-chat';

export type FormIntent = IntentName | PageIntent;

/** What an action does, by the intent of the post. */
export type Handlers<Handler> = { readonly [Intent in FormIntent]?: Handler };

/**
 * A table of one takes a post without an intent too: there is nothing to tell apart, and a page that was opened before
 * an update may send none.
 * @throws a 400 for an intent that the action does not know
 */
export function handlerOf<Handler>(handlers: Handlers<Handler>, intent: unknown): Handler {
  const [only, ...others] = Object.values(handlers);
  if (intent == null && others.length === 0 && only) return only;
  const handler = isIntentOf(handlers, intent) ? handlers[intent] : undefined;
  if (!handler) throw data(null, { status: 400 });
  return handler;
}

const isIntentOf = (handlers: object, intent: unknown): intent is FormIntent =>
  typeof intent === 'string' && Object.hasOwn(handlers, intent);
