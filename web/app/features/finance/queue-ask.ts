/** What an address asks of a queue, and what its page shows of that: which state, and whether it is the first page. */
export function queueAsk<State extends string>({ searchParams }: URL, states: readonly State[]) {
  const state = states.find((one) => one === searchParams.get('state')) ?? null
  const cursor = searchParams.get('cursor')
  return {
    ask: { ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) },
    shown: { state, isFirst: cursor === null },
  }
}

/** What is decided of one is a request of its own. */
export const withRequests = <Item extends object>(items: readonly Item[]) =>
  items.map((one) => ({ ...one, requestId: crypto.randomUUID() }))
