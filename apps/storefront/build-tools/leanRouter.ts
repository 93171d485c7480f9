import type { ESTree } from 'rolldown/utils';
import type { Plugin } from 'vite';

const LEFT_OUT = "{ throw new Error('Left out of this build: see build-tools/leanRouter.ts') }";

/**
 * Functions of React Router that this shop never reaches, by name or by `outer.inner`, and what stands in place of
 * their body: nothing asks for routes one by one (`routeDiscovery: 'initial'`), loads or posts beside the page
 * (fetchers), holds a navigation back, draws view transitions, watches calls, streams server components, or shows the router's own
 * error page.
 */
const UNREACHED: Readonly<Record<string, string>> = {
  'createRouter.checkFogOfWar': '{ return { active: false } }',
  'createRouter.discoverRoutes': LEFT_OUT,
  'createRouter.patchRoutes': LEFT_OUT,
  'createRouter._internalSetRoutes': LEFT_OUT,
  getPatchRoutesOnNavigationFunction: '{}',
  useFogOFWarDiscovery: '{}',
  'createRouter.fetch2': LEFT_OUT,
  'createRouter.handleFetcherAction': LEFT_OUT,
  'createRouter.handleFetcherLoader': LEFT_OUT,
  'createRouter.getFetcher': LEFT_OUT,
  'createRouter.resetFetcher': LEFT_OUT,
  'createRouter.queueFetcherForDeletion': LEFT_OUT,
  'createRouter.getUpdatedRevalidatingFetchers': LEFT_OUT,
  'createRouter.updateFetcherState': LEFT_OUT,
  'createRouter.setFetcherError': LEFT_OUT,
  'createRouter.deleteFetcher': LEFT_OUT,
  'createRouter.abortFetcher': LEFT_OUT,
  'createRouter.deleteBlocker': LEFT_OUT,
  'createRouter.dispose': LEFT_OUT,
  'createRouter.markFetchRedirectsDone': '{ return false }',
  'createRouter.abortStaleFetchLoads': '{ return false }',
  singleFetchLoaderFetcherStrategy: LEFT_OUT,
  'createRouter.revalidate': LEFT_OUT,
  'createRouter.getBlocker': LEFT_OUT,
  'createRouter.updateBlocker': LEFT_OUT,
  'createRouter.shouldBlockNavigation': '{}',
  restoreAppliedTransitions: '{}',
  persistAppliedTransitions: '{}',
  getRouteInstrumentationUpdates: LEFT_OUT,
  instrumentClientSideRouter: LEFT_OUT,
  RSCErrorHandler: LEFT_OUT,
  nonSsrStrategy: LEFT_OUT,
  createClientRoutesWithHMRRevalidationOptOut: LEFT_OUT,
  PrefetchPageLinks: LEFT_OUT,
  // The root has a boundary of its own, and every page is rendered by the server.
  RemixRootDefaultErrorBoundary: '{ console.error(error); return null }',
  RemixRootDefaultHydrateFallback: LEFT_OUT,
  // A browser keeps the scripts that the server wrote.
  Scripts: '{ return null }',
};
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const COMPONENT = /^var \w+ = (?=React\d+\.forwardRef\()/gm;
const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;
const PRESENT = 'function createRouter(';

/**
 * Gives browsers React Router's production files, without what this shop never reaches in them. The package's
 * manifest names the ones for development under every condition, which warn of what no shopper can mend.
 * A function that a new version of the router lacks ends the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'driveline:lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!ROUTER.test(id) || !code.includes(PRESENT)) return null;
      const bodies = bodiesOf(this.parse(code).body);
      const cuts = Object.entries(UNREACHED).map(([name, instead]) => {
        const body = bodies.get(name);
        if (!body)
          this.error(`React Router has no function '${name}' any more; mend build-tools/leanRouter.ts.`);
        return { ...body, instead };
      });
      let lean = code;
      for (const { start, end, instead } of cuts.toSorted((a, b) => b.start - a.start))
        lean = lean.slice(0, start) + instead + lean.slice(end);
      return { code: lean.replace(DISPLAY_NAME, '').replace(COMPONENT, '$&/* @__PURE__ */ '), map: null };
    },
  };
}

type Place = { readonly start: number; readonly end: number };

/** Where the bodies of declared functions are, those inside a function as `outer.inner`. */
function bodiesOf(statements: readonly ESTree.Node[], outer = ''): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of statements) {
    if (node.type !== 'FunctionDeclaration' || !node.id || !node.body) continue;
    const name = outer + node.id.name;
    found.set(name, node.body);
    for (const [inner, place] of outer ? [] : bodiesOf(node.body.body, `${name}.`)) found.set(inner, place);
  }
  return found;
}
