export { CompareBar } from '@driveline/ui';
