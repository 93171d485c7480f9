import type { Config } from '@react-router/dev/config';

export default {
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
} satisfies Config;
