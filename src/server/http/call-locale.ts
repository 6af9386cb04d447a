import { isLocale, type Locale } from '@/domain/words/locale';
import { headerOf, type HttpRequest } from './exchange';

/** The language of the page that makes a call (`X-Locale`); null for calls from anywhere else. */
export function callLocale(request: Pick<HttpRequest, 'headers'>): Locale | null {
  const said = headerOf(request, 'x-locale');
  return isLocale(said) ? said : null;
}
