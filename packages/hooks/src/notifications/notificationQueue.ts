import { TOAST_MS } from '../constants.ts';

/** SHELL-045; warning and error are assertive live regions. */
export type NotificationType = 'info' | 'success' | 'warning' | 'error';

/** CONST-009 */
export type NotificationPosition = 'top-start' | 'top' | 'top-end' | 'bottom-start' | 'bottom' | 'bottom-end';

/** SHELL-040; a removed one has left the queue. */
export type NotificationPhase = 'entering' | 'entered' | 'exiting';

export interface Notification {
  readonly id: string;
  readonly text: string;
  readonly title: string | undefined;
  readonly type: NotificationType;
  readonly position: NotificationPosition;
  /** Milliseconds from `entered` on; 0 never hides it (SHELL-041). */
  readonly timeoutMs: number;
  readonly phase: NotificationPhase;
  /** At most one of a kind is shown, as of copy-to-clipboard (SHELL-044). */
  readonly kind: string | undefined;
}

export type NewNotification = Pick<Notification, 'id' | 'text'> & Partial<Omit<Notification, 'phase'>>;

export type NotificationAction =
  | { readonly type: 'show'; readonly notification: NewNotification }
  | { readonly type: 'entered'; readonly id: string }
  | { readonly type: 'hide'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string };

/** SHELL-040 to SHELL-045 as data: the timer and the transitions belong to whoever shows the queue. */
export function notificationQueue(
  queue: readonly Notification[],
  action: NotificationAction,
): readonly Notification[] {
  switch (action.type) {
    case 'show':
      return shown(queue, action.notification);
    case 'entered':
      return moved(queue, action.id, ['entering'], 'entered');
    case 'hide':
      return moved(queue, action.id, ['entering', 'entered'], 'exiting');
    case 'removed': {
      const left = queue.filter((one) => one.id !== action.id || one.phase !== 'exiting');
      return left.length === queue.length ? queue : left;
    }
  }
}

function shown(queue: readonly Notification[], added: NewNotification): readonly Notification[] {
  const others = queue.filter(
    (one) => one.id !== added.id && (added.kind === undefined || one.kind !== added.kind),
  );
  return [
    ...others,
    {
      id: added.id,
      text: added.text,
      title: added.title,
      type: added.type ?? 'info',
      position: added.position ?? 'bottom',
      timeoutMs: added.timeoutMs ?? TOAST_MS.short,
      phase: 'entering',
      kind: added.kind,
    },
  ];
}

function moved(
  queue: readonly Notification[],
  id: string,
  from: readonly NotificationPhase[],
  to: NotificationPhase,
): readonly Notification[] {
  const isMoving = (one: Notification) => one.id === id && from.includes(one.phase);
  return queue.some(isMoving) ? queue.map((one) => (isMoving(one) ? { ...one, phase: to } : one)) : queue;
}

/** WCAG 4.1.3: what must interrupt a screen reader and what waits its turn. */
export const isAssertive = ({ type }: Pick<Notification, 'type'>) => type === 'warning' || type === 'error';
