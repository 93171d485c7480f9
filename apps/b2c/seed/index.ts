/** What fills a database with the demonstration, for a shop that runs offline and for tests of a whole shop. */
export { openDatabase, type Database } from '../src/db/database.ts';
export { coupon, tenth } from './coupon.ts';
export { demonstrationPassword, personEmail } from './people.ts';
export { seedDatabase } from './seedDatabase.ts';
export { seedPeople } from './seedPeople.ts';
export { onHand, stockedPart, type Stocked } from './stockedPart.ts';
