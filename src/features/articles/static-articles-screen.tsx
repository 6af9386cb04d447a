import { useRouter } from 'next/router';
import { StaticPart } from '@/components/static-markup/static-part';

type StaticArticlesScreenProps = {
  markup: string;
  /** The second and all later pages of the list. */
  further: readonly string[];
};

/** A list of articles, written by the server page by page; the address says which one is shown. */
export function StaticArticlesScreen({ markup, further }: StaticArticlesScreenProps) {
  const { page } = useRouter().query;
  return <StaticPart id="articles-page" html={further[Number(page) - 2] ?? markup} />;
}
