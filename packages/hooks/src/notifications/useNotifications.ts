import { useMachine } from '../machine/useMachine.ts';
import { notifications } from './notifications.ts';
import type { Notification } from './notificationQueue.ts';

const NONE: readonly Notification[] = [];

/** SHELL-040 to SHELL-045: the queue with its time; who shows it tells `entered` and `removed`. */
export const useNotifications = () => useMachine(notifications, NONE, () => undefined);
