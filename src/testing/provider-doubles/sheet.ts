/** Asks the shopper in a dialog, as a provider's own window does. @returns the label of the pressed button */
export type Ask = (title: string, words: readonly string[]) => Promise<string>;

/** Throws and names what is missing: a double accepts only what the provider would accept. */
export type Demand = (isGiven: unknown, what: string) => void;

/** Tools of all doubles for providers' code; it runs inside the page. */
export function providerTools(): void {
  const ask: Ask = (title, words) =>
    new Promise((resolve) => {
      const sheet = document.createElement('dialog');
      sheet.setAttribute('aria-label', title);
      for (const word of words) {
        const button = document.createElement('button');
        button.textContent = word;
        button.onclick = () => {
          sheet.remove();
          resolve(word);
        };
        sheet.append(button);
      }
      document.body.append(sheet);
      sheet.showModal();
    });
  const demand: Demand = (isGiven, what) => {
    if (isGiven) return;
    const told = document.createElement('p');
    told.textContent = `The provider misses: ${what}`;
    document.body.append(told);
    throw new Error(told.textContent);
  };
  Object.assign(window, { playedAsk: ask, playedDemand: demand });
}
