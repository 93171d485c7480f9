/** 'Ana' → 'A••': enough to know one's own, too little to learn another's. */
export const maskedWord = (word: string | null): string =>
  word ? (word[0] ?? '') + '•'.repeat(Math.max(1, Math.min(6, [...word].length - 1))) : '';

/** 'ana@example.com' → 'a•••@e•••.com' */
export function maskedEmail(email: string | null): string {
  const [local = '', domain = ''] = (email ?? '').split('@');
  if (!local || !domain) return '';
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${local[0]}•••@${domain[0]}•••${end}`;
}

/** The last two digits: the last four answer a question. */
export const maskedPhone = (phone: string | null): string => (phone ? `••••${phone.slice(-2)}` : '');

/** The last four digits of a card. */
export const maskedId = (rewardsId: string): string => `•••• ${rewardsId.slice(-4)}`;
