import { codeGatePath } from '@/domain/pages/code-gate';
import { parseReturnPath } from '@/domain/pages/return-path';
import { paths } from '@/domain/pages/paths';
import { keepGatePass } from './gate-pass';

/** After the right code: shows the page behind the gate, or opens the requested page with its fragment. */
export function enterShop(): void {
  keepGatePass();
  const { pathname, search, hash } = window.location;
  if (pathname !== codeGatePath) return;
  const wanted = parseReturnPath(new URLSearchParams(search).get('to')) ?? paths.home;
  window.location.replace(wanted + hash);
}
