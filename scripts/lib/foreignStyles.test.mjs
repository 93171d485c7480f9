import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { foreignStyles } from './foreignStyles.mjs';

const folder = join(mkdtempSync(join(tmpdir(), 'driveline-styles-')), 'packages/ui/dist');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name, source) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return file;
}

const files = {
  button: write(
    'Button/Button.js',
    `import * as styles from "./Button-css.js";import{Spinner}from"../Spinner.js";`,
  ),
  buttonStyles: write('Button/Button-css.js', `import "./Button.css";`),
  buttonSheet: write('Button/Button.css', ''),
  spinner: write('Spinner.js', `import "./Spinner.css";`),
  spinnerSheet: write('Spinner.css', ''),
  modalSheet: write('Modal.css', ''),
};

test('what a component imports, at once or through another one, is its own', () => {
  const { modalSheet: _, ...own } = files;
  expect(foreignStyles([{ moduleIds: Object.values(own) }], 'Button')).toEqual([]);
});

test('a sheet that came along is named', () => {
  expect(foreignStyles([{ moduleIds: Object.values(files) }], 'Button')).toEqual([files.modalSheet]);
});

test('a bundle without the component is an error', () => {
  expect(() => foreignStyles([{ moduleIds: [files.spinner] }], 'Button')).toThrow(/holds no module/);
});
