import type { Locale } from '@/domain/words/locale';
import type { Messages } from './catalogue';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
