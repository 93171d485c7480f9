export { createB2c, type B2c, type B2cOptions } from './app.ts';
export { failureResponse, refusalResponse } from './http/failureResponse.ts';
export { databaseTimeoutsOf, type DatabaseTimeouts } from './db/timeLimits.ts';
export { reachDatabase } from './db/reachDatabase.ts';
export { createLoadGuard, untilQuiet, type LoadGuard, type LoadGuardOptions } from './http/loadGuard.ts';
export { lastForwarded } from './http/forwarded.ts';
export { requestIdOf } from './http/requestId.ts';
export { serverLimits } from './http/serverLimits.ts';
export type { CallBindings } from './http/services.ts';
export type { ChatDesk, ChatTurn, DeskAnswer } from './chat/chatDesk.ts';
export type { AskedContent, ContentEntries, ContentPort } from './content/contentPort.ts';
export { contentstack, type ContentstackOptions } from './content/contentstack.ts';
export { fileContent, type MarketContent } from './content/fileContent.ts';
export { localEndpoints, type LocalEndpointsOptions } from './content/localEndpoints.ts';
export { openContent, type OpenContentOptions } from './content/openContent.ts';
export type { FitPort } from './cart/fitPort.ts';
export type { Mail, Mailer } from './mail/mailer.ts';
export { folderMailer, smtpMailer } from './mail/mailers.ts';
export { createLog, errorsTo, type LogLine } from './ops/log.ts';
export { readSecrets } from './ops/secrets.ts';
export { withoutEmails } from './ops/withoutEmails.ts';
export { startTracing } from './ops/tracing.ts';
export { heldClock, systemClock, type Clock } from './ops/clock.ts';
export {
  PaymentGatewayError,
  PaymentRefusedError,
  type Charge,
  type DeclineCode,
  type GatewayEvent,
  type GatewaySession,
  type Instrument,
  type PaymentGateway,
  type PaymentInstructions,
  type PaymentToken,
  type SessionRequest,
  type WalletGateway,
} from './payments/gateway.ts';
export type { CaptchaPort } from './payments/captcha.ts';
export { moneyGaps } from './pricing/moneyGaps.ts';
export { sampleTax, type TaxAnswer, type TaxedAmount, type TaxPlace, type TaxPort } from './pricing/tax.ts';
export { memoryRateLimiter, type RateLimiter, type RateRule, type RateUse } from './http/rateLimit.ts';
