/**
 * Sends one after another, and of what waits only the newest: each send tells the whole, so what was wished in between
 * is in it. After a refusal what waits is dropped, for it was wished over what was refused.
 */
export function inTurn<Wish>(send: (wish: Wish) => Promise<boolean>): (wish: Wish) => Promise<void> {
  let waiting: { readonly wish: Wish } | null = null
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (waiting) {
      const { wish } = waiting
      waiting = null
      if (!(await send(wish))) waiting = null
    }
  }
  return (wish) => {
    waiting = { wish }
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
