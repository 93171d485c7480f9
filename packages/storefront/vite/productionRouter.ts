import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const COMPONENT = /^var \w+ = (?=React\d+\.forwardRef\()/gm;

/**
 * Gives browsers React Router's production files: the package's manifest names the ones for development under every
 * condition, which warn of what no shopper can mend. Its components are marked as free of effects, so that those which a shop
 * does not use stay out; where a version of the router writes them otherwise, they come along.
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
    transform: (code, id) =>
      ROUTER.test(id)
        ? { code: code.replace(DISPLAY_NAME, '').replace(COMPONENT, '$&/* @__PURE__ */ '), map: null }
        : null,
  };
}
