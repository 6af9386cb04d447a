import { useRef } from 'react';
import { StaticPart } from '@/components/static-markup/static-part';
// The markup uses these styles, and a page loads only styles that it imports itself.
import './prose.module.css';
import { useOpenAnswer } from './use-open-answer';
import { useTextSizeRadios } from './use-text-size-radios';

/** A text or article as static markup, with its interactive parts. */
export function StaticReadingScreen({ markup }: { markup: string }) {
  const place = useRef<HTMLDivElement>(null);
  useOpenAnswer(place, markup);
  useTextSizeRadios(place, markup);
  return <StaticPart ref={place} id="reading-page" html={markup} />;
}
