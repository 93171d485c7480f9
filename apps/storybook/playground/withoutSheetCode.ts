interface StoryLike {
  parameters?: Record<string, unknown> & { docs?: object };
}

/** Offers no code for these stories; that of the playgrounds says how to use the components. */
export function withoutSheetCode(sheets: readonly StoryLike[]): void {
  for (const sheet of sheets) {
    const docs = { ...sheet.parameters?.docs, canvas: { sourceState: 'none' } };
    sheet.parameters = { ...sheet.parameters, docs };
  }
}
