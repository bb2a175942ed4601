import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { type Over, watchProcess } from '#platform/reader-process'

let found: Promise<readonly (string | null)[]> | undefined

/** Paths of ffmpeg and ffprobe on this machine (null when missing); looked up once. */
const places = () => {
  found ??= Promise.all(['ffmpeg', 'ffprobe'].map(placeOf))
  return found
}

/** Whether ffmpeg and ffprobe are on this machine. */
export const hasFfmpeg = async (): Promise<boolean> => (await places()).every((place) => place !== null)

const placeOf = (program: string): Promise<string | null> =>
  new Promise((resolve) => {
    const look = `"$0" -version > /dev/null && command -v "$0"`
    execFile('sh', ['-c', look, program], { timeout: 10_000 }, (error, told) =>
      resolve(error ? null : told.trim()),
    )
  })

// Programs that read uploaded files get an empty environment, so that no secret of the app can leak.
const environment = {}

/** Bytes. Six sizes of a 4K HEVC film take 560 MiB; a file that needs more is built to fill the memory. */
const mostMemory = 700 * 1024 ** 2
/** Seconds without progress; no piece of a film takes so long, even on a small machine under load. */
const mostSilence = 300

/** ffmpeg or ffprobe refused the file: the file is at fault, and another try would end the same way. */
export class ProgramRefused extends Error {}

// Only these containers are read. Some other formats are lists of further files, which must never be followed.
const containers = 'mov,matroska,avi,asf,flv,mpegts,ogg,mp3,aac,wav,flac'

/** Runs ffprobe and gives its JSON. */
export async function probe(path: string, signal: AbortSignal): Promise<unknown> {
  const given = [
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    containers,
    '-v',
    'error',
    '-of',
    'json',
    '-show_format',
    '-show_streams',
    path,
  ]
  try {
    const [, ffprobe] = await places()
    const { stdout } = await promisify(execFile)(ffprobe ?? 'ffprobe', given, {
      signal,
      env: environment,
      timeout: 60_000,
      maxBuffer: 10_000_000,
    })
    return JSON.parse(stdout)
  } catch (cause) {
    signal.throwIfAborted()
    throw new ProgramRefused('ffprobe refused the file', { cause })
  }
}

/**
 * Becomes the program that follows, and leaves a guard beside it that reads a pipe from this process. The pipe ends
 * when this process is killed, even by SIGKILL, and then the guard kills the program. A line says that the program has
 * ended by itself, so that no other process that got its number is killed.
 */
const guarded = '(read ended <&3 || kill -9 $$) < /dev/null > /dev/null 2>&1 & exec "$@" 3<&-'

/** Runs ffmpeg at low priority; `onSecond` gets how many seconds of the film are done. */
export async function ffmpeg(
  given: readonly string[],
  signal: AbortSignal,
  onSecond: (second: number) => void,
): Promise<void> {
  const [program] = await places()
  const fixedArguments = [
    '-nostdin',
    '-hide_banner',
    '-v',
    'error',
    '-y',
    '-progress',
    'pipe:1',
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    containers,
  ]
  if (!program) throw new Error('there is no ffmpeg on this machine')
  return new Promise((resolve, reject) => {
    const command = ['-c', guarded, 'sh', program, ...fixedArguments, ...given]
    const child = spawn('/bin/sh', command, {
      signal,
      killSignal: 'SIGKILL',
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    }) as ChildProcessByStdio<null, Readable, Readable>
    const guard = child.stdio[3] as Writable
    guard.on('error', () => undefined)
    child.on('exit', () => guard.end('\n', () => guard.destroy()))
    // ffmpeg must not outlive this process: nobody would use its result.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    let trouble = ''
    let over: Over | null = null
    const limits = { memory: mostMemory, memoryOfAll: mostMemory, seconds: 86_400, silence: mostSilence }
    const watch = watchProcess(child.pid ?? 0, limits, (reason) => {
      over = reason
      end()
    })
    child.on('spawn', () => yieldToOthers(child.pid))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      watch.sign()
      const second = Number(text.match(/out_time_us=(\d+)/)?.[1]) / 1_000_000
      if (Number.isFinite(second)) onSecond(second)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      trouble = (trouble + text).slice(-2000)
    })
    child.on('error', (error) => {
      process.off('exit', end)
      watch.stop()
      reject(error)
    })
    child.on('close', (code, killed) => {
      process.off('exit', end)
      watch.stop()
      if (code === 0) resolve()
      // A reader needed the memory for another file: the job will try this film again.
      else if (over === 'busy') reject(new Error('ffmpeg gave way to a reader'))
      else if (over !== null) reject(new ProgramRefused(`ffmpeg took too much: ${over}`))
      else reject(killed === null ? new ProgramRefused(trouble) : new Error(`ffmpeg was ended by ${killed}`))
    })
  })
}

function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 10)
  } catch {
    // The process has ended already, or the system does not allow a change of priority.
  }
}
