import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withStyleguide } from './app/config.ts'

const web = import.meta.dirname
const repository = join(web, '..')
const folders = ['app', 'public', '../contracts', '../persian', '../styleguide']
const files = [
  'vite.config.ts',
  'attempt-build.ts',
  'join-scripts.ts',
  'load-limits.ts',
  'script-plan.ts',
  'best-first.ts',
  'used-modules.ts',
  'light-contracts.ts',
  'light-icons.ts',
  'react-router.config.ts',
  'package.json',
  'precompress.ts',
  '../package-lock.json',
]
const ours = /\.(tsx?|css|svg|html|js|json|webmanifest|woff2|png)$/

export const buildFolder = join(web, 'build')
export const stampFile = join(buildFolder, 'stamp')

/** What the stamp of a build with the styleguide ends with. */
const styleguideMark = ' with the styleguide'

export const ownStamp = (): string => sourceStamp() + (withStyleguide ? styleguideMark : '')

/** Whether a build with this stamp is of the present sources. One with the styleguide does for everybody. */
export const isFresh = (stamp: string): boolean =>
  stamp === ownStamp() || stamp === sourceStamp() + styleguideMark

/** A hash of the content of all source files of the built web; the files' times do not count. */
function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const file of [
    ...folders.flatMap((folder) => filesIn(join(web, folder))),
    ...files.map((file) => join(web, file)),
  ])
    hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 32)
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && ours.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .sort()
}
