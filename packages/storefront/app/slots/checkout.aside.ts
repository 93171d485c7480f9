export { OrderSummary as default } from '@driveline/ui';
