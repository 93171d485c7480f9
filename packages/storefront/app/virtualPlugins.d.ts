/** Made by `vite/shopPlugins.ts` of the plugins in `shop.config.ts`. */
declare module 'virtual:driveline/plugins' {
  import type { PluginModules } from '@driveline/hooks/analytics';

  /** In a browser: the modules of plugins that have one, by the plugin's name. */
  export const pluginModules: PluginModules;
}
