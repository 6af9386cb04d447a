import { useRef } from 'react';
import { StillPart } from '@/components/ui/still-part';
// The markup names these styles, and only what a page loads itself brings its styles along.
import './prose.module.css';
import { useOpenAnswer } from './use-open-answer';
import { useTextSizeRadios } from './use-text-size-radios';

/** A text, an article: written by the server, with what of it answers to the reader. */
export function StillReadingScreen({ still }: { still: string }) {
  const place = useRef<HTMLDivElement>(null);
  useOpenAnswer(place, still);
  useTextSizeRadios(place, still);
  return <StillPart ref={place} id="reading-page" html={still} />;
}
