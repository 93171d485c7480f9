import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { CheckIcon, ClockIcon, CrossCircleIcon, WarningIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { shownStatuses, type ShownStatus } from '@driveline/validation';
import type { BlockProps } from '../private/blockProps.ts';

const good: readonly string[] = [
  'COMPLETE',
  'PICKED UP',
  'ORDER READY',
  'DELIVERED',
  'DELIVERED_MULTIPLE',
  'READY FOR PICK UP',
  'READY',
  'NO_PENDING_ACTION',
  'REFUNDED',
] satisfies ShownStatus[];
const bad: readonly string[] = ['CANCELLED', 'UNDELIVERABLE', 'RETURN CANCELLED'] satisfies ShownStatus[];
const warned: readonly string[] = [
  'DELAYED',
  'ISSUE WITH DELIVERY',
  'UNKNOWN_STATUS',
  'CANCELLATION IN PROGRESS',
  'AWAITING PAYMENT',
] satisfies ShownStatus[];

/** The words of a status code; a code that is not known reads as an unknown status (ACCT-044). */
export function statusWords(words: Record<ShownStatus, string>, status: string): string {
  const known = shownStatuses.find((code) => code === status);
  return words[known ?? 'UNKNOWN_STATUS'];
}

export interface StatusLabelProps extends BlockProps<'span'> {
  /** A `ShownStatus`; another one reads as unknown. */
  status: string;
}

/** A status as icon, word and colour together. */
export function StatusLabel({ status, ...rest }: StatusLabelProps) {
  const { order } = useStrings();
  return (
    <Badge {...lookOf(status)} {...rest}>
      {statusWords(order.status, status)}
    </Badge>
  );
}

function lookOf(status: string): Pick<BadgeProps, 'tone' | 'icon'> {
  if (good.includes(status)) return { tone: 'fit', icon: <CheckIcon size={16} /> };
  if (bad.includes(status)) return { tone: 'nofit', icon: <CrossCircleIcon size={16} /> };
  if (warned.includes(status)) return { tone: 'check', icon: <WarningIcon size={16} /> };
  return { tone: 'info', icon: <ClockIcon size={16} /> };
}
