import { useState } from 'react';

/** The barest page with its runtime: what any page of this framework costs before we add a thing. */
export default function FloorPage() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Floor</h1>
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  );
}
