import { Head, Html, Main, NextScript } from 'next/document';
import { hedvigLetters, radioCanada } from '@/styles/fonts';

export default function Document() {
  return (
    <Html className={`${radioCanada.variable} ${hedvigLetters.variable}`}>
      <Head>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
