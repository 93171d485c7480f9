import { join } from 'node:path';
import type { Preset } from '@react-router/dev/config';
import { buildFolder } from '../src/loadShop.ts';
import { packageFolder } from '../src/packageFolder.ts';

/** How React Router compiles and serves the pages of this package. */
const NEEDED = {
  ssr: true,
  // The manifest of a shop's two dozen routes is smaller than the requests that would discover them.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} as const;

/**
 * React Router's configuration of a shop: `presets: [driveline()]`.
 * @throws RangeError from the build when the shop's own configuration turns off what pages need
 */
export function driveline(): Preset {
  return {
    name: 'driveline',
    reactRouterConfig: () => ({
      ...NEEDED,
      appDirectory: join(packageFolder, 'app'),
      buildDirectory: buildFolder(),
    }),
    reactRouterConfigResolved({ reactRouterConfig: { ssr, future } }) {
      const off = Object.keys(NEEDED.future).filter((flag) => !future[flag as keyof typeof future]);
      if (!ssr) off.unshift('ssr');
      if (off.length > 0)
        throw new RangeError(`react-router.config turns off what pages need: ${off.join(', ')}.`);
    },
  };
}
