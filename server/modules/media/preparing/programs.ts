import { execFile, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'

let found: Promise<boolean> | undefined

/** Whether ffmpeg and ffprobe are on this machine; looked for once. */
export function hasFfmpeg(): Promise<boolean> {
  found ??= Promise.all(['ffmpeg', 'ffprobe'].map(answers)).then((both) => both.every(Boolean))
  return found
}

const answers = (program: string): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(program, ['-version'], { timeout: 10_000 }, (error) => resolve(error === null))
  })

/** The program said no: the file is at fault, and another try would end the same way. */
export class ProgramRefused extends Error {}

/** Runs ffprobe and gives its JSON. */
export async function probe(path: string, signal: AbortSignal): Promise<unknown> {
  const given = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', path]
  try {
    const { stdout } = await promisify(execFile)('ffprobe', given, {
      signal,
      timeout: 60_000,
      maxBuffer: 10_000_000,
    })
    return JSON.parse(stdout)
  } catch (cause) {
    signal.throwIfAborted()
    throw new ProgramRefused('ffprobe refused the file', { cause })
  }
}

/** Runs ffmpeg behind everything else on the machine; hears how many seconds of the film are done. */
export function ffmpeg(
  given: readonly string[],
  signal: AbortSignal,
  onSecond: (second: number) => void,
): Promise<void> {
  const standing = [
    '-nostdin',
    '-hide_banner',
    '-v',
    'error',
    '-y',
    '-progress',
    'pipe:1',
    '-protocol_whitelist',
    'file',
  ]
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', [...standing, ...given], { signal, killSignal: 'SIGKILL' })
    // Nobody would wait for what it makes.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    let trouble = ''
    child.on('spawn', () => yieldToOthers(child.pid))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const second = Number(text.match(/out_time_us=(\d+)/)?.[1]) / 1_000_000
      if (Number.isFinite(second)) onSecond(second)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      trouble = (trouble + text).slice(-2000)
    })
    child.on('error', (error) => {
      process.off('exit', end)
      reject(error)
    })
    child.on('close', (code, killed) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(killed === null ? new ProgramRefused(trouble) : new Error(`ffmpeg was ended by ${killed}`))
    })
  })
}

function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 10)
  } catch {
    // It has ended already, or the machine does not let us.
  }
}
