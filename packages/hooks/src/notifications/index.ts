export * from './notificationQueue.ts';
export * from './notifications.ts';
