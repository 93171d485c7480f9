import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import type { Log } from './log.ts';

const tracer = trace.getTracer('@driveline/b2c');

/** Runs `work` as a span. Without an exporter it costs a function call. */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

interface Sdk {
  start(): void;
  shutdown(): Promise<void>;
}

/**
 * Sends spans where `OTEL_EXPORTER_OTLP_ENDPOINT` says, by the SDK that the operator installs beside the server:
 * it is large, and most shops run without. Call it before anything is served.
 * @returns ends what is under way, for the drain
 */
export async function startTracing(
  env: Readonly<Record<string, string | undefined>>,
  log: Log,
  load: (name: string) => Promise<unknown> = (name) => import(name),
): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  try {
    const { NodeSDK } = (await load('@opentelemetry/sdk-node')) as { NodeSDK: new (options: object) => Sdk };
    const sdk = new NodeSDK({ serviceName: env.OTEL_SERVICE_NAME ?? 'driveline' });
    sdk.start();
    return () => sdk.shutdown();
  } catch (error) {
    log.error({ err: error }, 'no spans are sent: npm install @opentelemetry/sdk-node beside the server');
    return async () => undefined;
  }
}
