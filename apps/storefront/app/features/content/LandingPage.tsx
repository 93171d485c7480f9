import { Heading, PageBody, PageHeader, Stack, Text } from '@driveline/ui';
import { useLoaderData, useLocation } from 'react-router-dom';
import { PageHead } from '../page/index.ts';
import type { landingLoader } from './landingLoader.ts';

/** `/lp/{name}`: legal texts and the brand's story. */
export function LandingPage() {
  const { page } = useLoaderData<typeof landingLoader>();
  const { pathname } = useLocation();
  return (
    <PageBody narrow>
      <PageHead title={page.title} description={page.lead} canonicalPath={pathname} isShared={false} />
      <PageHeader title={page.title} lead={page.lead} />
      {page.sections.map(({ id, title, paragraphs }) => (
        <Stack key={id} as="section" gap={3} id={id}>
          <Heading level={2}>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </PageBody>
  );
}
