export { contentstack } from '../../server/contentstack.ts';
export type { ContentPort } from '../../server/contentPort.ts';
export { googleTag, tagManager } from './googleTag.ts';
export { mapTiles } from './mapTiles.ts';
export { openTelemetryErrors, type OpenTelemetryOptions } from './openTelemetryErrors.ts';
export { sentryErrors, type SentryOptions } from './sentryErrors.ts';
