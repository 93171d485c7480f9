import sanitizeHtml from 'sanitize-html';

/** Addresses of this site; `//host` and `/\host` would lead off it. */
const isOfThisSite = /^(?:#|\/(?![\\/]))/;
const isElsewhere = /^(?:https?|mailto|tel):/i;

/**
 * Makes HTML of a content system safe to show (CONTENT-034): a short list of tags and attributes stays, everything
 * else becomes text or is left out. Links off the site get `rel="noopener"`.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['a', 'b', 'br', 'em', 'h2', 'h3', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
    allowedAttributes: { a: ['href', 'title', 'rel'], h2: ['id'], h3: ['id'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // What they hold is no text for a reader.
    nonTextTags: [
      'script',
      'style',
      'iframe',
      'object',
      'embed',
      'svg',
      'math',
      'template',
      'noscript',
      'textarea',
      'option',
    ],
    transformTags: {
      a: (tagName, { href = '', title = '' }) => ({
        tagName,
        attribs: {
          ...((isOfThisSite.test(href) || isElsewhere.test(href)) && { href }),
          ...(title && { title }),
          ...(/^https?:/i.test(href) && { rel: 'noopener' }),
        },
      }),
    },
  });
}
