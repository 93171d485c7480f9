/** What tests of a whole shop use: a shopper over any address, a way to the till, and the database behind it. */
export { openDatabase, type Database } from './db/database.ts';
export { address, cards, commitBody, contact, onHand, readyBuyer, stockedPart, tokenFor, undecidedBuyer, type Ready, type Stocked } from './test/buyer.ts'; // prettier-ignore
export { coupon, tenth } from './test/coupons.ts';
export { shopperOver, type Answer, type Shopper } from './test/shopper.ts';
