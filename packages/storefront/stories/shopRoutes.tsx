import type { ComponentType } from 'react';
import {
  useRouteError,
  type ActionFunction,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { routes } from 'virtual:driveline/story-shop';
import App, { ErrorBoundary, loader as loadShell } from '../app/root.tsx';
import type { ShownRoute } from './visitType.ts';

/** What a route file may export. */
export interface RouteModule {
  readonly default?: ComponentType;
  readonly loader?: LoaderFunction;
  readonly clientLoader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly clientAction?: (args: Parameters<ActionFunction>[0] & { serverAction: () => unknown }) => unknown;
  readonly handle?: unknown;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** A route of the shop; the id of one that it adds is `shop/` and its file without the ending. */
export interface StoryRoute {
  readonly id: string;
  /** Its pattern, without a slash before it. */
  readonly path: string;
  readonly load: () => Promise<RouteModule>;
}

const routeOf = (id: ShownRoute) => routes.find((route) => route.id === id);

/** Whether the shop has the route: it may have removed it. */
export const hasRoute = (id: ShownRoute): boolean => routeOf(id) !== undefined;

/** @throws RangeError for a route that the shop does not have */
export function moduleOf(id: ShownRoute): Promise<RouteModule> {
  const route = routeOf(id);
  if (route) return route.load();
  throw new RangeError(`The shop has no route '${id}'. It has ${routes.map((it) => it.id).join(', ')}.`);
}

const Failed = () => <ErrorBoundary error={useRouteError()} />;

const placeOf = ({ path }: StoryRoute) => (path === '' ? { index: true as const } : { path });

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
export function serverRoutes(id: ShownRoute, { loader, action, handle }: RouteModule, waits: boolean) {
  return below([
    {
      ...placeOf(routeOf(id)!),
      id,
      handle,
      Component: () => null,
      ...(loader && !waits && { loader }),
      ...(action && { action }),
    },
  ]);
}

/** All pages, as a browser goes from one to the other; the one that is shown is here already. */
export function browserRoutes(shown: ShownRoute, module: RouteModule): RouteObject[] {
  return below(
    routes.map((route): RouteObject => {
      const { id, load } = route;
      return id === shown
        ? { ...placeOf(route), id, ...inBrowser(module) }
        : { ...placeOf(route), id, lazy: async () => inBrowser(await load()) };
    }),
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
