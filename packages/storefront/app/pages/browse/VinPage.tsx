import { Card } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import { useText } from '../../shop/useShop.ts';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { VinLookUp } from '../../parts/vehicle/VinLookUp.tsx';
import { type VinAnswer } from '../../parts/vehicle/findVinAction.ts';
import * as paths from '../../paths/index.ts';

/** `/vin-decoder`: what a VIN says, and the vehicle saved from it (CATALOG-048). */
export function VinPage() {
  const text = useText();
  return (
    <NamedPage title={text('browse.vin')} lead={text('browse.vinLead')} path={paths.vinDecoder()}>
      <Card as="section" padding="l">
        <VinLookUp action={paths.vinDecoder()} vin={useActionData() as VinAnswer | undefined} />
      </Card>
    </NamedPage>
  );
}
