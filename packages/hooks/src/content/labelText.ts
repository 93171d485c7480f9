/**
 * CONTENT-033: the text of a label: the content's own, else the built-in one, which in developer builds gives way to
 * the key, so that somebody sees what is missing.
 * @param labels the answer of `pageQueries.labels`; nothing while it is on its way
 */
export function labelText(
  labels: Readonly<Record<string, string>> | undefined,
  key: string,
  { builtIn, isDeveloperBuild = false }: { readonly builtIn: string; readonly isDeveloperBuild?: boolean },
): string {
  const own = labels && Object.hasOwn(labels, key) ? labels[key] : undefined;
  return own || (labels && isDeveloperBuild ? key : builtIn);
}
