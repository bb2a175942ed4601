export interface Turn {
  readonly owner: string
  readonly signal?: AbortSignal | undefined
  /** Milliseconds that it waits at most; without it as long as it takes. */
  readonly patience?: number | undefined
}

/** One at a time; owners take turns, so that who brings a thousand files does not hold up who brings one. */
export interface Lane {
  /** Gives the word that ends the turn; null when its time ran out, or too many wait. */
  take(turn: Turn): Promise<(() => void) | null>
  /** How many wait. */
  waiting(): number
}

const mostWaiting = 500

export function openLane(): Lane {
  // In the order of their turns; whoever had one goes to the end.
  const queues = new Map<string, (() => void)[]>()
  let isTaken = false
  let waiting = 0
  const next = () => {
    isTaken = false
    const [owner, queue] = queues.entries().next().value ?? []
    if (owner === undefined || queue === undefined) return
    queues.delete(owner)
    const begin = queue.shift()
    if (queue.length > 0) queues.set(owner, queue)
    begin?.()
  }
  const begin = () => {
    isTaken = true
    let isOver = false
    return () => {
      if (!isOver) next()
      isOver = true
    }
  }
  return {
    waiting: () => waiting,
    take({ owner, signal, patience }) {
      if (!isTaken) return Promise.resolve(begin())
      if (waiting >= mostWaiting) return Promise.resolve(null)
      const { promise, resolve, reject } = Promise.withResolvers<(() => void) | null>()
      const queue = queues.get(owner) ?? []
      queues.set(owner, queue)
      const leave = () => {
        waiting -= 1
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const give = () => {
        leave()
        resolve(begin())
      }
      const withdraw = () => {
        leave()
        queue.splice(queue.indexOf(give), 1)
        if (queue.length === 0 && queues.get(owner) === queue) queues.delete(owner)
      }
      const onAbort = () => {
        withdraw()
        reject(signal?.reason)
      }
      const onLate = () => {
        withdraw()
        resolve(null)
      }
      const timer = patience === undefined ? undefined : setTimeout(onLate, patience)
      signal?.addEventListener('abort', onAbort)
      queue.push(give)
      waiting += 1
      return promise
    },
  }
}
