import { accountRoutes } from './account/accountRoutes.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { catalogRoutes } from './catalog/catalogRoutes.ts';
import { chatRoutes } from './chat/chatRoutes.ts';
import { checkoutRoutes } from './checkout/checkoutRoutes.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import { securityTxt } from './content/securityTxt.ts';
import { shellRoutes } from './content/shellRoutes.ts';
import type { Database } from './db/database.ts';
import { failureResponse, refusalResponse } from './http/failureResponse.ts';
import { marketOf } from './http/route.ts';
import type { B2cApp } from './http/services.ts';
import { garageRoutes } from './garage/garageRoutes.ts';
import { giftCardRoutes } from './giftCards/giftCardRoutes.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { freeBytesOf } from './http/readiness.ts';
import type { KeyRing } from './ops/keyRing.ts';
import type { Secrets } from './ops/secrets.ts';
import { operatorRoutes } from './orders/operatorRoutes.ts';
import { logoRoute } from './mail/mailLogo.ts';
import { orderRoutes } from './orders/orderRoutes.ts';
import { moderationRoutes } from './reviews/moderationRoutes.ts';
import { reviewRoutes } from './reviews/reviewRoutes.ts';
import { identityRoutes } from './signIn/identityRoutes.ts';
import { partnerRoutes } from './partners/partnerRoutes.ts';
import { paymentRoutes } from './checkout/payment/paymentRoutes.ts';
import { parcelPage } from './orders/simulator/parcelPage.ts';
import { sandboxPay } from './payments/sandbox/sandboxPay.ts';
import { signatureHeader, signWebhook } from './payments/sandbox/webhookSignature.ts';
import { webhookPath, webhookRoute } from './orders/webhookRoute.ts';
import { dealRoutes } from './deals/dealRoutes.ts';
import { promotionRoutes } from './checkout/promotionRoutes.ts';
import { rewardsRoutes } from './rewards/rewardsRoutes.ts';
import { savedCardRoutes } from './savedCards/savedCardRoutes.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { storeRoutes } from './stores/storeRoutes.ts';
import { vehicleRoutes } from './garage/vehicleRoutes.ts';
import { warrantyRoutes } from './warranties/warrantyRoutes.ts';
import type { B2cOptions } from './b2cOptions.ts';

/** Puts every row of the contract, and what stands beside it, on the app. */
export function mountRoutes(app: B2cApp, database: Database, options: B2cOptions, secrets: Secrets): void {
  const { hono, services } = app;
  healthRoutes(app, database, {
    metricsToken: secrets.metrics,
    freeBytes: () => freeBytesOf(options.dataDir ?? '.data'),
  });
  storeRoutes(app);
  partnerRoutes(app);
  vehicleRoutes(app);
  garageRoutes(app);
  warrantyRoutes(app);
  rewardsRoutes(app);
  catalogRoutes(app);
  searchRoutes(app);
  cartRoutes(app);
  checkoutRoutes(app);
  promotionRoutes(app);
  dealRoutes(app);
  paymentRoutes(app);
  giftCardRoutes(app);
  orderRoutes(app);
  webhookRoute(app);
  contactRoutes(app);
  chatRoutes(app);
  shellRoutes(app);
  securityTxt(app);
  logoRoute(app, options.brand);
  identityRoutes(app);
  accountRoutes(app);
  savedCardRoutes(app);
  reviewRoutes(app);
  if (secrets.operator) {
    hono.route('/', operatorRoutes(services, secrets.operator));
    hono.route('/', moderationRoutes(services, secrets.operator));
  }
  if (!options.payment)
    hono.route('/', sandboxPay({ ...services, sendWebhook: sandboxSender(app, secrets.webhook) }));
  hono.route('/', parcelPage(services));
  hono.notFound((c) => refusalResponse('error_path_missing', marketOf(services, c.req.raw)));
  hono.onError((error, c) => {
    services.log.error({ err: error, path: c.req.path }, 'request failed');
    return failureResponse(error, marketOf(services, c.req.raw));
  });
}

/** The sandbox lives in this process: its messages come in by the same door as those of another company. */
function sandboxSender({ hono, services }: B2cApp, [{ secret }]: KeyRing) {
  return async (body: string): Promise<Response> => {
    const headers = { [signatureHeader]: signWebhook(secret, services.clock.now(), body) };
    const url = `http://localhost${webhookPath}/sandbox`;
    return hono.fetch(new Request(url, { method: 'POST', body, headers }));
  };
}
