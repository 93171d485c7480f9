export { ProductRow as default } from '@driveline/ui';
