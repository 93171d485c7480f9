import type { FirstCommerceStrings, LateCommerceStrings } from './commerce/messages.ts';

/** Texts of the components. A page's own texts are the page's: it passes them as children. */
export interface UiStrings extends FirstStrings, LateStrings {}

/** Texts that a first page may need; a shop that saves bytes loads only these at first (`i18n/first/*`). */
export interface FirstStrings extends BaseStrings, FirstCommerceStrings {}

/** Texts that can load with the page or dialog that shows them (`i18n/late/*`). */
export interface LateStrings extends LateCommerceStrings {
  carousel: { previous: string; next: string };
  /** Shown when nothing in a combo box matches the typed text. */
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
  /** Announced while a pressed button waits for its action. */
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

  /** The five fit states of PLUS-001; `vehicle` is the short name of the shopper's vehicle. */
  fit: {
    fits: (vehicle?: string) => string;
    needsMoreInfo: (questions: number) => string;
    doesNotFit: (vehicle?: string) => string;
    universal: string;
    noVehicle: string;
  };
  inStock: (count: number) => string;
}
