import type { Market } from '@driveline/markets';
import { IntlMessageFormat } from 'intl-messageformat';
import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { reportMissingLabel } from './missingLabels.ts';
import type { Messages } from './shop.ts';

/**
 * react-intl looks every message up by a key made of its whole parsed text, which costs more than formatting
 * it. Here a message is compiled once and found by its id; all else stays react-intl's.
 */
export function createFastIntl(market: Market, messages: Messages): IntlShape {
  const intl = createIntl({
    locale: market.locale,
    timeZone: market.timeZone,
    messages: messages as Record<string, string>,
    onError: (error) => {
      if (error.code === 'MISSING_TRANSLATION') return;
      console.error(error);
    },
  });
  const compiled = new Map<string, Compiled>();
  const formatMessage = (descriptor: MessageDescriptor, values?: Values): unknown => {
    const id = String(descriptor.id);
    let message = compiled.get(id);
    if (message === undefined) {
      if (!(id in messages)) {
        reportMissingLabel(id);
        return id;
      }
      compiled.set(id, (message = compile(messages[id], market.locale)));
    }
    return typeof message === 'string' ? message : message.format(values);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}

type Compiled = string | IntlMessageFormat;
type Values = Parameters<IntlMessageFormat['format']>[0];

function compile(message: unknown, locale: string): Compiled {
  return typeof message === 'string'
    ? message
    : new IntlMessageFormat(message as ConstructorParameters<typeof IntlMessageFormat>[0], locale);
}
