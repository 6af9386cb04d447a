import { deviceWordsOf, type DeviceWords } from '@/domain/words/device-words';
import { headerOf, type HttpRequest } from '@/server/http/exchange';

/** Two words that describe the calling device, so that its owner recognises it in a list. */
export function deviceOf(request: HttpRequest): DeviceWords {
  return deviceWordsOf(headerOf(request, 'user-agent') ?? '');
}
