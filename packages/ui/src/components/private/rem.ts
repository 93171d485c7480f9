/** A length in px at the browser's own text size, which grows with the text [PLUS-034]. */
export const rem = (px: number) => `${px / 16}rem`;
