import type { FirstCommerceStrings, LateCommerceStrings } from './commerce/messages.ts';

/** What the components themselves say. Sentences of a page are the page's own and come in as children. */
export interface UiStrings extends FirstStrings, LateStrings {}

/** The part that the first page of a shop may need; a shop that counts bytes loads it alone (`i18n/first/*`). */
export interface FirstStrings extends BaseStrings, FirstCommerceStrings {}

/** The part that can wait for the page or dialog that shows it (`i18n/late/*`). */
export interface LateStrings extends LateCommerceStrings {
  carousel: { previous: string; next: string };
  /** A combo box has nothing for what is typed. */
  noMatches: string;
}

export interface BaseStrings {
  close: string;
  cancel: string;
  menu: string;
  search: string;
  more: string;
  edit: string;
  remove: string;
  tryAgain: string;
  loading: string;
  /** Said while a pressed button works. */
  pending: string;
  skipToContent: string;
  opensInNewTab: string;

  optional: string;
  /** VALID-005. */
  required: string;
  /** VALID-003. */
  maximumLength: (count: number) => string;
  showPassword: string;
  hidePassword: string;
  chooseOption: string;
  errorSummary: (count: number) => string;

  quantity: string;
  decreaseQuantity: string;
  increaseQuantity: string;

  /** SHELL-057. */
  confirmClose: { question: string; yes: string; no: string };

  notifications: string;
  dismissNotification: string;
  tone: { info: string; success: string; warning: string; error: string };
  copied: string;

  breadcrumbs: string;
  pagination: {
    label: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    currentPage: (page: number) => string;
  };
  stepOf: (step: number, total: number) => string;
  stepDone: string;

  /** The five answers of PLUS-001; `vehicle` is the short name of the shopper's vehicle. */
  fit: {
    fits: (vehicle?: string) => string;
    needsMoreInfo: (questions: number) => string;
    doesNotFit: (vehicle?: string) => string;
    universal: string;
    noVehicle: string;
  };
  inStock: (count: number) => string;
}
