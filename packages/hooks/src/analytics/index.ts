export { createAnalytics } from './analytics.ts';
export type { Analytics } from './analytics.ts';
export * from './errorReports.ts';
export { withoutPersonal } from './events.ts';
export type { AnalyticsContext, AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from './events.ts';
export * from './logger.ts';
export * from './missingLabels.ts';
export * from './scripts.ts';
export * from './vitals.ts';
