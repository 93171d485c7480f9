import { useText } from '@driveline/storefront/parts';
import { Card, Text } from '@driveline/ui';

export default function Promise() {
  const text = useText();
  return (
    <Card as="section" id="own-promise">
      <Text>{text('shop.promise')}</Text>
    </Card>
  );
}
