import type { IssueParams } from '../issue.ts';
import { countRange, type Messages, type SubjectText } from './messages.ts';

const units = (count: unknown, { unit }: SubjectText): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

function shape(params: IssueParams, { unit }: SubjectText): string {
  return `It has ${countRange(params, 'or', 'to')} ${unit}s, for example ${params['example']}.`;
}

const example = (params: IssueParams): string =>
  params['example'] ? `, for example ${params['example']}` : '';

export const enUS: Messages = {
  subjects: {
    firstName: { name: 'First name', unit: 'character' },
    lastName: { name: 'Last name', unit: 'character' },
    city: { name: 'City', unit: 'character' },
    nameOnCard: { name: 'Name on card', unit: 'character' },
    email: { name: 'Email', unit: 'character' },
    phone: { name: 'Phone number', unit: 'digit' },
    postalCode: { name: 'ZIP code', unit: 'digit' },
    streetAddress: { name: 'Address', unit: 'character' },
    state: { name: 'State', unit: 'character' },
    cardNumber: { name: 'Card number', unit: 'digit' },
    expiry: { name: 'Expiration date', unit: 'digit' },
    securityCode: { name: 'Security code', unit: 'digit' },
    oneTimeCode: { name: 'Code', unit: 'digit' },
    password: { name: 'Password', unit: 'character' },
    passwordRepeat: { name: 'Repeated password', unit: 'character' },
    vin: { name: 'VIN', unit: 'character' },
    serialNumber: { name: 'VIN or serial number', unit: 'character' },
    quantity: { name: 'Quantity', unit: 'digit' },
    searchText: { name: 'Search', unit: 'character' },
    cpf: { name: 'CPF', unit: 'digit' },
    cnpj: { name: 'CNPJ', unit: 'character' },
    rfc: { name: 'RFC', unit: 'character' },
    fiscalId: { name: 'Tax number', unit: 'character' },
    rewardsLookup: { name: 'ZIP code or email', unit: 'character' },
    giftCardNumber: { name: 'Gift card number', unit: 'digit' },
    giftCardPin: { name: 'PIN', unit: 'digit' },
    giftAmount: { name: 'Amount', unit: 'digit' },
    giftName: { name: 'Name', unit: 'character' },
    storeQuery: { name: 'Place', unit: 'character' },
    orderNumber: { name: 'Order number', unit: 'character' },
    username: { name: 'Username', unit: 'character' },
    licensePlate: { name: 'License plate', unit: 'character' },
    date: { name: 'Date', unit: 'digit' },
    mileage: { name: 'Mileage', unit: 'digit' },
    cost: { name: 'Cost', unit: 'digit' },
    rewardsFacts: { name: 'Search', unit: 'character' },
    text: { name: 'Text', unit: 'character' },
  },
  reasons: {
    missing: () => 'required',
    invalid: ({ name }, params) => `${name} is not in the right form${example(params)}.`,
    characters: ({ name }, params) => `${name} cannot contain “${params['character']}”${example(params)}.`,
    spaces: ({ name }, { max }) => `${name} can have at most ${max} space${max === 1 ? '' : 's'}.`,
    short: (subject, params) =>
      `${subject.name} is ${units(params['missing'], subject)} short. ${shape(params, subject)}`,
    long: (subject, params) =>
      `${subject.name} is ${units(params['extra'], subject)} too long. ${shape(params, subject)}`,
    checksum: ({ name }) => `${name} does not exist. Check each digit.`,
    past: ({ name }) => `${name} is in the past.`,
    future: ({ name }) => `${name} is in the future.`,
    prefix: ({ name }, { prefixes }) => `${name} must start with ${prefixes} for this country.`,
    range: ({ name }, { min, max }) => `${name} must be a whole number from ${min} to ${max}.`,
    tail: ({ name }, { sign, max }) => `${name} can have at most ${max} characters after “${sign}”.`,
  },
  rules: {
    required: 'required',
    maxLength: ({ count }) => `Maximum ${count} characters`,
    'firstName.missing': 'you are missing a first name',
    'lastName.missing': 'you are missing a last name',
    'city.missing': 'you are missing a city',
    'city.invalid': 'please enter a valid city',
    'email.invalid': 'please enter a valid email',
    'cardNumber.invalid': 'please enter a valid card number',
    'expiry.past': 'this card has expired',
    'expiry.invalid': (params) => `Enter month and year${example(params)}.`,
    'state.invalid': 'Choose a state from the list.',
    'securityCode.invalid': ({ digits }) => `Security code has ${digits} digits.`,
    'orderNumber.invalid': 'Enter the order number from your confirmation email.',
    'searchText.missing': 'Enter a part, a number or a brand.',
    'rewardsLookup.invalid': 'Enter a ZIP code of 5 digits or an email.',
    'storeQuery.invalid': 'Enter a ZIP code, or a city and state.',
    'nameOnCard.invalid': 'Enter the name as it stands on the card, 2 to 30 letters.',
    'firstName.short': ({ min }) => `First name needs at least ${min} letters.`,
    'lastName.short': ({ min }) => `Last name needs at least ${min} letters.`,
    'firstName.long': ({ max }) => `First name can have at most ${max} characters.`,
    'lastName.long': ({ max }) => `Last name can have at most ${max} characters.`,
    'streetAddress.long': ({ max }) => `Address can have at most ${max} characters.`,
    'password.short': ({ min }) => `Use at least ${min} characters.`,
    'password.long': ({ max }) => `Use at most ${max} characters.`,
    'password.invalid': 'This password is guessed easily. A few words in a row are better.',
    'passwordRepeat.invalid': 'Passwords do not match.',
    'username.invalid': (params) =>
      `Use 3 to 30 letters, digits, points, dashes or underscores, with a letter among them${example(params)}.`,
    'giftAmount.range': ({ min, max }) => `Enter an amount from ${min} to ${max}.`,
    'giftName.invalid': 'Enter a name without links or symbols.',
    'rewardsFacts.missing': ({ min }) => `Fill in at least ${min} of these fields.`,
    'text.invalid': (params) => `This is not in the right form${example(params)}.`,
    'text.long': ({ max }) => `This can have at most ${max} characters.`,
  },
};
