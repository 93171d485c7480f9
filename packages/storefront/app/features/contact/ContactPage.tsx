import { contactQueries, useB2c } from '@driveline/hooks';
import { Inline, Link, Text } from '@driveline/ui';
import { InfoCards } from '@driveline/ui/content';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { TopicForm } from './TopicForm.tsx';

const PATH = '/contactus';

/** `/contactus` and its topics (CONTENT-018). */
export function ContactPage() {
  const text = useText();
  const { market, brand } = useShop();
  const { client } = useB2c();
  const { topic: name } = useParams();
  const { data, error, refetch } = useQuery(contactQueries.topics(client));
  const hub = { title: text('contact.page.title'), lead: text('contact.page.lead'), path: PATH };
  if (!data) {
    return (
      <NamedPage {...hub}>
        <Failure error={error} onRetry={() => void refetch()} />
      </NamedPage>
    );
  }
  const topic = data.topics.find((it) => it.topic === name);
  if (topic) {
    return (
      <NamedPage
        title={topic.title}
        lead={topic.description}
        path={topic.path}
        trail={[{ label: hub.title, href: PATH }]}
      >
        <TopicForm key={topic.topic} topic={topic} />
      </NamedPage>
    );
  }
  const phone = brand.phones[market.code];
  return (
    <NamedPage {...hub}>
      <InfoCards
        title={text('contact.page.topics')}
        cards={data.topics.map(({ title, description, path }) => ({
          title,
          text: description,
          link: { label: text('contact.page.write'), href: path },
        }))}
      />
      {phone && (
        <Text>
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{text('contact.page.call', { phone })}</Link>
        </Text>
      )}
      <Text tone="secondary">{data.hours.message}</Text>
      <Inline gap={5}>
        <Link href="/lp/faqs">{text('contact.page.questions')}</Link>
        <Link href="/store">{text('contact.page.stores')}</Link>
        <Link href="/trackOrder">{text('contact.page.track')}</Link>
      </Inline>
    </NamedPage>
  );
}
