import { execFile } from 'node:child_process'
import { join } from 'node:path'

export interface DocumentOrder {
  /** Path of the template, one of our own `.typ` files. */
  readonly template: string
  /** What the template shows. Texts in it are never read as markup. */
  readonly data: unknown
  readonly format: 'pdf' | 'png'
  /** How many points wide the picture is; 1240 when left out, an A4 page at 150 points per inch. */
  readonly width?: number
}

const program = join(import.meta.dirname, 'render-main.ts')
const mostSeconds = 20
const mostBytes = 32 * 1024 ** 2

let last: Promise<unknown> = Promise.resolve()

/**
 * A PDF, or a picture of the first page, made in a process of its own so that the event loop stays free; one at a time,
 * so that many orders do not fill the memory.
 */
export function renderDocument(order: DocumentOrder): Promise<Buffer> {
  const made = last.then(() => render(order))
  last = made.catch(() => undefined)
  return made
}

function render(order: DocumentOrder): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning', program],
      // The process gets no secret of ours.
      {
        cwd: '/',
        env: {},
        encoding: 'buffer',
        timeout: mostSeconds * 1000,
        killSignal: 'SIGKILL',
        maxBuffer: mostBytes,
      },
      (error, file, said) => {
        if (error) reject(new Error(`the document failed: ${said.toString().slice(-1500)}`, { cause: error }))
        else resolve(file)
      },
    )
    // When the process dies while we write to it, its exit is what reports that.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(JSON.stringify(order))
  })
}
