import { useRouter } from 'next/router';
import { StillPart } from '@/components/ui/still-part';

type StillArticlesScreenProps = {
  still: string;
  /** The second and all later pages of the list. */
  further: readonly string[];
};

/** A list of articles, written by the server page by page; the address says which one is shown. */
export function StillArticlesScreen({ still, further }: StillArticlesScreenProps) {
  const { page } = useRouter().query;
  return <StillPart id="articles-page" html={further[Number(page) - 2] ?? still} />;
}
