import { Badge } from '../../components/Badge/Badge.tsx';
import { CheckIcon, ClockIcon, QuestionIcon, WarningIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { MaintenanceStatus } from '../model/account.ts';

const looks = {
  overdue: { tone: 'nofit', Icon: WarningIcon },
  dueSoon: { tone: 'check', Icon: ClockIcon },
  later: { tone: 'fit', Icon: CheckIcon },
  unrecorded: { tone: 'neutral', Icon: QuestionIcon },
} as const;

/** How urgent a service is, as icon, word and colour together. */
export function MaintenanceBadge({ status }: { status: MaintenanceStatus }) {
  const { garage } = useStrings().account;
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={16} />}>
      {garage.status[status]}
    </Badge>
  );
}
