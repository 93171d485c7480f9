import { garageQueries, maintenanceInterval, useB2c } from '@driveline/hooks';
import { ButtonLink, Inline } from '@driveline/ui';
import { MaintenanceTimeline } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useActionData } from 'react-router-dom';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useIssueText } from '../../shop/lateWords.tsx';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { DoneNote, PrintButton } from '../account-page/index.ts';
import { addServicePath, historyPath, maintenancePath } from './paths.ts';
import { useVehicle } from './useVehicle.ts';
import { VehicleFrame } from './VehicleFrame.tsx';

/** `/user/maintenanceIntervals/{vehicleId}`: what it needs next (ACCT-055). */
export function MaintenancePage() {
  const text = useText();
  const { market } = useShop();
  const { client } = useB2c();
  const { vehicleId } = useVehicle();
  const { data, isError, refetch, isFetching } = useQuery(garageQueries.maintenance(client, vehicleId));
  const path = maintenancePath(vehicleId);
  const error = useMileageError();
  return (
    <VehicleFrame title={text('garage.maintenance')}>
      <DoneNote words={{ saved: text('garage.mileageSaved') }} />
      <MaintenanceTimeline
        intervals={
          isError
            ? null
            : data?.intervals.map((interval) =>
                maintenanceInterval(interval, addServicePath(vehicleId, interval.serviceType)),
              )
        }
        unit={market.units.distance}
        mileage={data?.mileage ?? undefined}
        saveMileage={{ action: path, intent: 'save-mileage' }}
        logHref={addServicePath(vehicleId)}
        retry={{ onRetry: () => void refetch(), isRetrying: isFetching, href: path }}
        {...(error !== undefined && { mileageError: error })}
      />
      <Inline>
        <ButtonLink href={historyPath(vehicleId)} variant="outline">
          {text('garage.history')}
        </ButtonLink>
        <PrintButton />
      </Inline>
    </VehicleFrame>
  );
}

/** Why the last mileage was not taken. */
function useMileageError(): string | undefined {
  const text = useText();
  const { issueText } = useIssueText();
  const answer = useActionData() as FormAnswer | undefined;
  const [issue] = answer?.issues ?? [];
  return issue ? issueText(issue) : answer && (answer.message || text('error_generic'));
}
