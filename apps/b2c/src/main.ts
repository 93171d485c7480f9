import { serve } from '@hono/node-server';
import { createB2c } from './app.ts';
import { hostOf } from './http/cookieJar.ts';
import { clientAddressOf } from './http/clientAddress.ts';
import { refuseUnknownHost } from './http/knownHost.ts';
import { createLoadGuard, untilQuiet } from './http/loadGuard.ts';
import { serverLimits } from './http/serverLimits.ts';
import type { MailBrand } from './mail/mailBrand.ts';
import { shippedMarkets } from './markets/shipped.ts';
import { smtpMailer } from './mail/mailers.ts';
import { senderOf } from './mail/senderOf.ts';
import { createLog } from './ops/log.ts';
import { numberOf, serverSettingsOf } from './serverSettings.ts';
import { startTracing } from './ops/tracing.ts';

/** Runs the b2c server alone, on a port of its own. */
const env = process.env;
const log = createLog(env.LOG_LEVEL ?? 'info');
const trustsProxy = env.TRUST_PROXY === 'true';
const port = numberOf(env, 'PORT', 4000);
const drainMs = 10_000;
const settings = serverSettingsOf(env);
const { config, hosts, allowedHosts, isProduction } = settings;
const contact = env.SECURITY_CONTACT && { SECURITY_CONTACT: env.SECURITY_CONTACT };
const stopTracing = await startTracing(env, log);

const b2c = createB2c({
  ...settings,
  mailDir: env.MAIL_DIR || undefined,
  mailFrom: env.MAIL_FROM || undefined,
  ...(contact && { config: { ...config, values: { ...config.values, ...contact } } }),
  brand: env.MAIL_BRAND ? (JSON.parse(env.MAIL_BRAND) as MailBrand) : undefined,
  mailer: env.SMTP_URL ? smtpMailer(env.SMTP_URL, senderOf(env.MAIL_FROM, isProduction)) : undefined,
  operatorToken: env.OPERATOR_TOKEN || undefined,
  countsProcess: true,
  log,
});

// Only a proxy of ours may say which market, host, scheme and address a call has.
const told = ['x-market', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'];

function withoutClaims(request: Request): Request {
  if (trustsProxy || !told.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of told) headers.delete(name);
  return new Request(request, { headers });
}

const marketOf = (request: Request) =>
  shippedMarkets.resolveMarket(hostOf(request), { hosts, pinned: settings.pinnedMarket });

async function answer(asked: Request, peer: string | undefined): Promise<Response> {
  const request = withoutClaims(asked);
  const refused = refuseUnknownHost(request, allowedHosts, marketOf);
  return refused ?? b2c.fetch(request, { clientAddress: clientAddressOf(asked, peer, { trustsProxy, log }) });
}

await b2c.ready;
// After a wait for migrations: the log has said why, and only another start can mend it.
b2c.started.catch(() => process.exit(1));
let isClosing = false;
const guard = createLoadGuard();
const server = serve(
  {
    port,
    async fetch(request, { incoming }) {
      const answered = await guard.run(request, (asked) => {
        if (isClosing && new URL(asked.url).pathname === '/readyz')
          return Response.json({ status: 'closing' }, { status: 503 });
        return answer(asked, incoming.socket.remoteAddress);
      });
      // A client that keeps the connection would send the next request into a closing server.
      if (isClosing) answered.headers.set('connection', 'close');
      return answered;
    },
    serverOptions: serverLimits,
  },
  () => log.info({ port }, 'b2c server listens'),
);

async function drain(signal: string): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  log.info({ signal }, 'draining');
  const late = setTimeout(() => process.exit(1), drainMs);
  late.unref();
  await untilQuiet({ inFlight: () => guard.inFlight });
  server.close(() => {
    Promise.all([b2c.close(), stopTracing()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
}
process.on('SIGTERM', () => void drain('SIGTERM'));
process.on('SIGINT', () => void drain('SIGINT'));
