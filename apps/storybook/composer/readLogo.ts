const SVG = 'http://www.w3.org/2000/svg';

/** @returns why the text is no logo; undefined when it is an SVG that an image can show */
export function logoFault(text: string): string | undefined {
  const { documentElement: root } = new DOMParser().parseFromString(text.trim(), 'image/svg+xml');
  // Browsers put the error in the place of the root, or into it.
  if (root.localName !== 'svg' || root.querySelector('parsererror'))
    return /<svg[\s>]/.test(text)
      ? 'This SVG has a syntax error. Export it again.'
      : 'This is not an SVG. Paste the whole text of an SVG file, from <svg to </svg>.';
  return root.namespaceURI === SVG
    ? undefined
    : `Add xmlns="${SVG}" to the <svg> tag. Browsers show no logo without it.`;
}
