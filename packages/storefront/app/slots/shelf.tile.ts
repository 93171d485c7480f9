export { ProductTile as default } from '@driveline/ui';
