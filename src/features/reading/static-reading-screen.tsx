import { useRef } from 'react';
import { StaticPart } from '@/components/static-markup/static-part';
// The markup names these styles, and only what a page loads itself brings its styles along.
import './prose.module.css';
import { useOpenAnswer } from './use-open-answer';
import { useTextSizeRadios } from './use-text-size-radios';

/** A text, an article: written by the server, with what of it answers to the reader. */
export function StaticReadingScreen({ markup }: { markup: string }) {
  const place = useRef<HTMLDivElement>(null);
  useOpenAnswer(place, markup);
  useTextSizeRadios(place, markup);
  return <StaticPart ref={place} id="reading-page" html={markup} />;
}
