import { useRouter } from 'next/router';
import { StaticPart } from '@/components/static-markup/static-part';

type StaticArticlesScreenProps = {
  markup: string;
  /** The markup of the second and all later pages. */
  further: readonly string[];
};

/** A list of articles that the server rendered page by page; the address decides which page is shown. */
export function StaticArticlesScreen({ markup, further }: StaticArticlesScreenProps) {
  const { page } = useRouter().query;
  return <StaticPart id="articles-page" html={further[Number(page) - 2] ?? markup} />;
}
