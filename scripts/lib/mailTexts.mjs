const decoded = (text) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** `=?UTF-8?Q?Tu_pedido?=` of a header as it is read. */
const header = (text) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decoded(word.replaceAll('_', ' ')),
    );

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' ' };

/**
 * What who gets a mail reads of it: its subject, and the lines of its text and of its HTML.
 * @param {string} mail as it lies in the outbox
 * @returns {string[]}
 */
export function mailTexts(mail) {
  const [head = '', ...parts] = mail.split(/\r?\n--[^\r\n]*\r?\n/);
  const subject = /^Subject: ([^\n]*(?:\n[ \t][^\n]*)*)/m.exec(head)?.[1] ?? '';
  return [
    header(subject),
    ...parts.flatMap((part) => {
      const [about = '', ...rest] = part.split(/\r?\n\r?\n/);
      const body = rest.join('\n\n');
      if (!/^Content-Type: text\//im.test(about)) return [];
      const text = /quoted-printable/i.test(about) ? decoded(body) : body;
      if (!/text\/html/i.test(about)) return text.split('\n');
      return text
        .replace(/<style[^]*?<\/style>/g, ' ')
        .replace(/<[^>]*\s(?:alt|title)="([^"]*)"[^>]*>/g, '<b>$1<b>')
        .split(/<[^>]*>/)
        .map((line) => line.replace(/&([\w#]+);/g, (whole, name) => ENTITIES[name] ?? whole));
    }),
  ].filter((line) => line.trim() !== '' && !/^\s*https?:/.test(line));
}
