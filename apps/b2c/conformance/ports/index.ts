/** Rules that every adapter of a port keeps, for the tests of those who write one. */
export { captchaContract, type CaptchaContract } from './captchaContract.ts';
export { chatContract, type ChatContract } from './chatContract.ts';
export { contentContract, type ContentContract } from './contentContract.ts';
export type { ContractCase } from './contractCase.ts';
export { fitContract, type FitContract } from './fitContract.ts';
export { mailContract, textContract, type MailContract, type TextContract } from './messageContract.ts';
export { paymentContract, type PaymentContract } from './paymentContract.ts';
export { plateContract, type PlateContract } from './plateContract.ts';
export { postalAddressContract, type PostalAddressContract } from './postalAddressContract.ts';
export { searchContract, type SearchContract } from './searchContract.ts';
export { taxContract, type TaxContract } from './taxContract.ts';
