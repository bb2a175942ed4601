import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The command that installs the browser for the journeys. */
export const howToInstall = 'apt-get install -y chromium'

/** The browser on this machine: `CHROMIUM_PATH`, or the first of its names in `PATH`; undefined when there is none. */
export function findChromium(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const { CHROMIUM_PATH: given, PATH: path = '' } = environment
  if (given) return canRun(given) ? given : undefined
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
