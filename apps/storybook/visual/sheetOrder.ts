/** What one class alone decides, by the sheet that says so. */
interface Decision {
  readonly layer: string;
  readonly sheet: CSSStyleSheet;
  readonly property: string;
  readonly value: string;
}

const ONE_CLASS = /^\.[\w-]+$/;

function* rulesOf(rules: CSSRuleList, layer = ''): Generator<[layer: string, rule: CSSStyleRule]> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield [layer, rule];
    else if (rule instanceof CSSLayerBlockRule) yield* rulesOf(rule.cssRules, `${layer}.${rule.name}`);
    else if (rule instanceof CSSGroupingRule) yield* rulesOf(rule.cssRules, layer);
  }
}

let readSheets = 0;
const decisions = new Map<string, Decision[]>();

function readNewSheets(): void {
  const sheets = [...document.styleSheets];
  for (const sheet of sheets.slice(readSheets)) {
    for (const [layer, { selectorText, style }] of rulesOf(sheet.cssRules)) {
      for (const selector of selectorText.split(',').map((it) => it.trim())) {
        if (!ONE_CLASS.test(selector)) continue;
        const its = decisions.get(selector.slice(1)) ?? [];
        decisions.set(selector.slice(1), its);
        for (const property of style)
          its.push({ layer, sheet, property, value: style.getPropertyValue(property) });
      }
    }
  }
  readSheets = sheets.length;
}

/**
 * Elements of whose classes two decide on the same property in the same layer with the same weight, in sheets of their own: a shop loads
 * its sheets page by page, so that the later one wins by chance. `&&` gives the stronger one its weight.
 */
export function sheetOrderFaults(): string[] {
  readNewSheets();
  const faults = new Set<string>();
  const seen = new Set<string>();
  for (const { className, classList } of document.body.querySelectorAll<HTMLElement>('[class]')) {
    if (typeof className !== 'string' || classList.length < 2 || seen.has(className)) continue;
    seen.add(className);
    const first = new Map<string, Decision>();
    for (const decision of [...classList].flatMap((name) => decisions.get(name) ?? [])) {
      const what = `${decision.layer} ${decision.property}`;
      const other = first.get(what);
      if (!other) first.set(what, decision);
      else if (other.sheet !== decision.sheet && other.value !== decision.value)
        faults.add(`${className}: two sheets decide on ${decision.property}`);
    }
  }
  return [...faults];
}
