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
import { useText } from '../../shop/useText.ts';
import { Failure, PageHead } from '../page/index.ts';
import { guidePath, GUIDES_PATH } from './paths.ts';
import { useGuides } from './useGuides.ts';

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
          { label: text('account.vehicles'), href: '/user/myVehicle' },
          { label: text('guides.title') },
        ]}
      />
      {!vehicleId && <PickVehicle />}
      <SearchForm query={query} />
      {data ? (
        <Tree guides={matching(data.guides, query.get('q') ?? '')} vehicleId={vehicleId} />
      ) : (
        <Failure error={error} onRetry={() => void refetch()} />
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
        <ButtonLink href="/user/myVehicle" data-intent="open-vehicle-picker">
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
    <form method="get" action={GUIDES_PATH} role="search" aria-label={text('guides.search')}>
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

type Tree = readonly {
  readonly id: string;
  readonly title: string;
  readonly children: readonly { readonly id: string; readonly title: string }[];
}[];

/** Guides whose title, or whose system's, holds the words. */
function matching(guides: Tree, words: string): Tree {
  const wanted = words.trim().toLowerCase();
  const holds = (title: string) => title.toLowerCase().includes(wanted);
  return guides
    .map((system) => ({
      ...system,
      children: holds(system.title) ? system.children : system.children.filter(({ title }) => holds(title)),
    }))
    .filter(({ children }) => children.length > 0);
}

function Tree({ guides, vehicleId }: { guides: Tree; vehicleId: string | undefined }) {
  const text = useText();
  if (guides.length === 0) {
    return (
      <EmptyState
        title={text('guides.none')}
        picture={<WrenchIcon size={40} />}
        actions={<ButtonLink href={GUIDES_PATH}>{text('guides.all')}</ButtonLink>}
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
              <Link key={guide.id} href={guidePath(guide.id, vehicleId)}>
                {guide.title}
              </Link>
            ))}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
