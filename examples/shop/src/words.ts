import type { Issue } from '@driveline/validation';
import { enUS, issueText } from '@driveline/validation/messages';

/** The shop's own sentences; what a package says is taken from it. */
export const words = {
  shop: 'Corner Parts',
  apartment: 'Apartment, suite',
  toPayment: 'Continue to payment',
  toCard: 'Enter card details',
  otherCard: 'Use another card',
  bankAgreed: 'Your bank has approved the card. Place your order to finish.',
  placeOrder: (amount: string) => `Place order · ${amount}`,
  thanks: 'Thank you. Your order is placed.',
  mailed: (email: string) => `We sent the details to ${email}.`,
};

export const sayIssue = (issue: Issue) => issueText(issue, enUS);
