import { createForwarder } from '@driveline/b2c';
import type { ShopPlugin } from '../src/plugins/definePlugin.ts';
import { errorReports } from './errorReports.ts';
import { log } from './log.ts';

/** Forwards what the process logs as errors to the plugins that take them. @returns sends what waits, and ends it */
export function forwardErrors(plugins: readonly ShopPlugin[] = []): () => Promise<void> {
  const warn = log.warn.bind(log);
  const forwarders = plugins.flatMap(({ name, errors }) =>
    errors ? [createForwarder(name, errors, { warn })] : [],
  );
  const ends = forwarders.map(({ report }) => errorReports.follow(report));
  return async () => {
    for (const end of ends) end();
    await Promise.all(forwarders.map(({ close }) => close()));
  };
}
