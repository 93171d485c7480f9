import { Badge } from '../../components/Badge/Badge.tsx';
import { CheckIcon, ClockIcon, CrossCircleIcon, WarningIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { orderStatuses, type OrderStatus } from '../model/order.ts';

const good: readonly string[] = [
  'COMPLETE',
  'PICKED UP',
  'ORDER READY',
  'DELIVERED',
  'DELIVERED_MULTIPLE',
  'READY FOR PICK UP',
  'READY',
  'NO_PENDING_ACTION',
];
const bad: readonly string[] = ['CANCELLED', 'UNDELIVERABLE'];
const warned: readonly string[] = [
  'DELAYED',
  'ISSUE WITH DELIVERY',
  'UNKNOWN_STATUS',
  'CANCELLATION IN PROGRESS',
];

/** The words of a status code; a code that is not known reads as an unknown status (ACCT-044). */
export function statusWords(words: Record<OrderStatus, string>, status: string): string {
  const known = orderStatuses.find((code) => code === status);
  return words[known ?? 'UNKNOWN_STATUS'];
}

/** A status as icon, word and colour together. */
export function StatusLabel({ status }: { status: string }) {
  const { order } = useStrings();
  const text = statusWords(order.status, status);
  if (good.includes(status))
    return (
      <Badge tone="fit" icon={<CheckIcon size={16} />}>
        {text}
      </Badge>
    );
  if (bad.includes(status))
    return (
      <Badge tone="nofit" icon={<CrossCircleIcon size={16} />}>
        {text}
      </Badge>
    );
  if (warned.includes(status))
    return (
      <Badge tone="check" icon={<WarningIcon size={16} />}>
        {text}
      </Badge>
    );
  return (
    <Badge tone="info" icon={<ClockIcon size={16} />}>
      {text}
    </Badge>
  );
}
