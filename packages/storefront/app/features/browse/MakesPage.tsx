import { brandQueries, useB2c } from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import { IndexList } from '@driveline/ui/browse';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { LetterPage } from './LetterPage.tsx';

const MAKES = '/shopbymake';
const MODELS = '/shopbymodel';

/** `/shopbymake`: a make leads to its models (CATALOG-047). */
export function MakesPage() {
  const text = useText();
  return <Makes title={text('browse.makes')} lead={text('browse.makesLead')} path={MAKES} />;
}

function Makes(head: { title: string; lead: string; path: string }) {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(brandQueries.makes(client));
  if (!data) {
    return (
      <NamedPage {...head}>
        <Failure error={error} onRetry={() => void refetch()} />
      </NamedPage>
    );
  }
  const entries = data.makes.map(({ name, path, popular }) => ({ label: name, href: path, popular }));
  return (
    <LetterPage
      {...head}
      entries={entries}
      popular={{
        id: 'popular',
        title: text('browse.popularMakes'),
        links: entries.filter((it) => it.popular),
      }}
      filter={text('browse.findMake')}
      none={text('browse.noMake')}
    />
  );
}

/** `/shopbymodel?make=`: a model, and where the picker begins with it its year, opens the picker that far. */
export function ModelsPage() {
  const text = useText();
  const [query] = useSearchParams();
  const make = query.get('make');
  if (make) return <Models make={make} model={query.get('model')} />;
  return <Makes title={text('browse.models')} lead={text('browse.modelsLead')} path={MODELS} />;
}

function Models({ make, model }: { make: string; model: string | null }) {
  const text = useText();
  const { market } = useShop();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(brandQueries.models(client, make));
  const path = `${MODELS}?make=${encodeURIComponent(make)}`;
  const trail = [{ label: text('browse.makes'), href: MAKES }];
  if (!data) {
    return (
      <NamedPage title={text('browse.modelsOf', { make })} path={path} trail={trail} isIndexed={false}>
        <Failure error={error} onRetry={() => void refetch()} />
      </NamedPage>
    );
  }
  const chosen = data.models.find(({ modelId }) => modelId === model);
  const title = text('browse.modelsOf', { make: data.make.name });
  if (chosen) {
    const own = `${data.make.name} ${chosen.name}`;
    return (
      <NamedPage
        title={text('browse.yearsOf', { model: own })}
        path={`${path}&model=${chosen.modelId}`}
        trail={[...trail, { label: title, href: path }]}
      >
        <IndexList groups={decades(chosen, data.make.makeId)} jumpLabel={text('browse.years')} />
      </NamedPage>
    );
  }
  const entries = data.models.map((it) => ({
    label: it.name,
    note: it.firstYear === it.lastYear ? String(it.firstYear) : `${it.firstYear}–${it.lastYear}`,
    href: modelHref(market, path, data.make.makeId, it.modelId),
    popular: it.popular,
  }));
  return (
    <LetterPage
      title={title}
      lead={text('browse.modelsLead')}
      path={path}
      trail={trail}
      entries={entries}
      popular={{
        id: 'popular',
        title: text('browse.popularModels'),
        links: entries.filter((it) => it.popular),
      }}
      filter={text('browse.findModel')}
      none={text('browse.noModel')}
    />
  );
}

const picker = (picks: Record<string, string>) => `/user/myVehicle?${new URLSearchParams(picks)}`;

/** A picker that asks for the year first needs it before make and model. */
const modelHref = ({ vehiclePicker }: Market, path: string, make: string, model: string) =>
  vehiclePicker.levels[0] === 'year' ? `${path}&model=${model}` : picker({ make, model });

/** The years of a model, the newest first, by decade. */
function decades(
  { modelId, firstYear, lastYear }: { modelId: string; firstYear: number; lastYear: number },
  make: string,
) {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  const groups = new Map<number, number[]>();
  for (const year of years) {
    const decade = Math.floor(year / 10) * 10;
    groups.set(decade, [...(groups.get(decade) ?? []), year]);
  }
  return [...groups].map(([decade, links]) => ({
    id: `y${decade}`,
    title: `${Math.max(decade, firstYear)}–${Math.min(decade + 9, lastYear)}`,
    links: links.map((year) => ({
      label: String(year),
      href: picker({ year: String(year), make, model: modelId }),
    })),
  }));
}
