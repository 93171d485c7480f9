import { Card } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { VinLookUp, type VinAnswer } from '../vehicle/index.ts';

const PATH = '/vin-decoder';

/** `/vin-decoder`: what a VIN says, and the vehicle saved from it (CATALOG-048). */
export function VinPage() {
  const text = useText();
  return (
    <NamedPage title={text('browse.vin')} lead={text('browse.vinLead')} path={PATH}>
      <Card as="section" padding="l">
        <VinLookUp action={PATH} vin={useActionData() as VinAnswer | undefined} />
      </Card>
    </NamedPage>
  );
}
