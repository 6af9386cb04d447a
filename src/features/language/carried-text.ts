import { array, boolean, number, object, string } from 'yup';
import { pathHere } from '@/domain/pages/document-addresses';
import { carriedTextKey } from '@/domain/words/locale';

const carriedSchema = object({
  /** The page on which it was typed. */
  path: string().required(),
  /** ms since 1970. */
  at: number().required(),
  fields: array(
    object({
      /** Name or id. */
      key: string().required(),
      /** For radio buttons and check boxes, the option. */
      value: string().defined(),
      isChecked: boolean().required(),
    }),
  ).required(),
});

/** Text that nobody reads within this time is not put back. */
const longestWayMs = 60_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Neither passwords, cards nor files are kept. */
const unkept = /^(?:password|file|hidden|submit|button|reset|image)$/;

/** Pages on which people answer questions about their health: only who they are is carried over from there. */
const healthPages = /^\/(?:hearing-test|iframes|discovery|account\/hearing|review)/;
const personFields = /^(?:name|given-name|family-name|email|tel|tel-national|postal-code)$/;

function isCarried(control: Control, path: string): boolean {
  const kind = control.autocomplete;
  if (unkept.test(control.type) || kind.startsWith('cc-') || control.closest('[data-card]')) {
    return false;
  }
  return !healthPages.test(path) || personFields.test(kind);
}

function controlsOf(path: string): Control[] {
  const all = document.querySelectorAll<Control>('main :is(input, textarea, select)');
  return [...all].filter((control) => keyOf(control) !== '' && isCarried(control, path));
}

const keyOf = (control: Control) => control.name || control.id;
const isTicked = (control: Control) => control instanceof HTMLInputElement && control.checked;
const isOption = ({ type }: Control) => type === 'radio' || type === 'checkbox';

/** Keeps what was typed on this page, for the same page in the other language. */
export function carryText(): void {
  const path = pathHere(window.location.pathname);
  const fields = controlsOf(path).map((control) => ({
    key: keyOf(control),
    value: control.value,
    isChecked: isTicked(control),
  }));
  const typed = fields.filter(({ value }) => value !== '');
  if (typed.length === 0) return;
  sessionStorage.setItem(carriedTextKey, JSON.stringify({ path, at: Date.now(), fields: typed }));
}

/** Takes the kept text away and fills it in, also where a field appears later. */
export function putBack(): void {
  const kept = read();
  sessionStorage.removeItem(carriedTextKey);
  const path = pathHere(window.location.pathname);
  if (kept === null || kept.path !== path || Date.now() - kept.at > longestWayMs) return;
  const done = new Set<Control>();
  const fill = () => {
    for (const control of controlsOf(path)) {
      if (done.has(control)) continue;
      done.add(control);
      const field = kept.fields.find(
        ({ key, value }) =>
          key === keyOf(control) && (!isOption(control) || value === control.value),
      );
      if (field) fillIn(control, field);
    }
  };
  fill();
  const changes = new MutationObserver(fill);
  changes.observe(document.body, { childList: true, subtree: true });
  const stop = () => changes.disconnect();
  window.setTimeout(stop, longestWayMs);
  // Whatever the visitor does from now on counts.
  document.addEventListener('beforeinput', stop, { once: true });
}

function fillIn(control: Control, field: { value: string; isChecked: boolean }): void {
  if (isOption(control)) {
    if (field.isChecked !== isTicked(control)) control.click();
    return;
  }
  if (control.value === field.value) return;
  // React follows a change only if it was made past its own property.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  property?.set?.call(control, field.value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function read() {
  try {
    return carriedSchema.validateSync(JSON.parse(sessionStorage.getItem(carriedTextKey) ?? ''));
  } catch {
    return null;
  }
}
