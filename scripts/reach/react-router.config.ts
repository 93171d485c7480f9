export { default } from '../../apps/storefront/react-router.config.ts';
