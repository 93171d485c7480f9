import type { Market } from '@driveline/markets';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { Mail } from '../ports/mailer.ts';

/** A mail of paragraphs; line breaks within one stay. */
export function plainMail(
  market: Market,
  mail: Pick<Mail, 'id' | 'to' | 'subject' | 'replyTo'>,
  paragraphs: readonly string[],
): Mail {
  const body = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('');
  const head = `<meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title>`;
  return {
    ...mail,
    language: market.locale,
    text: paragraphs.join('\n\n'),
    html: `<!doctype html><html lang="${market.locale}"><head>${head}</head><body>${body}</body></html>`,
  };
}
