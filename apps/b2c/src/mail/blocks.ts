/** A line of an order: its picture, what it is, notes about it, and what it costs. */
export interface MailItem {
  /** Absolute address; without one there is a gap of its size, so that names stay in a column. */
  readonly picture?: string | undefined;
  readonly title: string;
  readonly notes: readonly string[];
  readonly amount: string;
}

/** A block of a mail: a heading and its lines, code, items, amounts, or a button. Text and HTML are made of the same ones. */
export interface Block {
  readonly heading?: string;
  readonly lines?: readonly string[];
  /** What is typed or shown somewhere else: a sign-in code, a reference to pay by. */
  readonly code?: string;
  readonly items?: readonly MailItem[];
  readonly amounts?: readonly (readonly [label: string, value: string, weight?: 'total' | undefined])[];
  /** Absolute `href`; quiet beside what the mail is sent for. */
  readonly button?: { readonly label: string; readonly href: string; readonly isQuiet?: true } | undefined;
  /** Small print. */
  readonly isNote?: true;
}
