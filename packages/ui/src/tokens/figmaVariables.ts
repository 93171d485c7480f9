/** Red, green, blue and alpha from 0 to 1. */
export interface FigmaColor {
  r: number;
  g: number;
  b: number;
  a: number;
}

export interface FigmaAlias {
  type: 'VARIABLE_ALIAS';
  /** Of the variable that it refers to. */
  id: string;
}

export interface FigmaVariable {
  id: string;
  /** Groups and name, with `/` between them. */
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  valuesByMode: Record<string, FigmaColor | number | string | FigmaAlias>;
  description: string;
  codeSyntax: { WEB: string };
}

export interface FigmaCollection {
  id: string;
  name: string;
  modes: readonly { modeId: string; name: string }[];
  defaultModeId: string;
  variableIds: readonly string[];
}

/** What Figma's `GET /v1/files/:key/variables/local` answers, as far as a theme needs it. */
export interface FigmaVariables {
  meta: {
    variableCollections: Record<string, FigmaCollection>;
    variables: Record<string, FigmaVariable>;
  };
}
