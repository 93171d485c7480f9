import type { PluginSettings } from '@driveline/hooks/analytics';
import { definePlugin, type PluginOrigins, type ShopPlugin } from './definePlugin.ts';

// developers.google.com/tag-platform/security/guides/csp, 'Google Analytics 4'.
const csp: PluginOrigins = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
  ],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** @param module of this package, as `vite/shopPlugins.ts` finds it */
const tagPlugin = (name: string, script: string, module: string, settings?: PluginSettings): ShopPlugin =>
  definePlugin({
    name,
    csp,
    analytics: {
      consent: 'analytics',
      scripts: [`https://www.googletagmanager.com/${script}`],
      module: `@driveline/storefront/app/plugins/${module}.ts`,
      ...(settings && { settings }),
    },
  });

/**
 * Google Analytics 4 by the Google tag, for shoppers who accept analytics. Page views, searches, sign-ins and the steps of
 * a purchase go by GA4's recommended names; consent to ads is never given.
 * @param tag.id measurement id, `G-XXXXXXXXXX`
 * @throws RangeError for another kind of id
 */
export function googleTag({ id }: { readonly id: string }): ShopPlugin {
  if (!/^G-[A-Z\d]{4,20}$/.test(id))
    throw new RangeError(`googleTag has the id '${id}'. Use a measurement id such as G-AB12CD34EF.`);
  return tagPlugin('google-tag', `gtag/js?id=${id}`, 'googleTag', { id });
}

/**
 * A container of Google Tag Manager, for shoppers who accept analytics. It reads the data layer, in our names. The policy
 * lets in Google's own tags; name the origins of others in a plugin with `csp`.
 * @param container.id `GTM-XXXXXXX`
 * @throws RangeError for another kind of id
 */
export function tagManager({ id }: { readonly id: string }): ShopPlugin {
  if (!/^GTM-[A-Z\d]{4,20}$/.test(id))
    throw new RangeError(`tagManager has the id '${id}'. Use the id of a container such as GTM-AB12CD3.`);
  return tagPlugin('google-tag-manager', `gtm.js?id=${id}`, 'tagManager');
}
