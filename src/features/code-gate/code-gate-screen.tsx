import Head from 'next/head';
import { brand } from '@/domain/brand';
import { Gate } from './code-gate';

/** The gate as a page of its own, where the server sends whoever has no pass. It stands alone: no header, no words of the shop. */
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
