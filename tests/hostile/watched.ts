import { readdirSync, readFileSync } from 'node:fs'

/** The figures of an app while work was done on it. */
export interface Figures {
  /** Milliseconds of the longest answer of `/health`; infinite when one failed. */
  health: number
  /**
   * Milliseconds of processor time that the app's main thread used, at most, between a request and its answer: a
   * blocked event loop shows here on any machine, and the load of other processes does not.
   */
  busy: number
  /** Resident bytes of the app and all its children, at most. */
  memory: number
  /** Seconds that the work took. */
  seconds: number
}

const everyMs = 100

/** Does the work and measures the app all the while. */
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

/** Milliseconds of processor time of a process's first thread, its event loop; 0 for a process that has ended. */
function workOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

const pageBytes = 4096

/** Resident bytes of a process and all its children; Linux only. PostgreSQL is no child of the app here. */
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

/**
 * The parent's process id: the fourth field, read after the name in parentheses, which may hold anything. Undefined for
 * a process that has just ended.
 */
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
