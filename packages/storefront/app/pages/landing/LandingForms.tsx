import {
  accountOf,
  textSignUpForm,
  useAppLinks,
  useB2c,
  useHeader,
  usePostalCode,
  useProfile,
  useRepairShops,
} from '@driveline/hooks';
import { ButtonLink, StoreSearchForm, Text } from '@driveline/ui';
import { FilterForm } from '@driveline/ui/browse';
import { AppLinks, RepairShopList } from '@driveline/ui/content';
import { Checkbox } from '@driveline/ui/forms';
import { useActionData, useLocation, useSearchParams } from 'react-router-dom';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePersonForm } from '../../parts/form/usePostForm.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { PhoneField } from '../../parts/person/PersonFields.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import type { SignedUp } from './landingAction.ts';

/**
 * Forms that editors put on a page, by the names that content has for them. A deployment without an app, and the app
 * itself, have none to get.
 */
export function useLandingForms() {
  const links = useAppLinks();
  return {
    getApp: links.length > 0 && <GetApp links={links} />,
    repairShops: <RepairShops />,
    storeSearch: <Stores />,
    textSignUp: <TextSignUp />,
  };
}

function Stores() {
  const place = usePostalCode(useShop().market);
  return <StoreSearchForm action={paths.stores()} label={useText()('store.place')} place={place} />;
}

/** Workshops around the place that the address names (CONTENT-027). */
function RepairShops() {
  const text = useText();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const place = query.get('q')?.trim() ?? '';
  const start = usePostalCode(useShop().market);
  const { data, error, refetch } = useRepairShops(place);
  return (
    <>
      <FilterForm
        action={pathname}
        label={text('store.place')}
        submitLabel={text('landing.findShops')}
        query={place || start}
      />
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        place !== '' && (
          <RepairShopList
            shops={data?.shops}
            place={place}
            actions={<ButtonLink href={paths.stores()}>{text('contact.page.stores')}</ButtonLink>}
          />
        )
      )}
    </>
  );
}

/** Badges of the app stores (CONTENT-028). */
function GetApp({ links }: { links: ReturnType<typeof useAppLinks> }) {
  const { client } = useB2c();
  const { record } = useShop();
  const { pathname } = useLocation();
  const rating = { value: client.value('APP_RATING', 0), count: client.value('APP_RATING_COUNT', 0) };
  return <AppLinks links={links} rating={rating} pageUrl={record.root + pathname} />;
}

/** Texts to a phone, with the phone of who is signed in (CONTENT-022). */
function TextSignUp() {
  const text = useText();
  const { isAuthenticated } = accountOf(useHeader().data);
  const { data } = useProfile({ enabled: isAuthenticated });
  const answer = useActionData() as SignedUp | object | undefined;
  if (answer && 'signedUp' in answer) return <Text role="status">{text('landing.texts.confirm')}</Text>;
  return <TextsForm key={data?.phoneNumber} phoneNumber={data?.phoneNumber ?? ''} />;
}

function TextsForm({ phoneNumber }: { phoneNumber: string }) {
  const text = useText();
  const { market } = useShop();
  const { pathname } = useLocation();
  const form = usePersonForm({ id: 'texts', rules: textSignUpForm(market), start: { phoneNumber } });
  const { id, name, errorMessage } = form.field('agrees');
  return (
    <PostForm form={form} action={pathname} intent="sign-up-texts">
      <PhoneField field={form.field} />
      <Checkbox
        {...{ id, name, errorMessage }}
        value="true"
        defaultChecked={form.answer?.values[name] !== undefined}
        required
      >
        {text('landing.texts.agree')}
      </Checkbox>
      <SubmitButton>{text('landing.texts.send')}</SubmitButton>
    </PostForm>
  );
}
