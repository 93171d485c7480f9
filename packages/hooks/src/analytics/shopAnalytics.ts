import type { QueryClient } from '@tanstack/react-query';
import { headerIn } from '../header/headerIn.ts';
import { deviceOf } from '../state/device.ts';
import { readConsent } from '../storage/consent.ts';
import { cookieNames, parseCookies } from '../storage/cookies.ts';
import { createAnalytics, type Analytics } from './analytics.ts';

/** STATE-019: the analytics of a shop's tab: who and where come from header data and cookies at the time of the event. */
export const createShopAnalytics = ({
  queryClient,
  locale,
  pageType,
}: {
  readonly queryClient: QueryClient;
  readonly locale: string;
  readonly pageType: () => string | undefined;
}): Analytics =>
  createAnalytics({
    isBot: deviceOf(navigator.userAgent).deviceType === 'bot',
    consent: () => readConsent(document.cookie),
    context: () => {
      const header = headerIn(queryClient);
      return {
        pageType: pageType() ?? 'other',
        locale,
        userType: header?.myAccountMap.userType ?? '',
        hashedCustomerId: parseCookies(document.cookie)[cookieNames.hashedCustomerId] ?? '',
        storeNumber: header?.storeDetails?.storeNumber ?? '',
      };
    },
  });
