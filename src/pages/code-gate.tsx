import { env } from '@/client/env';
import { CodeGateScreen } from '@/features/code-gate/code-gate-screen';

/** Exists only in a gated shop. It has no shell texts, so `_app` shows it alone. */
export const getStaticProps = () => (env.isGated ? { props: {} } : { notFound: true });

export default CodeGateScreen;
