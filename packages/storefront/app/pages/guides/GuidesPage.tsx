import { matchingGuides } from '@driveline/hooks';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Heading,
  Link,
  PageBody,
  PageHeader,
  Stack,
  Text,
  WrenchIcon,
} from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useText } from '../../shop/useShop.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { useGuides } from './loadGuides.ts';
import * as paths from '../../paths/index.ts';

/** `/user/repairGuides`: the guides for the vehicle by system, open to guests (ACCT-056). */
export function GuidesPage() {
  const text = useText();
  const { asked, query, vehicleId, vehicleName } = useGuides();
  const { data, error, refetch } = asked;
  return (
    <PageBody>
      <PageHead title={text('guides.title')} description={text('guides.lead')} />
      <PageHeader
        title={text('guides.title')}
        lead={vehicleName ? text('guides.for', { vehicle: vehicleName }) : text('guides.lead')}
        crumbs={[
          { label: text('account.vehicles'), href: paths.vehicles() },
          { label: text('guides.title') },
        ]}
      />
      {!vehicleId && <PickVehicle />}
      <SearchForm query={query} />
      {data ? (
        <Tree guides={matchingGuides(data.guides, query.get('q') ?? '')} vehicleId={vehicleId} />
      ) : (
        <Failure error={error} onRetry={refetch} />
      )}
    </PageBody>
  );
}

/** Without a vehicle all guides stand here; with one, those that are about it. */
function PickVehicle() {
  const text = useText();
  return (
    <Card>
      <Stack gap={4} align="start">
        <Text>{text('guides.noVehicle')}</Text>
        <ButtonLink href={paths.vehicles()} data-intent="open-vehicle-picker">
          {text('account.addVehicle')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

function SearchForm({ query }: { query: URLSearchParams }) {
  const text = useText();
  const vehicleId = query.get('vehicleId');
  return (
    <form method="get" action={paths.guides()} role="search" aria-label={text('guides.search')}>
      {vehicleId && <input type="hidden" name="vehicleId" value={vehicleId} />}
      <Stack gap={4} align="start">
        <TextField
          id="guides-search"
          name="q"
          type="search"
          label={text('guides.search')}
          defaultValue={query.get('q') ?? ''}
          maxLength={60}
          autoComplete="off"
        />
        <Button type="submit">{text('guides.show')}</Button>
      </Stack>
    </form>
  );
}

type TreeProps = {
  readonly guides: ReturnType<typeof matchingGuides>;
  readonly vehicleId: string | undefined;
};

function Tree({ guides, vehicleId }: TreeProps) {
  const text = useText();
  if (guides.length === 0) {
    return (
      <EmptyState
        title={text('guides.none')}
        picture={<WrenchIcon size={40} />}
        actions={<ButtonLink href={paths.guides()}>{text('guides.all')}</ButtonLink>}
      />
    );
  }
  return (
    <Grid min="280px">
      {guides.map(({ id, title, children }) => (
        <Card as="section" key={id} id={id}>
          <Stack gap={3} align="start">
            <Heading level={2} size="titleS">
              {title}
            </Heading>
            {children.map((guide) => (
              <Link key={guide.id} href={paths.guide(guide.id, vehicleId)}>
                {guide.title}
              </Link>
            ))}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
