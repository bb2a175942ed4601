import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The command that installs the browser for the journeys, and its smaller twin, in which most of them are faster. */
export const howToInstall = 'apt-get install -y chromium chromium-headless-shell'

/** The browser on this machine: `CHROMIUM_PATH`, or the first of its names in `PATH`; undefined when there is none. */
export function findChromium({ CHROMIUM_PATH: given, PATH: path }: Environment): string | undefined {
  if (given) return canRun(given) ? given : undefined
  return firstOf(names, path)
}

/**
 * The headless shell beside the browser: the same engine without windows, for three quarters of the processor time. The
 * browser itself where the shell is missing, or where `CHROMIUM_PATH` names the browser for all journeys.
 */
export function findShell(environment: Environment): string | undefined {
  const chromium = findChromium(environment)
  if (environment.CHROMIUM_PATH || !chromium) return chromium
  return firstOf(['chromium-headless-shell'], environment.PATH) ?? chromium
}

function firstOf(files: readonly string[], path = ''): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return files.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
