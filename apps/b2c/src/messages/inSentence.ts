/** A name within a sentence: 'Brake pads' loses its capital, 'ABS sensors' keeps all of them. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
