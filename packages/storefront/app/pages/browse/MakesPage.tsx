import { modelYears, spanText, useMakes, useModels } from '@driveline/hooks';
import { IndexList } from '@driveline/ui/browse';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../../parts/page/Failure.tsx';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { LetterPage } from './LetterPage.tsx';

/** `/shopbymake`: a make leads to its models (CATALOG-047). */
export function MakesPage() {
  const text = useText();
  return <Makes title={text('browse.makes')} lead={text('browse.makesLead')} path={paths.makes()} />;
}

function Makes(head: { title: string; lead: string; path: string }) {
  const text = useText();
  const { data, error, refetch } = useMakes();
  return (
    <LetterPage
      {...head}
      entries={data?.makes.map(({ name, path, popular }) => ({
        label: name,
        href: paths.at(path),
        isPopular: popular,
      }))}
      error={error}
      refetch={refetch}
      popular={{ id: 'popular', title: text('browse.popularMakes') }}
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
  return <Makes title={text('browse.models')} lead={text('browse.modelsLead')} path={paths.models()} />;
}

function Models({ make, model }: { make: string; model: string | null }) {
  const text = useText();
  const { levels } = useShop().market.vehiclePicker;
  const { data, error, refetch } = useModels(make);
  const path = `${paths.models()}?make=${encodeURIComponent(make)}`;
  const trail = [{ label: text('browse.makes'), href: paths.makes() }];
  if (!data) {
    return (
      <NamedPage title={text('browse.modelsOf', { make })} path={path} trail={trail} isIndexed={false}>
        <Failure error={error} onRetry={refetch} />
      </NamedPage>
    );
  }
  const { makeId, name } = data.make;
  const title = text('browse.modelsOf', { make: name });
  const chosen = data.models.find(({ modelId }) => modelId === model);
  if (chosen) {
    return (
      <NamedPage
        title={text('browse.yearsOf', { model: `${name} ${chosen.name}` })}
        path={`${path}&model=${chosen.modelId}`}
        trail={[...trail, { label: title, href: path }]}
      >
        <IndexList groups={yearLinks(chosen, makeId)} jumpLabel={text('browse.years')} />
      </NamedPage>
    );
  }
  // A picker that asks for the year first needs it before make and model.
  const modelHref = (modelId: string) =>
    levels[0] === 'year' ? `${path}&model=${modelId}` : picker({ make: makeId, model: modelId });
  return (
    <LetterPage
      title={title}
      lead={text('browse.modelsLead')}
      path={path}
      trail={trail}
      entries={data.models.map((it) => ({
        label: it.name,
        note: spanText(it),
        href: modelHref(it.modelId),
        isPopular: it.popular,
      }))}
      error={error}
      refetch={refetch}
      popular={{ id: 'popular', title: text('browse.popularModels') }}
      filter={text('browse.findModel')}
      none={text('browse.noModel')}
    />
  );
}

const picker = (picks: Record<string, string>) => `${paths.vehicles()}?${new URLSearchParams(picks)}`;

type Model = { readonly modelId: string; readonly firstYear: number; readonly lastYear: number };

const yearLinks = (model: Model, make: string) =>
  modelYears(model).map(({ decade, title, years }) => ({
    id: `y${decade}`,
    title,
    links: years.map((year) => ({
      label: String(year),
      href: picker({ year: String(year), make, model: model.modelId }),
    })),
  }));
