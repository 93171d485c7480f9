export { createB2c, type B2c, type B2cOptions } from './app.ts';
export { busyPage } from './http/busyPage.ts';
export { failureResponse, refusalResponse } from './http/failureResponse.ts';
export { misdirected } from './http/knownHost.ts';
export type { DatabaseSettings } from './db/databaseSettings.ts';
export type { DatabaseTimeouts } from './db/timeLimits.ts';
export { requireSecurityContact, securityTxtPath } from './content/securityTxt.ts';
export { reachDatabase } from './db/reachDatabase.ts';
export { createLoadGuard, untilQuiet, type LoadGuard, type LoadGuardOptions } from './http/loadGuard.ts';
export { clientAddressOf } from './http/clientAddress.ts';
export { isHost, lastForwarded, plainHost } from './http/forwarded.ts';
export { hasEntity } from './http/hasEntity.ts';
export { requestIdOf } from './http/requestId.ts';
export { serverLimits } from './http/serverLimits.ts';
export type { OwnWords, ServerWordId } from './messages/index.ts';
export type { CallBindings } from './http/services.ts';
export type { ChatDesk, ChatTurn, DeskAnswer } from './ports/chatDesk.ts';
export type { AskedContent, ContentEntries, ContentPort } from './ports/contentPort.ts';
export { contentstack, type ContentstackOptions } from './content/contentstack.ts';
export { fileContent, type MarketContent } from './content/fileContent.ts';
export {
  policyReportPath,
  policyReports,
  policyReportsOf,
  type PolicyReportsOptions,
} from './content/policyReports.ts';
export { localEndpoints, type LocalEndpointsOptions } from './content/localEndpoints.ts';
export { openContent, type OpenContentOptions } from './content/openContent.ts';
export type { FitPort } from './ports/fitPort.ts';
export type { Mail, Mailer } from './ports/mailer.ts';
export type { MailBrand } from './mail/mailBrand.ts';
export { mailPicture } from './mail/mailPicture.ts';
export { folderMailer, smtpMailer } from './mail/mailers.ts';
export { senderOf } from './mail/senderOf.ts';
export { deploymentOf, listOf, pairsOf, type Deployment } from './http/deployment.ts';
export { createForwarder, type BatchEdge } from './ops/createForwarder.ts';
export { keepBuilds, type FindKept, type KeptBuildsOptions, type KeptFile } from './ops/keptBuilds.ts';
export { createLog, errorsTo, type LogLine } from './ops/log.ts';
export {
  localHosts,
  numberOf,
  originsOf,
  serverSettingsOf,
  type Environment,
  type ServerSettings,
} from './serverSettings.ts';
export { readSecrets } from './ops/secrets.ts';
export { withoutEmails } from './ops/withoutEmails.ts';
export { startTracing } from './ops/tracing.ts';
export { heldClock, systemClock, type Clock } from './clock/clock.ts';
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
} from './ports/gateway.ts';
export type { CaptchaPort } from './ports/captcha.ts';
export { captchaOf, siteVerify, type SiteVerifyOptions } from './payments/siteVerify.ts';
export type { PlatePort, PlateVehicle } from './ports/platePort.ts';
export type { PostalAddress, PostalAddressPort } from './ports/postalAddressPort.ts';
export { calendarOf, type Calendar, type Holiday } from './clock/calendar.ts';
export { never, type DeliveryTerms, type Rate } from './markets/deliveryTerms.ts';
export { cautiousLogistics, type Logistics, type Transfer } from './markets/logistics.ts';
export type {
  CatalogNames,
  DemonstrationTerms,
  MarketSeed,
  PopularModel,
  PostalPlace,
  SamplePerson,
  StoreSeed,
  VehicleLine,
  WeekHours,
} from './markets/marketSeed.ts';
export type { PriceTerms } from './markets/priceTerms.ts';
export type { RewardsProgram } from './markets/rewardsProgram.ts';
export type {
  GeonamesTerms,
  MarketModule,
  ReturnRights,
  ServerMarket,
  ServerMarkets,
} from './markets/serverMarket.ts';
export {
  createServerMarkets,
  marketGaps,
  MarketGapsError,
  wholeModules,
  type GivenModule,
} from './markets/serverMarkets.ts';
export { shippedModules, soldModules, withShippedTerms } from './markets/shipped.ts';
export { percent, percents, type MarketTax, type TaxTerms } from './markets/taxTerms.ts';
export { termsTax } from './pricing/tax.ts';
export type {
  FacetCount,
  FacetCounts,
  ModelName,
  PriceBounds,
  Query,
  SearchPort,
  Shelf,
  ShelfFilters,
  ShelfHit,
  ShelfLimits,
  ShelfPlaces,
  ShelfRequest,
  ShelfSort,
  SuggestRequest,
  Suggestions,
} from './ports/searchPort.ts';
export type { Answers, FitCondition, FitState, FitVehicle, PartVerdict } from './ports/partVerdict.ts';
export type { SessionVehicle } from './ports/session.ts';
export type { TextMessage, Texter } from './ports/texter.ts';
export type { TaxAnswer, TaxedAmount, TaxLine, TaxPlace, TaxPort } from './ports/taxPort.ts';
export { memoryRateLimiter, type RateLimiter, type RateRule, type RateUse } from './http/rateLimit.ts';
