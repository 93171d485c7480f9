import { useText } from '../shop/useText.ts';

export default function Home() {
  const text = useText();
  return <h1>{text('home.title')}</h1>;
}
