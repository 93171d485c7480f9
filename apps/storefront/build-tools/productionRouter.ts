import type { Plugin } from 'vite';

/**
 * Gives browsers React Router's production files. The package's manifest names the ones for development under every
 * condition, which warn of what no shopper can mend (2 kB compressed).
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
  };
}
