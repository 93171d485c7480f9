/** SHELL-040. */
export type ToastState = 'entering' | 'entered' | 'exiting' | 'removed';

/** CONST-009. */
export const toastPositions = [
  'top-start',
  'top',
  'top-end',
  'bottom-start',
  'bottom',
  'bottom-end',
] as const;

export type ToastPosition = (typeof toastPositions)[number];

/** CONST-006 to CONST-008 and CONST-010, in ms; 0 never hides. */
export const toastTime = { short: 4000, long: 8000, never: 0 } as const;

export type ToastType = 'info' | 'success' | 'warning' | 'error';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** A notification to show (SHELL-045). */
export interface ToastRequest {
  text: string;
  title?: string;
  /** Default `info`. */
  type?: ToastType;
  /** ms; default 4000, for an error 0: it stays until it is dismissed. */
  timeout?: number;
  /** Default `bottom`. */
  position?: ToastPosition;
  /** `snackbar` is one line without an icon. */
  kind?: 'toast' | 'snackbar';
  /** One thing to do about it, as undo (PLUS-025). The notification goes with it. */
  action?: ToastAction;
  /** At most one notification with this tag: a new one takes the place of the former (SHELL-044). */
  tag?: string;
  /** Once, when it is gone: after its time, dismissed, or when another one took its place. */
  onRemoved?: () => void;
}

export interface QueuedToast extends Required<Pick<ToastRequest, 'type' | 'timeout' | 'position' | 'kind'>> {
  key: string;
  state: Exclude<ToastState, 'removed'>;
  content: Pick<ToastRequest, 'text' | 'title' | 'action'>;
  tag: string | undefined;
}
