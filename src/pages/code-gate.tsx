import { env } from '@/client/env';
import { CodeGateScreen } from '@/features/code-gate/code-gate-screen';

/** Only a gated shop has it. It brings no words of the shell along, so `_app` shows it alone. */
export const getStaticProps = () => (env.isGated ? { props: {} } : { notFound: true });

export default CodeGateScreen;
