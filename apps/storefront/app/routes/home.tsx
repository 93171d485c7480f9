import { PageHead } from '../features/shell/index.ts';
import { useText } from '../shop/useText.ts';

export default function Home() {
  const text = useText();
  return (
    <>
      <PageHead title={text('home.title')} canonicalPath="/" />
      <h1>{text('home.title')}</h1>
    </>
  );
}
