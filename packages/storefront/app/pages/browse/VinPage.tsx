import { Card, VinFinder } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { useText } from '../../shop/useShop.ts';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { useVehicleNumber } from '../../parts/vehicle/useVehicleNumber.ts';
import type { NumberAnswer } from '../../parts/vehicle/findVehicleAction.ts';
import * as paths from '../../paths/index.ts';

/** `/vin-decoder`: what a VIN says, and the vehicle saved from it (CATALOG-048). */
export function VinPage() {
  const text = useText();
  const vin = useVehicleNumber('vin', useActionData() as NumberAnswer | undefined, paths.vinDecoder());
  return (
    <NamedPage title={text('browse.vin')} lead={text('browse.vinLead')} path={paths.vinDecoder()}>
      <Card as="section" padding="l">
        <VinFinder {...vin} save={formTarget('set-vehicle')} wide />
      </Card>
    </NamedPage>
  );
}
