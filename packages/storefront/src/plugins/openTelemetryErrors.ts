import { definePlugin, type ShopPlugin } from './definePlugin.ts';
import type { ErrorReport } from './errorExport.ts';

export interface OpenTelemetryOptions {
  /** Base address of a collector, `http://localhost:4318`: logs go to `/v1/logs` below it. Unset sends nothing. */
  readonly endpoint: string | undefined;
  /** Such as the key of a service that takes logs itself. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `service.name` of the records; `storefront` by default. */
  readonly service?: string;
}

/**
 * Sends errors of browsers and of the server as log records of OpenTelemetry (OTLP over HTTP, as JSON), from the server.
 * @throws RangeError for an endpoint that is no http address
 */
export function openTelemetryErrors(options: OpenTelemetryOptions): ShopPlugin {
  const { endpoint, headers = {}, service = 'storefront' } = options;
  const name = 'open-telemetry';
  if (!endpoint) return definePlugin({ name, errors: undefined });
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new RangeError(
      `openTelemetryErrors has the endpoint '${endpoint}'. Use the address of a collector such as http://localhost:4318.`,
    );
  const url = `${endpoint.replace(/\/$/, '')}/v1/logs`;
  return definePlugin({
    name,
    errors: (reports) => {
      const scopeLogs = [{ scope: { name: '@driveline/storefront' }, logRecords: reports.map(toRecord) }];
      const resource = { attributes: attributesOf({ 'service.name': service }) };
      const body = JSON.stringify({ resourceLogs: [{ resource, scopeLogs }] });
      return [{ url, headers: { ...headers, 'content-type': 'application/json' }, body }];
    },
  });
}

/** By the semantic conventions for exceptions. */
const toRecord = ({ time, from, name, message, stack, path, requestId }: ErrorReport) => ({
  timeUnixNano: `${time}000000`,
  severityNumber: 17,
  severityText: 'ERROR',
  body: { stringValue: message },
  attributes: attributesOf({
    'exception.type': name,
    'exception.message': message,
    'exception.stacktrace': stack,
    'url.path': path,
    'driveline.from': from,
    'driveline.request_id': requestId,
  }),
});

const attributesOf = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([key, stringValue]) =>
    stringValue ? [{ key, value: { stringValue } }] : [],
  );
