import { useRouteError, type RouteObject } from 'react-router-dom';
import {
  App,
  ErrorBoundary,
  loadShell,
  pages,
  routeFiles,
  type RouteId,
  type RouteModule,
} from './insides.ts';

export type { RouteModule } from './insides.ts';

const routeIds = Object.keys(pages) as RouteId[];

export const moduleOf = (id: RouteId): Promise<RouteModule> =>
  routeFiles[`../../../packages/storefront/app/routes/${pages[id][1]}`]!();

const Failed = () => <ErrorBoundary error={useRouteError()} />;

const placeOf = (id: RouteId) => (pages[id][0] === '' ? { index: true as const } : { path: pages[id][0] });

const below = (children: RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    Component: App,
    ErrorBoundary: Failed,
    loader: loadShell as never,
    shouldRevalidate: () => false,
    children,
  },
];

/** The one page, with what it loads and does on the server. */
export function serverRoutes(id: RouteId, { loader, action, handle }: RouteModule, waits: boolean) {
  return below([
    {
      ...placeOf(id),
      id,
      handle,
      Component: () => null,
      ...(loader && !waits && { loader }),
      ...(action && { action }),
    },
  ]);
}

/** All pages, as a browser goes from one to the other; the one that is shown is here already. */
export function browserRoutes(shown: RouteId, module: RouteModule): RouteObject[] {
  return below(
    routeIds.map((id): RouteObject =>
      id === shown
        ? { ...placeOf(id), id, ...inBrowser(module) }
        : { ...placeOf(id), id, lazy: async () => inBrowser(await moduleOf(id)) },
    ),
  );
}

/** A form runs the page's action as the server does; the rest is the browser's own. */
function inBrowser(module: RouteModule) {
  const { default: Page, loader, clientLoader, action, clientAction, handle, shouldRevalidate } = module;
  const load = clientLoader ?? loader;
  return {
    handle,
    ...(Page && { Component: Page }),
    ...(load && { loader: load }),
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(action && {
      action: (args: Parameters<typeof action>[0]) =>
        clientAction ? clientAction({ ...args, serverAction: () => action(args) }) : action(args),
    }),
  };
}
