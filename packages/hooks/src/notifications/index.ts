export * from './notificationQueue.ts';
export * from './notifications.ts';
export { useNotifications } from './useNotifications.ts';
