/** The sandbox's interface for the checkout: giving the answer that a wallet's sheet asked for. */
export { sendDecision as answerSandbox } from './confirmation';
