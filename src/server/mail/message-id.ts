import { createHash } from 'node:crypto';
import { brand } from '@/domain/brand';

/**
 * The same for every try of one mail, so that mail programs show a repeated one once. Hashed, because keys contain
 * order ids, which give access.
 */
export function messageIdOf(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${digest}@mail.${brand.supportEmail.split('@')[1] ?? brand.slug}>`;
}
