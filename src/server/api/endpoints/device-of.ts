import { deviceWordsOf, type DeviceWords } from '@/domain/words/device-words';
import { headerOf, type HttpRequest } from '@/server/http/exchange';

/** Two words for the device that asks, so that its owner knows it again in a list. */
export function deviceOf(request: HttpRequest): DeviceWords {
  return deviceWordsOf(headerOf(request, 'user-agent') ?? '');
}
