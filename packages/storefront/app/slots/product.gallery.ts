export { Gallery as default } from '@driveline/ui';
