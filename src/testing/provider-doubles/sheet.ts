/** Asks the shopper over the page, as a provider's own window does. @returns the word that was pressed */
export type Ask = (title: string, words: readonly string[]) => Promise<string>;

/** Throws with what is missing: a double takes nothing that the provider would not. */
export type Demand = (isGiven: unknown, what: string) => void;

/** What every double of a provider's code has; it runs inside the page. */
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
