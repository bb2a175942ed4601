import { execFile } from 'node:child_process'
import { dirname, resolve } from 'node:path'

/** How a process is restricted beyond Node's permissions; restrictions that the machine does not allow are left out. */
export interface Confinement {
  /** Only root can start a process as another account. */
  readonly account: { readonly uid: number; readonly gid: number } | null
  /** Programs that start the process, e.g. `unshare`, which gives it a network without any connection. */
  readonly prefix: readonly string[]
}

// A uid that no account uses. Not `nobody`, because PostgreSQL may run as `nobody`, and a reader must have no access to
// it.
const stranger = { uid: 65_533, gid: 65_533 }
const withoutNetwork = ['unshare', '--user', '--net', '--']

/** The code that a reader's process may read. */
const repository = resolve(import.meta.dirname, '../../..')
export const codeFolders = ['server', 'contracts', 'persian', 'node_modules', 'package.json'].map((name) =>
  resolve(repository, name),
)

/** The strictest confinement under which a process can still reach its code and this folder. */
export async function findConfinement(workFolder: string): Promise<Confinement> {
  const accounts = process.getuid?.() === 0 ? [stranger, null] : [null]
  for (const account of accounts)
    for (const prefix of [withoutNetwork, []])
      if (await works({ account, prefix }, workFolder)) return { account, prefix }
  return { account: null, prefix: [] }
}

/** Whether a process that is started like this can reach Node, its code and its folder. */
const works = ({ account, prefix }: Confinement, workFolder: string): Promise<boolean> =>
  new Promise((done) => {
    const test = 'test -x "$0" && test -r "$1" && test -x "$2"'
    const code = resolve(import.meta.dirname, 'child-main.ts')
    const [program = 'sh', ...given] = [...prefix, 'sh', '-c', test, process.execPath, code, workFolder]
    const options = { timeout: 5000, cwd: '/', env: searchPath, ...account }
    execFile(program, given, options, (error) => done(error === null))
  })

/** The folders of `sh` and `unshare` on every system. */
export const searchPath = { PATH: '/usr/local/bin:/usr/bin:/bin' }

/** The command of one reader: `ulimit` first, then Node with its permission model. */
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
