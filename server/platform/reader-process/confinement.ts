import { execFile } from 'node:child_process'
import { dirname, resolve } from 'node:path'

/** How a process is cut off beyond what Node does; what the machine does not let us do is left out. */
export interface Confinement {
  /** Only root can hand a process to somebody else. */
  readonly account: { readonly uid: number; readonly gid: number } | null
  /** Programs that start it, e.g. `unshare` for a network of its own that leads nowhere. */
  readonly prefix: readonly string[]
}

// A number that is nobody's: PostgreSQL may run as `nobody`, and a reader must not come near it.
const stranger = { uid: 65_533, gid: 65_533 }
const withoutNetwork = ['unshare', '--user', '--net', '--']

/** Program files and the code that a reader may load. */
const repository = resolve(import.meta.dirname, '../../..')
export const codeFolders = ['server', 'contracts', 'persian', 'node_modules', 'package.json'].map((name) =>
  resolve(repository, name),
)

/** The most that works here for this folder, which a stranger may be unable to reach. */
export async function findConfinement(workFolder: string): Promise<Confinement> {
  const accounts = process.getuid?.() === 0 ? [stranger, null] : [null]
  for (const account of accounts)
    for (const prefix of [withoutNetwork, []])
      if (await works({ account, prefix }, workFolder)) return { account, prefix }
  return { account: null, prefix: [] }
}

/** Whether a process so started reaches the program, its code and its folder. */
const works = ({ account, prefix }: Confinement, workFolder: string): Promise<boolean> =>
  new Promise((done) => {
    const test = 'test -x "$0" && test -r "$1" && test -x "$2"'
    const code = resolve(import.meta.dirname, 'child-main.ts')
    const [program = 'sh', ...given] = [...prefix, 'sh', '-c', test, process.execPath, code, workFolder]
    const options = { timeout: 5000, cwd: '/', env: searchPath, ...account }
    execFile(program, given, options, (error) => done(error === null))
  })

/** Where `sh` and `unshare` stand on every system. */
export const searchPath = { PATH: '/usr/local/bin:/usr/bin:/bin' }

/** The command that runs one reader: limits of the kernel first, then Node without rights. */
export function commandFor(
  { prefix }: Confinement,
  { code, folder, hasAddons, heapMb, cpuSeconds, fileBytes }: ChildCommand,
): readonly [string, ...string[]] {
  const limits = `ulimit -c 0; ulimit -t ${Math.ceil(cpuSeconds)}; ulimit -f ${Math.ceil(fileBytes / 512)}; exec "$@"`
  const node = [
    process.execPath,
    '--no-warnings',
    '--permission',
    ...[...codeFolders, dirname(process.execPath), `${folder}/`].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${folder}/out/`,
    ...(hasAddons ? ['--allow-addons'] : []),
    `--max-old-space-size=${heapMb}`,
    '--disallow-code-generation-from-strings',
    resolve(import.meta.dirname, 'child-main.ts'),
    code,
  ]
  const [program = 'sh', ...given] = [...prefix, 'sh', '-c', limits, 'sh', ...node]
  return [program, ...given]
}

export interface ChildCommand {
  readonly code: string
  readonly folder: string
  readonly hasAddons: boolean
  readonly heapMb: number
  readonly cpuSeconds: number
  readonly fileBytes: number
}
