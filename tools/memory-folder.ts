import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** Databases of the tests and of the journeys need less than half of it. */
const leastBytes = 4 * 1024 ** 3

/**
 * A folder in memory for what tests write and throw away, removed when this process ends; undefined where the machine
 * has none that is large enough and lets programs run. PostgreSQL starts and forgets twice as fast there.
 */
export function makeMemoryFolder(): string | undefined {
  if (!hasRoom()) return undefined
  const folder = mkdtempSync(`${memory}/arvand-test-`)
  // Some tests start the app as another user.
  chmodSync(folder, 0o1777)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(): boolean {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
    const options = mounted
      .find((mount) => mount.split(' ')[1] === memory)
      ?.split(' ')[3]
      ?.split(',')
    const { bavail, bsize } = statfsSync(memory)
    return options !== undefined && !options.includes('noexec') && bavail * bsize >= leastBytes
  } catch {
    return false
  }
}
