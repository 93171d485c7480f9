export { BuyBox as default } from '@driveline/ui';
