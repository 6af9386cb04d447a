import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from '@/client/storage';

export const textSizes = ['normal', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

const key = 'text-size';
const heard = new Set<() => void>();

/** The size of long texts that somebody chose on this device, and how to choose another one. */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  const size = useSyncExternalStore(subscribe, read, () => 'normal' as const);
  return [size, choose];
}

function choose(size: TextSize): void {
  writeStored(key, size === 'normal' ? null : size);
  for (const tell of heard) tell();
}

function subscribe(tell: () => void): () => void {
  heard.add(tell);
  const stop = watchStored(key, tell);
  return () => {
    heard.delete(tell);
    stop();
  };
}

function read(): TextSize {
  return readStored(key, parse) ?? 'normal';
}

function parse(stored: unknown): TextSize | null {
  return textSizes.find((size) => size === stored) ?? null;
}
