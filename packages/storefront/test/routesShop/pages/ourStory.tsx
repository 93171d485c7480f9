export const meta = () => [{ title: 'Our story' }];

// eslint-disable-next-line no-restricted-syntax -- React Router takes a page by its default export
export default function OurStory() {
  return <h1>Parts since 1954</h1>;
}
