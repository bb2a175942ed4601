import { readdirSync, readFileSync } from 'node:fs'

/** What an app was like while something was done to it. */
export interface Figures {
  /** Milliseconds of the longest answer of `/health`; a failed one counts as without end. */
  health: number
  /**
   * Milliseconds of processor time that the app's own thread used, at most, between a question and its answer: an event
   * loop that stands still shows it on any machine, and a machine on which others work does not.
   */
  busy: number
  /** Resident bytes of the app and all its children, at most. */
  memory: number
  /** Seconds that it took. */
  seconds: number
}

const everyMs = 100

/** Does it, asking the app all the while how it is. */
export async function watched<Result>(
  app: { readonly pid: number; readonly address: string },
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly figures: Figures }> {
  const figures: Figures = { health: 0, busy: 0, memory: 0, seconds: 0 }
  const began = performance.now()
  const asking = new Set<Promise<void>>()
  const look = () => {
    figures.memory = Math.max(figures.memory, memoryOfTree(app.pid))
    const before = workOf(app.pid)
    const asked: Promise<void> = health(app.address).then((ms) => {
      figures.health = Math.max(figures.health, ms)
      figures.busy = Math.max(figures.busy, workOf(app.pid) - before)
      asking.delete(asked)
    })
    asking.add(asked)
  }
  look()
  const timer = setInterval(look, everyMs)
  try {
    const result = await work()
    return { result, figures }
  } finally {
    clearInterval(timer)
    await Promise.all(asking)
    figures.seconds = (performance.now() - began) / 1000
  }
}

async function health(address: string): Promise<number> {
  const asked = performance.now()
  const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(60_000) }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.ok ? performance.now() - asked : Number.POSITIVE_INFINITY
}

/** Milliseconds that the first thread of a process, its event loop, has worked; 0 for one that is gone. */
function workOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

const pageBytes = 4096

/** Resident bytes of a process and all that it started; Linux only. PostgreSQL stands apart. */
function memoryOfTree(root: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : undefined
    if (parent !== undefined) parents.set(Number(name), parent)
  }
  const isOfTree = (pid: number): boolean => {
    const parent = parents.get(pid)
    return pid === root || (parent !== undefined && parent > 1 && isOfTree(parent))
  }
  return [...parents.keys()].filter(isOfTree).reduce((sum, pid) => sum + residentOf(pid), 0)
}

/** The fourth field; the name before it may hold anything. Undefined for one that has just ended. */
function parentOf(pid: string): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function residentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes
  } catch {
    return 0
  }
}
