// The storefront's server with a payment service behind a network: what the sandbox answers travels through PAYMENT_VIA.
import { join } from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';

const part = (...path) => import(at(...path));
const [
  { createServer },
  { listen },
  { readSettings },
  { readStaticFiles },
  { contentOf },
  { brandOf },
  { shop },
] = await Promise.all([
  part('packages', 'storefront', 'server', 'createServer.ts'),
  part('packages', 'storefront', 'server', 'listen.ts'),
  part('packages', 'storefront', 'server', 'settings.ts'),
  part('packages', 'storefront', 'server', 'staticFiles.ts'),
  part('packages', 'storefront', 'server', 'content.ts'),
  part('packages', 'storefront', 'src', 'defineShop.ts'),
  part('apps', 'storefront', 'shop.config.ts'),
]);
const [
  { createB2c, PaymentGatewayError, smtpMailer, systemClock },
  { sandboxGateway },
  { sandboxPay },
  { openDatabase },
] = await Promise.all([
  part('apps', 'b2c', 'src', 'index.ts'),
  part('apps', 'b2c', 'src', 'payments', 'sandbox', 'sandboxGateway.ts'),
  part('apps', 'b2c', 'src', 'payments', 'sandbox', 'sandboxPay.ts'),
  part('apps', 'b2c', 'seed', 'index.ts'),
]);
const { createMarkets, markets } = await import(at('packages', 'markets', 'src', 'index.ts'));

const via = process.env.PAYMENT_VIA;

/** The work is done before its answer travels: a broken answer is the worst that can happen to a charge. */
function overNetwork(service) {
  return new Proxy(service, {
    get(target, name) {
      const value = target[name];
      if (name === 'wallets') return overNetwork(value);
      if (typeof value !== 'function' || name === 'readWebhook') return value;
      return async (...given) => {
        const answer = await value.apply(target, given);
        try {
          const reply = await fetch(`${via}/${String(name)}`, {
            method: 'POST',
            body: JSON.stringify({ answer }),
          });
          if (!reply.ok) throw new Error(`It answers ${reply.status}.`);
          return (await reply.json()).answer;
        } catch (error) {
          throw new PaymentGatewayError('The payment service gave no answer.', { cause: error });
        }
      };
    },
  });
}

const settings = readSettings();
const folder = at('apps', 'storefront', 'build');
const build = await import(join(folder, 'server', 'index.js'));
// Seeded before: the trial looks at the same folder afterwards.
const database = await openDatabase({ dataDir: join(settings.dataDir, 'b2c') });
const { db } = database;
const inner = createB2c({
  database,
  payment: overNetwork(sandboxGateway({ db, clock: systemClock })),
  content: contentOf(shop, brandOf(shop, settings.brand)),
  ...(settings.smtpUrl && { mailer: smtpMailer(settings.smtpUrl, settings.mailFrom) }),
  dataDir: settings.dataDir,
  isProduction: true,
});
await inner.ready;
const cardPages = sandboxPay({
  db,
  clock: systemClock,
  markets: createMarkets(markets),
  sendWebhook: () => Promise.resolve(new Response()),
});
const b2c = {
  fetch: (request, bindings) =>
    new URL(request.url).pathname.startsWith('/sandbox-pay/')
      ? cardPages.fetch(request)
      : inner.fetch(request, bindings),
};
const {
  fetch: answer,
  markets: sold,
  closing,
  inFlight,
} = createServer({
  shop,
  settings,
  b2c,
  loadBuild: async () => build,
  clientFiles: readStaticFiles(join(folder, 'client'), (path) => path.startsWith('/assets/')),
});
await listen({
  markets: sold,
  settings,
  fetch: answer,
  onClose: async () => {
    await inner.close();
    await database.close();
  },
  onClosing: closing,
  inFlight,
});
