import { Head, Html, Main, NextScript } from 'next/document';
import { hedvigLetters, radioCanada } from '@/styles/fonts';

export default function Document() {
  return (
    <Html className={`${radioCanada.variable} ${hedvigLetters.variable}`}>
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
