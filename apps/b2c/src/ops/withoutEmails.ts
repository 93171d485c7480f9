const email = /[^\s@<>"']{1,64}@[^\s@<>"']{1,190}\.[a-z]{2,}/gi;

/** A text that names nobody's address: what mail servers answer, and what pages and drivers say, may hold one. */
export const withoutEmails = (text: string): string => text.replace(email, '[redacted]');
