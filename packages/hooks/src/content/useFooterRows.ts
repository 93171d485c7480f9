import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { configQueries } from '../config/configQueries.ts';
import { footerRows, type FooterRows } from '../models/footerRows.ts';
import { useFooterContent } from './useContent.ts';

/** Rows of a footer that always has a copyright. */
export interface ShownFooterRows extends FooterRows {
  readonly lines: readonly [copyright: string, ...further: string[]];
}

/**
 * The footer's content as rows. Its lines end with what the server says of its data (PLUS-052): that is no content,
 * which stays the same when other parts are imported.
 * @param copyright of a footer whose content has no line
 */
export function useFooterRows(copyright: string): ShownFooterRows {
  const { data } = useFooterContent();
  const { data: config } = useQuery({ ...configQueries.global(useB2c().client), enabled: false });
  const rows = footerRows(data);
  const [first = copyright, ...further] = rows.lines;
  return { ...rows, lines: [first, ...further, ...(config?.dataNotice ? [config.dataNotice] : [])] };
}
