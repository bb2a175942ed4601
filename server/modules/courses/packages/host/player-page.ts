import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (address: string): string => readFileSync(fileURLToPath(address), 'utf8')

const player = kept(() => fileOf(new URL('../player/player.html', import.meta.url).href))
const missing = kept(() => fileOf(new URL('../player/missing.html', import.meta.url).href))

/** The player's own files by name. Their names begin with two underscores; files of packages are below `content/`. */
export const playerFiles: ReadonlyMap<string, () => string> = new Map([
  ['__player.js', kept(() => fileOf(new URL('../player/player.js', import.meta.url).href))],
  ['__scorm-1.2.js', kept(() => fileOf(import.meta.resolve('scorm-again/scorm12/min')))],
  ['__scorm-2004.js', kept(() => fileOf(import.meta.resolve('scorm-again/scorm2004/min')))],
])

function kept(read: () => string): () => string {
  let text: string | undefined
  return () => {
    text ??= read()
    return text
  }
}

/** The page with the run-time and, in a frame, the package's content. It exchanges messages only with the app. */
export const playerPage = (appOrigin: string): string => player().replace('APP_ORIGIN', appOrigin)

/** The page for an address that opens nothing. */
export const missingPage = (): string => missing()
