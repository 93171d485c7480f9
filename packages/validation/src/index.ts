export { issue, type Issue, type IssueParams, type Reason, type RuleName, type Subject } from './issue.ts';
export type * from './options.ts';
export { BARCODE_QUIET_MODULES, barcodeOf, type BarWidths } from './barcodes/barcodeOf.ts';
export { QUANTITY_MAX } from './quantityMax.ts';
export { shipmentTypes, type ShipmentChoice, type ShipmentType } from './shipmentType.ts';
export type * from './paymentMethod.ts';
export { vendorName } from './vendorName.ts';
export { orderStatuses, orderTypes, type OrderStatus, type OrderType } from './orderStatus.ts';
export {
  isCounterAhead,
  orderProgress,
  orderState,
  returnsState,
  shownStatuses,
  type OrderProgress,
  type OrderStateFacts,
  type ShipmentDate,
  type ShipmentFlow,
  type ShipmentTense,
  type ShownStatus,
  type TrackerStep,
} from './orderState.ts';
export { comparePath, MOST_COMPARED } from './compare.ts';
export { errorWhenLeft, type ErrorPolicy, type FormFieldState } from './errorPolicy.ts';

export { fieldNormalizer, type FieldKind, type NormalizerOptions } from './formats/fieldNormalizer.ts';
export { formatCardNumber } from './formats/formatCardNumber.ts';
export { formatCpfCnpj } from './formats/formatCpfCnpj.ts';
export { formatExpiry } from './formats/formatExpiry.ts';
export { formatPhone, phoneDigits } from './formats/formatPhone.ts';
export { clockName, type ClockMarket } from './formats/clockName.ts';
export { dayIn } from './formats/dayIn.ts';
export { formatPostalCode, postalCharacters } from './formats/formatPostalCode.ts';
export { formatState, type StateMarket } from './formats/formatState.ts';
export { formatRfc } from './formats/formatRfc.ts';
export { formatVin } from './formats/formatVin.ts';
export { keepCaret } from './formats/keepCaret.ts';
export { normalizer } from './formats/normalizer.ts';

export { calendarDate, isCalendarDate } from './rules/calendarDate/calendarDate.ts';
export { cardNumberLength, cardVendor, securityCodeLength } from './rules/cardVendor/cardVendor.ts';
export { cardNumber, hasLuhnDigit } from './rules/cardNumber/cardNumber.ts';
export { city, cityAmong, nameOnCard } from './rules/city/city.ts';
export { cnpj } from './rules/cnpj/cnpj.ts';
export { cost } from './rules/cost/cost.ts';
export { cpf } from './rules/cpf/cpf.ts';
export { email, isEmail } from './rules/email/email.ts';
export { expiry } from './rules/expiry/expiry.ts';
export { fiscalId } from './rules/fiscalId/fiscalId.ts';
export { giftCardNumber, giftCardPin } from './rules/giftCard/giftCard.ts';
export { orderNumber, orderNumberSent } from './rules/orderNumber/orderNumber.ts';
export { licensePlate } from './rules/licensePlate/licensePlate.ts';
export { oneTimeCode } from './rules/oneTimeCode/oneTimeCode.ts';
export { password, PASSWORD_MAX, PASSWORD_MIN } from './rules/password/password.ts';
export { firstName, lastName } from './rules/personName/personName.ts';
export { phone } from './rules/phone/phone.ts';
export { postalCode } from './rules/postalCode/postalCode.ts';
export { quantity } from './rules/quantity/quantity.ts';
export { required } from './rules/required/required.ts';
export { rewardsLookup, rewardsLookupQuery } from './rules/rewardsLookup/rewardsLookup.ts';
export { rfc } from './rules/rfc/rfc.ts';
export { cleanSearchText, searchText } from './rules/searchText/searchText.ts';
export { securityCode } from './rules/securityCode/securityCode.ts';
export { serialNumber } from './rules/serialNumber/serialNumber.ts';
export { state } from './rules/state/state.ts';
export { streetAddress } from './rules/streetAddress/streetAddress.ts';
export { username } from './rules/username/username.ts';
export { plateSent, vehiclePlate } from './rules/vehiclePlate/vehiclePlate.ts';
export { vin, vinCheckDigit } from './rules/vin/vin.ts';
export { wholeNumber } from './rules/wholeNumber/wholeNumber.ts';

export {
  accountForm,
  forgotPasswordForm,
  newPasswordForm,
  oneTimeCodeForm,
  neededForRewards,
  signInForm,
  type AccountFormField,
  type AccountFormOptions,
} from './forms/account.ts';
export { addressForm, citiesOf, OTHER_CHOICE, type AddressFormOptions } from './forms/address.ts';
export { correctedStreet, type StreetTypes } from './streets/correctedStreet.ts';
export { addressCountry } from './forms/addressCountry.ts';
export { cardPaymentForm } from './forms/cardPayment.ts';
export { contactForm, type ContactFormField, type ContactFormOptions } from './forms/contact.ts';
export type { ContactName } from './forms/contactFields.ts';
export { defineForm, type Form, type FormField, type Validated, type Values } from './forms/form.ts';
export { formResolver, type FieldError, type Resolved } from './forms/formResolver.ts';
export {
  mileageForm,
  serviceItemForm,
  vehicleForm,
  warrantyForm,
  type GarageFormOptions,
} from './forms/garage.ts';
export { taxChoiceName, taxChoices, taxFieldsOf, type TaxLists } from './tax/taxChoices.ts';
export type * from './tax/taxDocument.ts';
export { taxDocumentForm, type TaxDocumentOptions } from './tax/taxDocumentForm.ts';
export { formatTaxId, TAX_ID_ASKED, taxIdDoubt, taxIdSent, taxpayerOf } from './tax/taxNumber.ts';
export { plateForm } from './forms/plate.ts';
export { vinForm } from './forms/vin.ts';
export { giftCardForm } from './forms/giftCard.ts';
export {
  GIFT_DAYS_AHEAD,
  GIFT_MESSAGE_LENGTH,
  giftAmountMinor,
  giftCardPurchaseForm,
  OTHER_AMOUNT,
  type GiftCardPurchaseOptions,
} from './forms/giftCardPurchase.ts';
export {
  ACTIVITY_DAYS,
  rewardsIdForm,
  rewardsLookUpForm,
  rewardsProfileForm,
  rewardsQuestionsForm,
  type RewardsLookUpOptions,
  type RewardsQuestion,
} from './forms/rewards.ts';
export { placeForm } from './forms/place.ts';
export { questionForm, REVIEW_LENGTHS, reviewForm } from './forms/review.ts';
export { searchForm } from './forms/search.ts';
export { storeSearchForm } from './forms/storeSearch.ts';
export { toOrderLookup, trackOrderForm } from './forms/trackOrder.ts';
export { fromWireAddress, toWireAddress, type WireAddress, type WireOptions } from './forms/wireAddress.ts';
