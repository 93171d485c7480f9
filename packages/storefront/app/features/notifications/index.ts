export { Notifications } from './Notifications.tsx';
export { notify } from './notify.ts';
export { useNotify } from './useNotify.ts';
