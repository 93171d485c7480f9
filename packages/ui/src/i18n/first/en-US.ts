import { enUSCommerce } from '../commerce/en-US.ts';
import type { FirstStrings } from '../messages.ts';
import { pluralFor } from '../plural.ts';

const plural = pluralFor('en-US');

export const enUSFirst: FirstStrings = {
  ...enUSCommerce,
  close: 'Close',
  cancel: 'Cancel',
  menu: 'Menu',
  search: 'Search',
  more: 'More',
  edit: 'Edit',
  remove: 'Remove',
  tryAgain: 'Try again',
  loading: 'Loading',
  pending: 'Please wait',
  skipToContent: 'Skip to content',
  opensInNewTab: 'opens in a new tab',
  optional: 'optional',
  required: 'required',
  maximumLength: (count) => `Maximum ${count} ${plural(count, { one: 'character', other: 'characters' })}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  chooseOption: 'Choose',
  errorSummary: (count) =>
    plural(count, { one: 'There is 1 problem to correct', other: `There are ${count} problems to correct` }),
  quantity: 'Quantity',
  decreaseQuantity: 'One less',
  increaseQuantity: 'One more',
  confirmClose: { question: 'Are you sure you want to close?', yes: 'YES', no: 'NO' },
  notifications: 'Notifications',
  dismissNotification: 'Dismiss',
  tone: { info: 'Information', success: 'Done', warning: 'Warning', error: 'Error' },
  copied: 'Copied',
  breadcrumbs: 'Breadcrumbs',
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    currentPage: (page) => `Page ${page}, current page`,
  },
  stepOf: (step, total) => `Step ${step} of ${total}`,
  stepDone: 'completed',
  fit: {
    fits: (vehicle) => (vehicle ? `Fits your ${vehicle}` : 'Fits your vehicle'),
    needsMoreInfo: (questions) =>
      plural(questions, { one: '1 question to confirm', other: `${questions} questions to confirm` }),
    doesNotFit: (vehicle) => (vehicle ? `Does not fit your ${vehicle}` : 'Does not fit your vehicle'),
    universal: 'Universal',
    noVehicle: 'Add vehicle to check',
  },
  inStock: (count) => `${count} in stock`,
};
