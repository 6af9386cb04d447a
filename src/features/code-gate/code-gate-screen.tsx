import Head from 'next/head';
import { brand } from '@/domain/brand';
import { Gate } from './code-gate';

/**
 * The gate as a separate page, to which the server sends visitors without a pass. It shows no header and no text of the
 * shop.
 */
export function CodeGateScreen() {
  return (
    <>
      <Head>
        <title>{brand.name}</title>
        <meta name="robots" content="noindex" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Gate />
    </>
  );
}
