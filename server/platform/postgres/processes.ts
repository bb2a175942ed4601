import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Identifies a process, so that a later one with the same number is not mistaken for it. */
export interface ProcessMark {
  readonly pid: number
  /** Clock ticks from boot to its start; empty on systems that do not say. */
  readonly began: string
}

export async function markOf(pid: number): Promise<ProcessMark | null> {
  if (process.platform !== 'linux') return isThere(pid) ? { pid, began: '' } : null
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces, so fields are counted after it: state is first, start time is the
    // 20th.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : { pid, began: fields[19] ?? '' }
  } catch {
    return null
  }
}

export async function isAlive(mark: ProcessMark): Promise<boolean> {
  return (await markOf(mark.pid))?.began === mark.began
}

/** PostgreSQL processes that run in this data folder. Outside Linux only the postmaster itself can be checked. */
export async function serversIn(cluster: string, postmaster: number | null): Promise<number[]> {
  if (process.platform !== 'linux') return postmaster !== null && isThere(postmaster) ? [postmaster] : []
  const folder = await realpath(cluster).catch(() => null)
  if (folder === null) return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const working = await Promise.all(pids.map((pid) => worksIn(pid, folder)))
  return pids.filter((_, at) => working[at])
}

async function worksIn(pid: number, folder: string): Promise<boolean> {
  try {
    return (
      (await readlink(`/proc/${pid}/cwd`)) === folder &&
      (await readFile(`/proc/${pid}/comm`, 'utf8')).startsWith('postgres')
    )
  } catch {
    return false
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process is already gone.
  }
}

/** Repeats `question`, with longer and longer pauses, until it says yes; false when the time is over. */
export async function until(question: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  for (let pause = 10; !(await question()); pause = Math.min(pause * 1.5, 250)) {
    if (performance.now() > end) return false
    await delay(pause)
  }
  return true
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
