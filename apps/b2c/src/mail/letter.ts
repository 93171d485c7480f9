import type { Mail } from '../ports/mailer.ts';
import type { Block, MailItem } from './blocks.ts';
import type { MailMarket } from './mailBrand.ts';
import { mailHtml } from './mailHtml.ts';

/** A mail of blocks in the language of its market and the look of its brand, as text and as HTML. */
export function letter(
  market: MailMarket,
  mail: Pick<Mail, 'id' | 'to' | 'subject' | 'replyTo'>,
  blocks: readonly Block[],
): Mail {
  return {
    ...mail,
    language: market.locale,
    text: textOf(market, blocks),
    html: mailHtml(market, mail.subject, blocks),
  };
}

/** Paragraphs of their own as blocks; line breaks within one stay. */
export const paragraphs = (texts: readonly string[]): Block[] => texts.map((text) => ({ lines: [text] }));

function textOf({ brand, code }: MailMarket, blocks: readonly Block[]): string {
  const company = brand?.companies?.[code];
  const parts = [...(brand ? [brand.name] : []), ...blocks.map(blockText), ...(company ? [company] : [])];
  return parts.filter(Boolean).join('\n\n');
}

const blockText = ({ heading, lines = [], code, items = [], amounts = [], button }: Block): string =>
  [
    ...(heading ? [heading] : []),
    ...lines,
    ...(code ? [code] : []),
    ...items.map(itemText),
    ...amounts.map(([label, value]) => `${label}: ${value}`),
    ...(button ? [`${button.label}: ${button.href}`] : []),
  ].join('\n');

const itemText = ({ title, notes, amount }: MailItem): string => [title, ...notes, amount].join(' · ');
