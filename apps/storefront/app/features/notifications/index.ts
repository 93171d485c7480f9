export { dismiss, notify, useNotifications } from './notify.ts';
export { useNotify } from './useNotify.ts';
