const email = /[^@]@[^@]*[^@.]\.[a-z]{2}/i;

/** A text that names nobody's address: what mail servers answer, and what pages and drivers say, may hold one. */
export const withoutEmails = (text: string): string =>
  text.replace(/[^\s<>"',;:()]+/g, (word) => (email.test(word) ? '[redacted]' : word));
