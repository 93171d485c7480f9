/** What a rule is about; the part of a rule's name before the point. */
export type Subject =
  | 'firstName'
  | 'lastName'
  | 'city'
  | 'nameOnCard'
  | 'email'
  | 'phone'
  | 'postalCode'
  | 'streetAddress'
  | 'state'
  | 'cardNumber'
  | 'expiry'
  | 'securityCode'
  | 'oneTimeCode'
  | 'password'
  | 'passwordRepeat'
  | 'vin'
  | 'serialNumber'
  | 'quantity'
  | 'searchText'
  | 'cpf'
  | 'cnpj'
  | 'rfc'
  | 'fiscalId'
  | 'taxId'
  | 'legalName'
  | 'taxRegime'
  | 'invoiceUse'
  | 'stateRegistration'
  | 'rewardsLookup'
  | 'giftCardNumber'
  | 'giftCardPin'
  | 'giftAmount'
  | 'giftName'
  | 'storeQuery'
  | 'orderNumber'
  | 'username'
  | 'licensePlate'
  | 'date'
  | 'mileage'
  | 'cost'
  | 'rewardsFacts'
  | 'text';

/** What is wrong with it; the part behind the point. */
export type Reason =
  | 'missing'
  | 'invalid'
  | 'characters'
  | 'spaces'
  | 'short'
  | 'long'
  | 'checksum'
  | 'past'
  | 'future'
  | 'prefix'
  | 'range'
  | 'tail';

/** `required` and `maxLength` belong to every field (VALID-003, VALID-005). */
export type RuleName = 'required' | 'maxLength' | `${Subject}.${Reason}`;

/** Figures for the text: `missing`, `extra`, `digits`, `mostDigits`, `example`, `character`, `max` … */
export type IssueParams = Readonly<Record<string, string | number>>;

/** Why a value is refused, as data: texts are made of it by `@driveline/validation/messages`. */
export type Issue = { readonly rule: RuleName; readonly field: string; readonly params: IssueParams };

/** Names an issue; the field is the rule's own until a form names its input. */
export function issue(rule: RuleName, params: IssueParams = {}, field = rule.split('.', 1)[0] ?? ''): Issue {
  return { rule, field, params };
}
