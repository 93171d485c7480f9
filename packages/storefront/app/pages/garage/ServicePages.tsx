import { maintenanceInterval, serviceEntry, useMaintenance, useServices } from '@driveline/hooks';
import { ButtonLink, Inline } from '@driveline/ui';
import { MaintenanceTimeline, ServiceHistory } from '@driveline/ui/account';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { DoneNote, PrintButton } from '../../parts/account/AccountFrame.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useIssueText } from '../../shop/lateWords.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { useVehicle, VehicleFrame } from './VehicleFrame.tsx';
import * as paths from '../../paths/index.ts';

/** `/user/serviceHistory/{vehicleId}`: what was done to a vehicle, by year with its cost (ACCT-053). */
export function HistoryPage() {
  const text = useText();
  const { market } = useShop();
  const { vehicleId } = useVehicle();
  const { data, isError, refetch, isFetching } = useServices(vehicleId);
  const answer = useActionData() as FormAnswer | undefined;
  const path = paths.serviceHistory(vehicleId);
  const entries = data?.services.map((service) =>
    serviceEntry(service, market, market.units.distance, paths.editService(vehicleId, service.serviceItemId)),
  );
  return (
    <VehicleFrame title={text('garage.history')}>
      <DoneNote words={{ saved: text('garage.serviceSaved'), removed: text('garage.serviceRemoved') }} />
      <Refused answer={answer} />
      <ServiceHistory
        entries={entries ?? (isError ? null : undefined)}
        addHref={paths.addService(vehicleId)}
        remove={targetAt(path, 'remove-service')}
        retry={{ onRetry: () => void refetch(), isRetrying: isFetching, href: path }}
      />
      <WaysOn href={paths.maintenance(vehicleId)}>{text('garage.maintenance')}</WaysOn>
    </VehicleFrame>
  );
}

/** `/user/maintenanceIntervals/{vehicleId}`: what it needs next (ACCT-055). */
export function MaintenancePage() {
  const text = useText();
  const { market } = useShop();
  const { vehicleId } = useVehicle();
  const { data, isError, refetch, isFetching } = useMaintenance(vehicleId);
  const path = paths.maintenance(vehicleId);
  const intervals = data?.intervals.map((interval) =>
    maintenanceInterval(interval, paths.addService(vehicleId, interval.serviceType)),
  );
  const mileageError = useMileageError();
  return (
    <VehicleFrame title={text('garage.maintenance')}>
      <DoneNote words={{ saved: text('garage.mileageSaved') }} />
      <MaintenanceTimeline
        intervals={isError ? null : intervals}
        unit={market.units.distance}
        mileage={data?.mileage ?? undefined}
        saveMileage={targetAt(path, 'save-mileage')}
        logHref={paths.addService(vehicleId)}
        retry={{ onRetry: () => void refetch(), isRetrying: isFetching, href: path }}
        {...(mileageError !== undefined && { mileageError })}
      />
      <WaysOn href={paths.serviceHistory(vehicleId)}>{text('garage.history')}</WaysOn>
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

/** The other page about the vehicle's services, and the printer. */
function WaysOn({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Inline>
      <ButtonLink href={href} variant="outline">
        {children}
      </ButtonLink>
      <PrintButton />
    </Inline>
  );
}
