import { consentCookie, consentOf, readConsent } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import type { RouteArgs } from '../../data/actionData.ts';
import { postedForm } from '../../data/postedForm.ts';
import { requestShop } from '../../shop/requestShop.ts';
import * as paths from '../../paths/index.ts';

/** What the shopper has accepted so far. */
export const loadConsent = ({ context }: RouteArgs) => ({
  accepted: readConsent(context.get(requestShop).cookie) ?? [],
});

/** Keeps the choice in a cookie of this browser and says so. */
export async function consentAction({ request, context }: RouteArgs) {
  const { setCookies, origin } = context.get(requestShop);
  const secure = origin.startsWith('https:');
  setCookies.push(consentCookie(consentOf(await postedForm(request)), { secure }));
  return redirect(`${paths.cookieSettings()}?saved`, 303);
}
