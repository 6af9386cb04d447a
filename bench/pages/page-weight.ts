import { brotliCompressSync, gzipSync } from 'node:zlib';
import { send } from '../tools/http-client';

export type PageWeight = {
  htmlBytes: number;
  scriptGzipBytes: number;
  /** Counted when it is asked for: the highest level takes a second a page. */
  scriptBrotliBytes: () => number;
  cssBytes: number;
  /** One entry for each font that the page preloads. */
  fontBytes: number[];
  /** The document itself and what it requests: scripts, styles and preloaded fonts; no pictures. */
  requests: number;
};

/** Compressed size of what a first visit loads before any interaction: HTML, scripts, styles and preloaded fonts. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const { status, text: html } = await send('GET', origin + path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const scripts = addresses(html, /<script[^>]*?\ssrc="([^"]+)"(?![^>]*nomodule)[^>]*>/gi);
  const styles = addresses(html, /<link[^>]*?rel="stylesheet"[^>]*?href="([^"]+)"/gi);
  const scriptBodies = await Promise.all(scripts.map((address) => bodyOf(origin, address)));
  const fonts = fontsOf(html);
  const styleBodies = await Promise.all(styles.map((address) => bodyOf(origin, address)));
  return {
    htmlBytes: gzipSync(html).length,
    scriptGzipBytes: total(scriptBodies, gzipSync),
    scriptBrotliBytes: () => total(scriptBodies, brotliCompressSync),
    cssBytes: total(styleBodies, gzipSync),
    fontBytes: await Promise.all(fonts.map((address) => lengthOf(origin, address))),
    requests: 1 + scripts.length + styles.length + fonts.length,
  };
}

function fontsOf(html: string): string[] {
  return addresses(html, /<link(?=[^>]*\sas="font")[^>]*?\shref="([^"]+)"/gi);
}

/** Fonts are sent as they are, without further compression. */
async function lengthOf(origin: string, address: string): Promise<number> {
  const { status, headers } = await send('HEAD', origin + address);
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return Number(headers['content-length']);
}

function addresses(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].flatMap((match) => match[1] ?? []);
  return [...new Set(found)].map((address) => address.replaceAll('&amp;', '&'));
}

async function bodyOf(origin: string, address: string): Promise<string> {
  const { status, text } = await send('GET', origin + address);
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return text;
}

function total(bodies: readonly string[], compress: (text: string) => Buffer): number {
  return bodies.reduce((sum, body) => sum + compress(body).length, 0);
}
