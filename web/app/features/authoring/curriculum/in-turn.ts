/**
 * Sends one request at a time; of those that wait only the newest is sent, because each holds the whole state. After a
 * refused request the waiting one is dropped, since it was made on top of the refused state.
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
