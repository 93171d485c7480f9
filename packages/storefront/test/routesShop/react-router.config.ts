import { driveline } from '@driveline/storefront/preset';

export default { presets: [driveline()] };
