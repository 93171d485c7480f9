import { PageHead, useShop, useText } from '@driveline/storefront/parts';
import { Heading, PageBody, Text } from '@driveline/ui';

export default function OurStory() {
  const text = useText();
  const { brand } = useShop();
  return (
    <PageBody narrow>
      <PageHead title={text('shop.story')} canonicalPath="/our-story" />
      <Heading level={1}>{text('shop.story')}</Heading>
      <Text id="own-story">{`${brand.name} has sold parts since 1998.`}</Text>
    </PageBody>
  );
}
