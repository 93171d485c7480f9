import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { declareLayers } from './declareLayers.ts';
import { layers } from './layers.ts';

declareLayers();

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset', { margin: 0 });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('ul, ol, menu', { margin: 0, padding: 0, listStyle: 'none' });
reset('fieldset', { minInlineSize: 0, padding: 0, border: 0 });
reset('legend', { padding: 0 });
reset('dialog', { padding: 0, border: 0, color: 'inherit', background: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { padding: 0, border: 0, background: 'none', textAlign: 'inherit', cursor: 'pointer' });
reset('a', { color: 'inherit' });
reset('img, svg, video, canvas, iframe', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('summary', { cursor: 'pointer', listStyle: 'none' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
