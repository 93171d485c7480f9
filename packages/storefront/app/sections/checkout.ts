import Contact from '../slots/checkout.contact.ts';
import Delivery from '../slots/checkout.delivery.ts';
import Payment from '../slots/checkout.payment.ts';
import Review from '../slots/checkout.review.ts';
import type { Sections } from './sections.ts';

export const sections: Sections['checkout'] = [
  { id: 'delivery', Section: Delivery },
  { id: 'contact', Section: Contact },
  { id: 'payment', Section: Payment },
  { id: 'review', Section: Review },
];
