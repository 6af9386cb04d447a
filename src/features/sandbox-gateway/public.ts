/** What the checkout may use of the sandbox: giving the word that a wallet's sheet asked for. */
export { sendDecision as answerSandbox } from './confirmation';
