/** Loads tables of postal codes, by which addresses fill themselves. */
export { postalCodesCommand, type PostalCodesArguments, type PostalCodesShop } from './postalCodesCommand.ts';
