import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
/** A file of a route, as the router asks for it. */
const FILE =
  /\bimport\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*(route\.\w+|modulePath)\s*\)/g;
/** What hooks/state/lostFiles.ts does with one that is gone. */
const ASK = `
const drivelineFile = (load) => load().catch((error) => globalThis.drivelineLostFile?.() ?? Promise.reject(error));`;
const COMPONENT = /^var \w+ = (?=React\d+\.forwardRef\()/gm;

/**
 * Gives browsers React Router's production files: the package's manifest names the ones for development under every
 * condition, which warn of what no shopper can mend. Its components are marked as free of effects, so that those which a shop
 * does not use stay out; where a version of the router writes them otherwise, they come along. A file of a route that is gone
 * is told to `keepClicks`.
 */
export function productionRouter(): Plugin {
  return {
    name: 'driveline:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: (code, id) => (ROUTER.test(id) ? { code: changed(code), map: null } : null),
  };
}

/** A file of the router's, as a shop's browsers get it. */
export function changed(code: string): string {
  const lean = code.replace(DISPLAY_NAME, '').replace(COMPONENT, '$&/* @__PURE__ */ ');
  const asks = lean.replace(FILE, 'drivelineFile(() => import(/* @vite-ignore */ $1))');
  return asks === lean ? lean : asks + ASK;
}
