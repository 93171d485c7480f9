import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type enUS from '../../messages/en-US.json';

/** Id of a text; every locale has the same ones. */
export type TextId = keyof typeof enUS;

export type TextValues = Readonly<Record<string, string | number | Date>>;
export type Text = (id: TextId, values?: TextValues) => string;

/** `text('cart.title')`: the page's texts in the market's language. */
export function useText(): Text {
  const { formatMessage } = useIntl();
  return useCallback((id, values) => formatMessage({ id }, values), [formatMessage]);
}

/** The same for an id that data names, such as a market's label keys. */
export function useDataText(): (id: string, values?: Readonly<Record<string, ReactNode>>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values as TextValues | undefined);
}
