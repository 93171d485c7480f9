/**
 * The script of the card frame. It lives in an opaque origin, so neither the shop's script nor a cookie reaches
 * it; to the shop it says four things by postMessage: that it is ready, how high it is, that fields are wrong,
 * and the token. The shop says three: submit, focus, and its colours when they change, since another address would
 * load the fields again and empty them.
 */
export const frameScript = `
(() => {
  const form = document.forms[0];
  const shop = form.dataset.shop;
  const say = (event, more) => parent.postMessage({ source: 'sandbox-pay', event, ...more }, shop);
  const height = () => say('resize', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  const show = (errors) => {
    for (const input of form.elements) {
      const box = document.getElementById(input.name + '-error');
      if (!box) continue;
      box.textContent = errors[input.name] || '';
      if (errors[input.name]) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
    height();
  };
  const grouped = (digits) =>
    (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4])
      .reduce(([parts, at], size) => [[...parts, digits.slice(at, at + size)], at + size], [[], 0])[0]
      .filter(Boolean).join(' ');
  const shapes = {
    cardNumber: (digits) => grouped(digits.slice(0, 16)),
    expiry: (digits) => (digits.length > 2 ? digits.slice(0, 2) + '/' + digits.slice(2, 4) : digits),
    securityCode: (digits) => digits.slice(0, 4),
  };
  form.addEventListener('input', ({ target }) => {
    const shape = shapes[target.name];
    if (!shape || target.selectionStart < target.value.length) return;
    target.value = shape(target.value.replace(/\\D/g, ''));
  });
  let busy = false;
  const submit = async () => {
    if (busy) return;
    busy = true;
    try {
      const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), headers: { accept: 'application/json' } });
      const body = await answer.json();
      show(body.errors || {});
      if (body.token) return say('token', body);
      const [first] = Object.keys(body.errors || {});
      if (first && form.elements[first]) form.elements[first].focus();
      say('invalid', { fields: Object.keys(body.errors || {}), message: body.message });
    } catch {
      say('error', { message: form.dataset.offline });
    } finally {
      busy = false;
    }
  };
  form.addEventListener('submit', (event) => { event.preventDefault(); submit(); });
  const paint = (look) => {
    for (const name of ['scheme', 'text', 'background', 'border', 'focus', 'error'])
      if (look && typeof look[name] === 'string') document.documentElement.style.setProperty('--' + name, look[name]);
  };
  addEventListener('message', ({ origin, data }) => {
    if (origin !== shop || !data || data.source !== 'shop') return;
    if (data.event === 'submit') submit();
    if (data.event === 'focus') form.elements[0].focus();
    if (data.event === 'theme') paint(data.theme);
  });
  new ResizeObserver(height).observe(document.documentElement);
  say('ready');
})();
`;
