import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('actions', 'routes/actions.ts'),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
