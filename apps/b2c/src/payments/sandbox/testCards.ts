/** What the sandbox does with a card. Any other number with a right check digit is approved. */
export type Behaviour =
  | 'approve'
  | 'decline'
  | 'insufficientFunds'
  | 'expired'
  | 'processorError'
  | 'challengePasses'
  | 'challengeFails'
  | 'answersLate'
  | 'captureFails';

/** By the last four digits; the full numbers stand in docs/payments.md. */
const byLastFour: Readonly<Record<string, Behaviour>> = {
  '0002': 'decline',
  '0127': 'decline',
  '9995': 'insufficientFunds',
  '0069': 'expired',
  '0119': 'processorError',
  '3220': 'challengePasses',
  '3238': 'challengeFails',
  '6000': 'answersLate',
  '0341': 'captureFails',
};

export const behaviourOf = (digits: string): Behaviour => byLastFour[digits.slice(-4)] ?? 'approve';
