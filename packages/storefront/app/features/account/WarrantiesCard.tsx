import { garageQueries, useB2c } from '@driveline/hooks';
import { ShieldIcon, Text } from '@driveline/ui';
import { OverviewCard } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shop/useText.ts';
import { cardState } from './cardState.ts';
import { COVERED, WARRANTIES_PATH } from './paths.ts';

/** How many purchases are covered still. */
export function WarrantiesCard() {
  const text = useText();
  const { client } = useB2c();
  const asked = useQuery(garageQueries.warranties(client, COVERED));
  const count = asked.data?.totalCount ?? 0;
  return (
    <OverviewCard
      title={text('warranty.title')}
      href={WARRANTIES_PATH}
      icon={<ShieldIcon />}
      {...cardState(asked, count === 0)}
      empty={{
        words: text('warranty.none'),
        action: { label: text('warranty.all'), href: WARRANTIES_PATH },
      }}
    >
      <Text>{text('warranty.covered', { count })}</Text>
    </OverviewCard>
  );
}
