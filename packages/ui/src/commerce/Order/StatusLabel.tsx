import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { ReceiptIcon } from '../../components/Icon/accountIcons.tsx';
import { UndoIcon } from '../../components/Icon/actionIcons.tsx';
import {
  BagIcon,
  ClipboardCheckIcon,
  CreditCardIcon,
  DoorstepIcon,
  PackageIcon,
  ReturnIcon,
  TruckIcon,
} from '../../components/Icon/commerceIcons.tsx';
import type { IconProps } from '../../components/Icon/Icon.tsx';
import {
  CheckCircleIcon,
  CheckIcon,
  ClockIcon,
  CrossCircleIcon,
  LateIcon,
  QuestionIcon,
  WarningIcon,
} from '../../components/Icon/statusIcons.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { shownStatuses, type ShownStatus } from '@driveline/validation';
import type { FunctionComponent } from 'react';
import type { ReturnedParts } from '../model/account.ts';
import type { BlockProps } from '../private/blockProps.ts';

type Look = readonly [BadgeProps['tone'], FunctionComponent<IconProps>];

/** Statuses of one station share an icon; no two stations do, so that a list is read at a glance (WCAG 1.4.1). */
const looks: Readonly<Record<ShownStatus, Look>> = {
  SUBMITTED: ['info', ClipboardCheckIcon],
  'AWAITING PAYMENT': ['check', CreditCardIcon],
  PROCESSING: ['info', PackageIcon],
  'READY TO SHIP': ['info', PackageIcon],
  'ORDER READY': ['fit', BagIcon],
  'READY FOR PICK UP': ['fit', BagIcon],
  READY: ['fit', BagIcon],
  SHIPPED: ['info', TruckIcon],
  SHIPPED_MULTIPLE: ['info', TruckIcon],
  'OUT FOR DELIVERY': ['info', TruckIcon],
  DELIVERED: ['fit', DoorstepIcon],
  DELIVERED_MULTIPLE: ['fit', DoorstepIcon],
  'PICKED UP': ['fit', CheckIcon],
  COMPLETE: ['fit', CheckCircleIcon],
  NO_PENDING_ACTION: ['fit', CheckCircleIcon],
  DELAYED: ['check', LateIcon],
  'ISSUE WITH DELIVERY': ['check', WarningIcon],
  UNDELIVERABLE: ['nofit', WarningIcon],
  UNKNOWN_STATUS: ['check', QuestionIcon],
  'CANCELLATION IN PROGRESS': ['check', ClockIcon],
  CANCELLED: ['nofit', CrossCircleIcon],
  'RETURN STARTED': ['info', ReturnIcon],
  'RETURN RECEIVED': ['info', UndoIcon],
  REFUNDED: ['fit', ReceiptIcon],
  'RETURN CANCELLED': ['nofit', CrossCircleIcon],
};

const knownStatus = (status: string): ShownStatus =>
  shownStatuses.find((code) => code === status) ?? 'UNKNOWN_STATUS';

/** The words of a status code; a code that is not known reads as an unknown status (ACCT-044). */
export function statusWords(words: Record<ShownStatus, string>, status: string): string {
  return words[knownStatus(status)];
}

export interface StatusLabelProps extends BlockProps<'span'> {
  /** A `ShownStatus`; another one reads as unknown. */
  status: string;
  /** What of the order comes back, or came: a status of its own beside the order's. */
  returned?: ReturnedParts | undefined;
}

/** A status as icon, word and colour together; of an order whose parts come back, theirs too. */
export function StatusLabel({ status, returned, ...rest }: StatusLabelProps) {
  const { account } = useStrings();
  if (!returned) return <Label status={status} {...rest} />;
  const { parts, of, isCore } = returned;
  const note = isCore ? account.history.returnedCore : parts < of && account.history.returnedParts(parts, of);
  return (
    <Inline as="span" gap={3} {...rest}>
      <Label status={status} />
      <Label status={returned.status} />
      {note && (
        <Text as="span" size="bodyS" tone="secondary">
          {note}
        </Text>
      )}
    </Inline>
  );
}

function Label({ status, ...rest }: Omit<StatusLabelProps, 'returned'>) {
  const { order } = useStrings();
  const [tone, Sign] = looks[knownStatus(status)];
  return (
    <Badge tone={tone} icon={<Sign size={16} />} {...rest}>
      {statusWords(order.status, status)}
    </Badge>
  );
}
