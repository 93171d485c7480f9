import type { Config } from '@react-router/dev/config';
import { driveline } from '@driveline/storefront/preset';

export default { presets: [driveline()] } satisfies Config;
