import { configQueries, type PageFacts } from '@driveline/hooks';
import { configPlugins, useManagedConsent, useMeasured } from '@driveline/hooks/analytics';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigation } from 'react-router-dom';
import { scriptConfig } from '../../shop/scriptConfig.ts';
import { measures } from '../../shop/measures.ts';
import { useShop } from '../../shop/useShop.ts';
import { storage } from '../../shop/storage.ts';
import { pluginModules } from 'virtual:driveline/plugins';
import * as paths from '../../paths/index.ts';

/** Follows the shopper as far as they let it (STATE-018 to STATE-026). */
export function Measured({ frame }: Pick<PageFacts, 'frame'>) {
  const { client, market, record } = useShop();
  const { data } = useQuery({ ...configQueries.global(client), enabled: false });
  const config = scriptConfig(data);
  const plugins = [...(record.plugins ?? []), ...configPlugins(config, location.hostname)];
  useManagedConsent(config);
  useMeasured({
    ...measures(),
    storage,
    plugins,
    modules: pluginModules,
    shop: { market: market.code, locale: market.locale, currency: market.currency.code },
    place: useLocation(),
    page: { frame, sending: useSending() },
  });
  return null;
}

/** The intent of the form that is on its way; the cart's own way to the checkout is the one without a name. */
function useSending(): string | undefined {
  const { formAction, formData } = useNavigation();
  if (!formData) return undefined;
  const isCart = formAction === paths.cart() && !formData.has('intent');
  return isCart ? 'check-out' : String(formData.get('intent'));
}
