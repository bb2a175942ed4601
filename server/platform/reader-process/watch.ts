import { readFileSync } from 'node:fs'

export interface WatchLimits {
  /** Resident memory, in bytes. */
  readonly memory: number
  /** Resident memory of all processes that are watched: it is this one that gives way. Left out, it never does. */
  readonly memoryOfAll?: number
  /** Seconds of its own work. */
  readonly seconds: number
  /** Seconds without a sign of life; without it none is expected. */
  readonly silence?: number
}

export interface Watch {
  /** It has said something. */
  sign(): void
  /** It waits for us: the clock stands until `resume`. */
  pause(): void
  resume(): void
  stop(): void
}

/** Why a process was ended; `busy` is no fault of its own. */
export type Over = 'memory' | 'busy' | 'time' | 'silence'

const everyMs = 50
const pageBytes = 4096
const watched = new Set<number>()

/**
 * Looks at a process of ours twenty times a second and says once when it goes beyond its limits; whoever asked ends
 * it. Memory is seen on Linux only.
 */
export function watchProcess(
  pid: number,
  { memory, memoryOfAll, seconds, silence = Number.POSITIVE_INFINITY }: WatchLimits,
  onOver: (reason: Over) => void,
): Watch {
  let [worked, silent, isPaused, last] = [0, 0, false, performance.now()]
  const look = () => {
    const now = performance.now()
    // When our own event loop was late, the process is not to blame.
    const passed = Math.min(now - last, 5 * everyMs)
    last = now
    const own = residentBytes(pid)
    if (own > memory) return over('memory')
    if (memoryOfAll !== undefined && own + residentBeside(pid) > memoryOfAll) return over('busy')
    if (isPaused) return
    worked += passed
    silent += passed
    if (worked > seconds * 1000) over('time')
    else if (silent > silence * 1000) over('silence')
  }
  watched.add(pid)
  const timer = setInterval(look, everyMs)
  const stop = () => {
    watched.delete(pid)
    clearInterval(timer)
  }
  const over = (reason: Over) => {
    stop()
    onOver(reason)
  }
  return {
    sign() {
      silent = 0
    },
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
      silent = 0
    },
    stop,
  }
}

const residentBeside = (pid: number): number =>
  [...watched].reduce((sum, other) => (other === pid ? sum : sum + residentBytes(other)), 0)

/** 0 for a process that is gone, and where the system does not tell. */
export function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes
  } catch {
    return 0
  }
}
