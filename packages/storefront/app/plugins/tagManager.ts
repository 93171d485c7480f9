import type { PluginModule } from '@driveline/hooks/analytics';

/** Tells the container that it has started, which fires the tags of all pages. */
export const start: PluginModule['start'] = () => {
  ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []).push({
    'gtm.start': Date.now(),
    event: 'gtm.js',
  });
};
