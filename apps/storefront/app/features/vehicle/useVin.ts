import { useB2c, vehicleQueries } from '@driveline/hooks';
import { vin as vinRule } from '@driveline/validation';
import type { VinFinderProps } from '@driveline/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../shop/useErrorText.ts';
import { lateIssueText } from '../../shop/lateWords.tsx';
import { useIssueText } from '../../shop/useIssueText.ts';
import { bareVin, type VinAnswer } from './findVinAction.ts';

/** Looks a VIN up in place; before script, and without, its form is posted to the vehicle page. */
export function useVin(start: VinAnswer | undefined): Omit<VinFinderProps, 'save'> {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const issueText = useIssueText();
  const [found, setFound] = useState<VinAnswer>();
  const [isPending, setPending] = useState(false);
  const answer = found ?? start;
  const find = async (vin: string) => {
    const issue = vinRule(vin);
    setPending(true);
    try {
      if (issue) setFound({ vin, message: await lateIssueText(issue) });
      else setFound({ vin, ...(await queryClient.fetchQuery(vehicleQueries.byVin(client, vin))) });
    } catch (error) {
      setFound({ vin, message: errorText(error) });
    } finally {
      setPending(false);
    }
  };
  const error = answer?.issue ? issueText(answer.issue) : answer?.message;
  return {
    target: { action: '/user/myVehicle', intent: 'find-vin' },
    onFind: (typed) => void find(bareVin(typed)),
    pending: isPending,
    ...(answer && { vin: answer.vin }),
    ...(answer?.vehicles && {
      matches: answer.vehicles.map(({ catalogVehicleId, vehicleName }) => ({
        id: catalogVehicleId,
        name: vehicleName,
      })),
    }),
    ...(error && { error }),
  };
}
