import { createRequire } from 'node:module';
import type { RouteConfig } from '@react-router/dev/routes';
import type * as routes from '../src/shopRoutes.ts';

// React Router compiles this file and what it imports; the shop is read by Node itself (see `src/loadShop.ts`).
const { shopRoutes } = createRequire(import.meta.url)('#routes') as typeof routes;

export default shopRoutes() satisfies RouteConfig;
